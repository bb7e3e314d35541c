import BoardingAsync
import BoardingSimulation
import BoardingTesting
import Testing

struct SimulationTests {
  @Test func `all tiers that this package builds on are live`() {
    #expect(SimulationTier.live == .scheduling)
    #expect(
      Simulation.tierDescription == "tier 3, the hooks of the runtime and its scheduling executors"
    )
  }

  @Test func `children run in the order in which they become ready`() throws {
    let simulation = Simulation()
    let log = Log()
    try simulation.run {
      await withTaskGroup(of: Void.self) { group in
        for name in ["a", "b", "c"] {
          group.addTask {
            log.write("\(name) begins")
            await Task.yield()
            log.write("\(name) ends")
          }
        }
      }
      log.write("all done")
    }
    #expect(
      log.lines == ["a begins", "b begins", "c begins", "a ends", "b ends", "c ends", "all done"]
    )
  }

  @Test func `sleepers wake by deadline, each before the next is looked at`() throws {
    let simulation = Simulation()
    let clock = simulation.clock
    let log = Log()
    try simulation.run {
      for (name, seconds) in [("c", 3), ("a", 1), ("b", 1)] {
        Task {
          try await clock.sleep(for: .seconds(seconds))
          log.write("\(name) \(clock.now.elapsed / .seconds(1))")
          try await clock.sleep(for: .zero)
          log.write("\(name) again")
        }
      }
      await simulation.advance(by: .seconds(2))
      log.write("two seconds")
      await simulation.advance(by: .seconds(1))
    }
    #expect(
      log.lines == ["a 1.0", "b 1.0", "a again", "b again", "two seconds", "c 3.0", "c again"]
    )
  }

  @Test func `unstructured and detached tasks stay in`() throws {
    let simulation = Simulation()
    let log = Log()
    try simulation.run {
      let detached = Task.detached {
        let inner = Task { log.write("inner") }
        await inner.value
        log.write("detached")
      }
      log.write("script")
      await detached.value
    }
    #expect(log.lines == ["script", "inner", "detached"])
  }

  @MainActor
  @Test func `the main actor stays in where it drives`() throws {
    let simulation = Simulation()
    let log = Log()
    try simulation.run {
      let task = Task.detached {
        await MainActor.run {
          MainActor.assertIsolated()
          log.write("main")
        }
        let other = Task { @MainActor in log.write("other") }
        await other.value
        log.write("detached")
      }
      MainActor.assertIsolated()
      log.write("script")
      await task.value
      MainActor.assertIsolated()
    }
    #expect(log.lines == ["script", "main", "other", "detached"])
  }

  @Test func `code that does not await is driven by plain advances`() {
    let simulation = Simulation()
    let clock = simulation.clock
    let log = Log()
    simulation.perform {
      _ = Task {
        try await clock.sleep(for: .seconds(1))
        log.write("slept")
      }
    }
    #expect(log.lines == [])
    simulation.advance(by: .zero)
    #expect(clock.pendingCount == 1)
    simulation.advance(by: .seconds(1))
    #expect(log.lines == ["slept"])
  }

  @Test func `actors stay in`() throws {
    let simulation = Simulation()
    let counter = Counter()
    let total = try simulation.run {
      await withTaskGroup(of: Void.self) { group in
        for _ in 0..<10 { group.addTask { await counter.add() } }
      }
      return await counter.total
    }
    #expect(total == 10)
  }

  @Test func `many tasks keep their order however often they hop`() throws {
    let simulation = Simulation()
    let log = Log()
    try simulation.run {
      await withTaskGroup(of: Void.self) { group in
        for number in 0..<100 {
          group.addTask {
            for round in 0..<3 {
              log.write("\(round) \(number)")
              await Task.yield()
            }
          }
        }
      }
    }
    #expect(log.lines == (0..<3).flatMap { round in (0..<100).map { "\(round) \($0)" } })
  }

  @Test func `who sleeps for as long as a transition takes finds it over`() throws {
    let simulation = Simulation()
    simulation.advance(by: .seconds(5))
    let (first, second) = (PlainScreen("A"), PlainScreen("B"))
    let controller = BoardingNavigationController(screensToPresent: [first, second])
    controller.start()
    simulation.attach(controller)
    let progress = try simulation.run {
      let sleeper = Task { try await simulation.clock.sleep(for: .milliseconds(400)) }
      await Task.yield()
      controller.pushToNext()
      await simulation.advance(by: .milliseconds(200))
      let half = controller.transitionProgress
      await simulation.advance(by: .milliseconds(200))
      try await sleeper.value
      return [half, controller.transitionProgress]
    }
    #expect(progress == [0.5, nil])
    #expect(controller.now.nanoseconds == 400_000_000)
  }

  @Test func `several who wait for time to pass are served in order`() throws {
    let simulation = Simulation()
    let log = Log()
    try simulation.run {
      async let other: Void = simulation.advance(by: .seconds(3))
      await simulation.advance(by: .seconds(1))
      log.write("\(simulation.clock.now.elapsed / .seconds(1))")
      await other
      log.write("\(simulation.clock.now.elapsed / .seconds(1))")
    }
    #expect(log.lines == ["1.0", "3.0"])
  }

  @Test func `what a script throws comes out`() {
    let simulation = Simulation()
    #expect(throws: Refused.self) {
      try simulation.run { throw Refused() }
    }
  }

  /// An error of a script.
  struct Refused: Error {}

  /// Counts.
  private actor Counter {
    /// How often it was asked to.
    private(set) var total = 0

    /// Counts one.
    func add() {
      total += 1
    }
  }
}
