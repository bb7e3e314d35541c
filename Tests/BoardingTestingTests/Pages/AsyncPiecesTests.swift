import BoardingAsync
import BoardingMotion
import BoardingPaging
import BoardingTesting
import Testing

struct AsyncPiecesTests {
  /// An archive whose pieces are loaded by tasks without an actor.
  ///
  /// - Returns: The archive; its time is that of its simulation.
  private func stage() throws -> Archive {
    let archive = try Archive()
    let controller = try #require(archive.controller)
    archive.simulation.attach(controller)
    controller.awaitPieces(on: archive.simulation.executor) { [unowned archive] request in
      try await archive.piece(for: request)
    }
    return archive
  }

  @Test func `a task loads each request, in order`() throws {
    let archive = try stage()
    #expect(
      archive.after(100) { $0.start() } == [
        "0 requested #1 refresh start, try 1",
        "#1 begins",
        "100 replaced all by 3 items, 0 left out, by #1 refresh start, try 1",
        "100 prepend is complete",
      ]
    )
    #expect(
      archive.after(300) { $0.currentIndex = 2 } == [
        "100 requested #2 append key 1, try 1",
        "#2 begins",
        "200 appended 3 items, 0 left out, by #2 append key 1, try 1",
      ]
    )
    #expect(archive.controller?.count == 6)
  }

  @Test func `what is on its way already is loaded too`() throws {
    let archive = try Archive()
    let controller = try #require(archive.controller)
    controller.start()
    archive.simulation.attach(controller)
    archive.simulation.perform {
      _ = controller.awaitPieces(on: archive.simulation.executor) { [unowned archive] request in
        try await archive.piece(for: request)
      }
    }
    archive.simulation.advance(by: .milliseconds(100))
    #expect(controller.count == 3)
  }

  @Test func `a refresh cancels what it makes useless`() throws {
    let archive = try stage()
    _ = archive.after(100) { $0.start() }
    _ = archive.after(50) { $0.currentIndex = 2 }
    #expect(
      archive.after(200) { $0.start() } == [
        "150 cancelled #2 append key 1, try 1",
        "150 cleared",
        "150 requested #3 refresh start, try 1",
        "#2 cancelled",
        "#3 begins",
        "250 replaced all by 3 items, 0 left out, by #3 refresh start, try 1",
        "250 prepend is complete",
      ]
    )
    let tally = archive.simulation.clock.tally
    #expect([tally.started, tally.woken, tally.cancelled] == [3, 2, 1])
    #expect(archive.simulation.clock.pendingCount == 0)
  }

  @Test func `a piece that comes although it is wanted no more is refused`() throws {
    let archive = try stage()
    archive.isStubborn = true
    _ = archive.after(50) { $0.start() }
    #expect(
      archive.after(100) { $0.start() } == [
        "50 cancelled #1 refresh start, try 1",
        "50 requested #2 refresh start, try 1",
        "#1 cancelled",
        "50 refused: The answer to request #1 of generation 1 is stale;"
          + " expected one that is on its way in generation 2.",
        "#2 begins",
        "150 replaced all by 3 items, 0 left out, by #2 refresh start, try 1",
        "150 prepend is complete",
      ]
    )
  }

  @Test func `an error is tried again in virtual time, and then by hand`() throws {
    let archive = try stage()
    archive.errors = [NoLine(), NoLine(), NoLine()]
    #expect(
      archive.after(5000) { $0.start() } == [
        "0 requested #1 refresh start, try 1",
        "#1 begins",
        "100 #1 refresh start, try 1: error 0, again at 1100000000 ns",
        "1100 requested #2 refresh start, try 2",
        "#2 begins",
        "1200 #2 refresh start, try 2: error 0, again at 3200000000 ns",
        "3200 requested #3 refresh start, try 3",
        "#3 begins",
        "3300 failed #3 refresh start, try 3: error 0",
      ]
    )
    #expect(
      archive.after(100) { $0.retry(.refresh) } == [
        "5000 requested #4 refresh start, try 1",
        "#4 begins",
        "5100 replaced all by 3 items, 0 left out, by #4 refresh start, try 1",
        "5100 prepend is complete",
      ]
    )
  }

  @Test func `a failure is handed in as it is, and errors are kept until a piece comes`() throws {
    let archive = try Archive()
    let controller = try #require(archive.controller)
    archive.simulation.attach(controller)
    let tasks = controller.awaitPieces(on: archive.simulation.executor) {
      [unowned archive] request in try await archive.piece(for: request)
    }
    archive.errors = [LoadFailure.source(code: 404), NoLine()]
    #expect(
      archive.after(200) { $0.start() } == [
        "0 requested #1 refresh start, try 1",
        "#1 begins",
        "100 #1 refresh start, try 1: error 404, again at 1100000000 ns",
      ]
    )
    #expect(tasks.errors[.refresh] as? LoadFailure == .source(code: 404))
    _ = archive.after(1000) { _ in }
    #expect(tasks.errors[.refresh] is NoLine)
    #expect(tasks.count == 0)
    _ = archive.after(2100) { _ in }
    #expect(tasks.errors.isEmpty)
    #expect(controller.count == 3)
  }

  @Test func `a controller that goes cancels its tasks`() throws {
    let archive = try Archive()
    archive.controller?.awaitPieces(on: archive.simulation.executor) {
      [unowned archive] request in try await archive.piece(for: request)
    }
    _ = archive.after(50) { $0.start() }
    weak let controller = archive.controller
    archive.controller = nil
    #expect(controller == nil)
    #expect(archive.after(1000) { _ in } == ["#1 cancelled"])
    #expect(archive.simulation.clock.pendingCount == 0)
  }

  @Test func `other tasks take over what is on its way`() throws {
    let archive = try stage()
    _ = archive.after(50) { $0.start() }
    let log = archive.after(100) { controller in
      controller.awaitPieces(on: archive.simulation.executor) { _ in LoadedPiece([7]) }
    }
    #expect(
      log == [
        "#1 cancelled",
        "50 replaced all by 1 items, 0 left out, by #1 refresh start, try 1",
        "50 append is complete",
        "50 prepend is complete",
      ]
    )
  }

  @MainActor
  @Test func `pieces come back on the main actor`() throws {
    let archive = try Archive()
    let controller = try #require(archive.controller)
    archive.simulation.attach(controller)
    let delay = archive.simulation.clock
    controller.awaitPieces { request in
      MainActor.assertIsolated()
      try await delay.sleep(for: .milliseconds(100))
      MainActor.assertIsolated()
      return LoadedPiece([1, 2, 3])
    }
    let counts = try archive.simulation.run {
      controller.start()
      await archive.simulation.advance(by: .milliseconds(99))
      let before = controller.count
      await archive.simulation.advance(by: .milliseconds(1))
      return [before, controller.count]
    }
    #expect(counts == [0, 3])
  }

  @Test func `moves at random wake or cancel each load once, in one order`() throws {
    var logs: [[String]: Int] = [:]
    for _ in 0..<3 {
      let archive = try stage()
      archive.total = 60
      var random = SplitMix64(seed: 7)
      _ = archive.after(0) { $0.start() }
      for _ in 0..<200 {
        let wish = Int.random(in: 0..<8, using: &random)
        if wish == 0 { archive.errors = [NoLine()] }
        _ = archive.after(Int.random(in: 0...90, using: &random)) { controller in
          switch wish {
          case 1: controller.refresh(.everyPiece)
          case 2: controller.start()
          case 3: controller.refresh(.start)
          default: controller.currentIndex = max(0, controller.count - 1)
          }
        }
      }
      _ = archive.after(100_000) { _ in }
      let tally = archive.simulation.clock.tally
      #expect(tally.woken + tally.cancelled == tally.started)
      #expect(tally.woken > 0 && tally.cancelled > 0)
      #expect(archive.simulation.clock.pendingCount == 0)
      #expect(archive.controller?.loader.pendingRequests == [])
      logs[archive.log.lines, default: 0] += 1
    }
    #expect(logs.values.sorted() == [3])
  }

  /// An error that is no failure of a load.
  struct NoLine: Error {}
}
