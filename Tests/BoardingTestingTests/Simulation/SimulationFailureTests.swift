import BoardingAsync
import BoardingTesting
import Foundation
import Testing

struct SimulationFailureTests {
  @Test func `a script that waits for ever fails at the line that drives it`() {
    let failures = issues {
      let simulation = Simulation(patience: .milliseconds(10))
      #expect(throws: Simulation.Stalled.self) {
        try simulation.run {
          let (stream, _) = AsyncStream.makeStream(of: Int.self)
          for await _ in stream {}
        }
      }
    }
    #expect(failures == ["+2: Nothing can go on at 0.0 seconds, and nobody lets time pass."])
  }

  @Test func `a script that sleeps while nobody lets time pass says until when`() {
    let failures = issues {
      let simulation = Simulation(patience: .milliseconds(10))
      #expect(throws: Simulation.Stalled.self) {
        try simulation.run { try await simulation.clock.sleep(for: .seconds(3)) }
      }
      #expect(simulation.clock.pendingCount == 0)
    }
    #expect(
      failures == [
        "+2: Nothing can go on at 0.0 seconds, 1 asleep until 3.0 seconds or later, "
          + "and nobody lets time pass."
      ]
    )
  }

  @Test func `an endless loop of sleeps of no time fails`() {
    let failures = issues {
      let simulation = Simulation(limit: 10_000)
      #expect(throws: Simulation.Endless.self) {
        try simulation.run {
          while true { try await simulation.clock.sleep(for: .zero) }
        }
      }
    }
    #expect(
      failures == ["+2: The instant 0.0 seconds does not end: it had more than 10000 jobs."]
    )
  }

  @Test func `an endless loop of yields that nobody awaits fails in a plain advance`() {
    let failures = issues {
      let simulation = Simulation(limit: 10_000)
      simulation.perform {
        _ = Task {
          while true { await Task.yield() }
        }
      }
      simulation.advance(by: .seconds(1))
    }
    #expect(
      failures == ["+7: The instant 0.0 seconds does not end: it had more than 10000 jobs."]
    )
  }

  @Test func `work that comes back from another thread fails`() {
    let failures = issues {
      let simulation = Simulation(patience: .seconds(86_400))
      #expect(throws: Never.self) {
        try simulation.run {
          // It takes so long that the script waits for it by then.
          await Task(executorPreference: FreshThreads()) {
            busy(for: .milliseconds(200))
          }.value
        }
      }
    }
    #expect(failures == ["+2: Work left the simulation: a job came back from other threads."])
  }

  @Test func `work that leaves may be allowed`() throws {
    let simulation = Simulation(escapes: .allow, patience: .seconds(86_400))
    let text = try simulation.run {
      await Task(executorPreference: FreshThreads()) { "elsewhere" }.value
    }
    #expect(text == "elsewhere")
  }

  @Test func `a sleep in real time fails`() {
    let failures = issues {
      let simulation = Simulation(patience: .seconds(86_400))
      #expect(throws: Never.self) {
        try simulation.run { try await Task.sleep(for: .milliseconds(200)) }
      }
    }
    #expect(failures == ["+2: Work left the simulation: a task slept in real time."])
  }

  @Test func `a short sleep in real time fails even if it is over before anybody waits for it`() {
    let failures = issues {
      let simulation = Simulation(patience: .seconds(86_400))
      #expect(throws: Never.self) {
        try simulation.run {
          let task = Task { try? await Task.sleep(for: .nanoseconds(1)) }
          async let child: Void? = try? Task.sleep(nanoseconds: 1)
          _ = await (task.value, child)
        }
      }
    }
    #expect(failures == ["+2: Work left the simulation: tasks, 2 times, slept in real time."])
  }

  @Test func `a job of the main actor leaves where something else drives`() async {
    let failures = issues {
      let simulation = Simulation(patience: .seconds(86_400))
      #expect(throws: Never.self) {
        try simulation.run { await MainActor.run {} }
      }
    }
    #expect(failures == ["+2: Work left the simulation: a job came back from other threads."])
  }

  @Test func `a failure outside of a test stops the program`() async {
    await #expect(processExitsWith: .failure) {
      let task = Task.detached {
        let simulation = Simulation(patience: .zero)
        try simulation.run { try await simulation.clock.sleep(for: .seconds(1)) }
      }
      // Only the missing test may stop the program: the error itself goes nowhere.
      _ = await task.result
    }
  }

  @Test func `a plain advance inside of a script is a broken contract`() async {
    await #expect(processExitsWith: .failure) {
      let simulation = Simulation()
      try simulation.run { plainAdvance(simulation) }
    }
  }

  @Test func `nobody else advances the clock of a simulation`() async {
    await #expect(processExitsWith: .failure) {
      Simulation().clock.advance(by: .seconds(1))
    }
  }
}

/// Advances without awaiting.
///
/// - Parameter simulation: The simulation.
private func plainAdvance(_ simulation: Simulation) {
  simulation.advance(by: .seconds(1))
}

/// Runs each job on a thread of its own, which waits for no other work.
///
/// A simulation keeps a thread of the pool of the system while it waits, and other tests keep the
/// rest, so that work that waits for the pool would come back when they please.
private final class FreshThreads: TaskExecutor {
  /// Runs a job.
  ///
  /// - Parameter job: The job.
  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    Thread.detachNewThread { unsafe job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}

/// Keeps a thread busy, in real time.
///
/// - Parameter duration: How long.
private func busy(for duration: Duration) {
  let end = ContinuousClock.now + duration
  while ContinuousClock.now < end {}
}
