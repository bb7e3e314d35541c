import BoardingPaging
import Testing

struct PieceLoaderAskingTests {
  @Test func `a load does not wait until an end is near, and is sent once`() {
    var desk = LoaderDesk()
    #expect(
      desk { $0.load(.append, into: &$1) } == [
        "refused: The direction is append; expected one with more to load that has not failed."
      ]
    )
    desk.start()
    #expect(desk { $0.load(.append, into: &$1) } == [])
    desk.answer(.refresh, .of(0..<20, next: 1))
    #expect(desk { $0.load(.append, into: &$1) } == ["requested #2 append key 1, try 1"])
    #expect(desk { $0.load(.append, into: &$1) } == [])
    #expect(
      desk { $0.load(.prepend, into: &$1) } == [
        "refused: The direction is prepend; expected one with more to load that has not failed."
      ]
    )
    #expect(
      desk { $0.load(.refresh, into: &$1) } == [
        "cancelled #2 append key 1, try 1", "requested #3 refresh start, try 1",
      ]
    )
  }

  @Test func `what failed is not loaded but tried again`() throws {
    var desk = LoaderDesk(try LoadingOptions(retry: .never))
    desk.start()
    desk.answer(.refresh, .of(0..<20, next: 1))
    desk.move(to: 15)
    desk.fail(.append)
    #expect(
      desk { $0.load(.append, into: &$1) } == [
        "refused: The direction is append; expected one with more to load that has not failed."
      ]
    )
    #expect(desk.retry(.append) == ["requested #3 append key 1, try 1"])
  }
}
