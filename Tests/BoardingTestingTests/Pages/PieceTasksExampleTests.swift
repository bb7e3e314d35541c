import BoardingAsync
import BoardingPaging
import BoardingTesting
import Testing

struct PieceTasksExampleTests {
  /// A list that owns a loader and tells what happens in it.
  private final class List {
    var loader = PieceLoader()
    var onEvent: ((PieceLoader.Event) -> Void)?

    func start() { tell { $0.start(into: &$1) } }

    func answer(_ request: LoadRequest, with answer: LoadAnswer) {
      tell { $0.answer(request, with: answer, into: &$1) }
    }

    private func tell(_ body: (inout PieceLoader, inout [PieceLoader.Event]) -> Void) {
      var events: [PieceLoader.Event] = []
      body(&loader, &events)
      for event in events { onEvent?(event) }
    }
  }

  @MainActor
  @Test func `the examples of awaited pieces run`() throws {
    let simulation = Simulation()
    let archive = Shelves()
    let list = List()
    let flexible = try FlexiblePagingController()
    try simulation.run {
      let tasks = PieceTasks(load: { try await archive.piece(for: $0) }) { request, answer in
        list.answer(request, with: answer)
      }
      list.onEvent = { tasks.take($0) }
      list.start()
      flexible.awaitPieces { request in try await archive.piece(for: request) }
      flexible.start()
      await simulation.advance(by: .zero)
    }
    #expect(list.loader.count == 3)
    #expect(flexible.count == 3)
    list.onEvent = nil
  }
}

/// Has three items.
private actor Shelves {
  func piece(for request: LoadRequest) throws -> LoadedPiece { LoadedPiece([1, 2, 3]) }
}
