import BoardingPaging
import Testing

struct PieceLoaderRetryTests {
  /// Returns a desk whose second piece is on its way.
  ///
  /// - Parameter options: How items are loaded.
  /// - Returns: The desk.
  private func desk(_ options: LoadingOptions = .standard) -> LoaderDesk {
    var desk = LoaderDesk(options)
    desk.start()
    desk.answer(.refresh, .of(0..<20, next: 1))
    desk.move(to: 15)
    return desk
  }

  @Test func `three tries, and the failure is told after the last one`() {
    var desk = desk()
    #expect(desk.fail(.append) == ["#2 append key 1, try 1: error 7, again at 1000000000 ns"])
    #expect(desk.loader.nextDue == Instant(nanoseconds: 1_000_000_000))
    #expect(desk.loader.phase(of: .append).isBusy)
    #expect(desk.advance(toSecond: 1) == ["requested #3 append key 1, try 2"])
    #expect(desk.fail(.append) == ["#3 append key 1, try 2: error 7, again at 3000000000 ns"])
    #expect(desk.advance(toSecond: 3) == ["requested #4 append key 1, try 3"])
    #expect(desk.fail(.append) == ["failed #4 append key 1, try 3: error 7"])
    #expect(desk.loader.phase(of: .append).description == "failed after 3 tries: error 7")
    #expect(desk.loader.nextDue == nil)
  }

  @Test func `a direction that failed takes no trigger until a retry, which keeps the place`() {
    var desk = desk()
    for second: Int64 in [1, 3, 3] {
      desk.fail(.append)
      desk.advance(toSecond: second)
    }
    for index in [19, 3, 19] { #expect(desk.move(to: index) == []) }
    #expect(desk.retry(.append) == ["requested #5 append key 1, try 1"])
    desk.answer(.append, .of(20..<40, next: 2))
    #expect(desk.loader.currentIndex == 19)
    #expect(desk.loader.currentPage == 19)
  }

  @Test func `a retry does not wait for its time`() {
    var desk = desk()
    desk.fail(.append)
    #expect(desk.retry(.append) == ["requested #3 append key 1, try 2"])
    #expect(desk.advance(toSecond: 10) == [])
    #expect(
      desk.retry(.append) == [
        "refused: The direction is append; expected one that failed or waits."
      ]
    )
  }

  @Test func `delays double up to the longest one`() throws {
    let retry = try RetryPolicy(
      attempts: 9,
      firstDelay: .seconds(1),
      longestDelay: .seconds(30)
    )
    var desk = desk(try LoadingOptions(retry: retry))
    var due: [Int64] = []
    while true {
      desk.fail(.append)
      guard let next = desk.loader.nextDue else { break }
      due.append(desk.loader.now.duration(to: next).components.seconds)
      desk.advance(toSecond: next.nanoseconds / 1_000_000_000)
    }
    #expect(due == [1, 2, 4, 8, 16, 30, 30, 30])
  }

  @Test func `absurd delays and tries neither trap nor hang`() throws {
    let longest = Duration(secondsComponent: .max, attosecondsComponent: 0)
    let retry = try RetryPolicy(attempts: .max, firstDelay: longest, longestDelay: longest)
    var desk = desk(try LoadingOptions(retry: retry))
    desk.advance(toSecond: 1)
    #expect(desk.fail(.append) == ["failed #2 append key 1, try 1: error 7"])
    let none = try RetryPolicy(attempts: .max, firstDelay: .zero, longestDelay: .zero)
    var busy = self.desk(try LoadingOptions(retry: none))
    busy.fail(.append)
    #expect(busy.advance(toSecond: 0) == ["requested #3 append key 1, try 2"])
  }

  @Test func `a policy that makes no sense is refused`() {
    #expect(throws: LoadingFault(at: .attempts, found: 0, atLeast: 1)) {
      try RetryPolicy(attempts: 0)
    }
    #expect(throws: LoadingFault(at: .firstDelay, found: -1, atLeast: 0)) {
      try RetryPolicy(firstDelay: .nanoseconds(-1))
    }
    #expect(throws: LoadingFault(at: .longestDelay, found: -1, atLeast: 0)) {
      try RetryPolicy(longestDelay: .nanoseconds(-1))
    }
  }

  @Test func `time that is over is refused`() {
    var desk = desk()
    desk.advance(toSecond: 2)
    #expect(
      desk.advance(toSecond: 1) == [
        "refused: The time is 1000000000 ns; expected 2000000000 ns or later."
      ]
    )
  }

  @Test func `a refresh fails like the others, and the old items stay`() throws {
    var desk = desk(try LoadingOptions(retry: .never))
    desk.answer(.append, .of(20..<40, next: 2))
    desk.refresh()
    #expect(desk.fail(.refresh) == ["failed #3 refresh start, try 1: error 7"])
    #expect(desk.loader.count == 40)
    #expect(desk.move(to: 39) == ["requested #4 append key 2, try 1"])
    #expect(desk.retry(.refresh) == ["requested #5 refresh start, try 1"])
  }
}
