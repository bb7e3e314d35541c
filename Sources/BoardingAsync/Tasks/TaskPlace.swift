/// Where tasks run that belong to an object without an actor of its own.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
enum TaskPlace {
  /// On an actor.
  case actor(any Actor)
  /// On an executor that stands for one.
  case executor(any TaskExecutor)

  /// Returns the place of whoever calls.
  ///
  /// - Parameter isolation: The actor of the caller; nil is a broken contract.
  /// - Returns: The place.
  static func here(_ isolation: (any Actor)?) -> TaskPlace {
    guard let isolation else {
      preconditionFailure("Answers need an actor, or an executor, on which they come back.")
    }
    return .actor(isolation)
  }

  /// Starts a task here.
  ///
  /// - Parameter work: What it does.
  /// - Returns: The task.
  func start(_ work: @escaping () async -> Void) -> Task<Void, Never> {
    // The work leaves the box on the actor, or the executor, where its owner lives, and what it
    // keeps is let go there: it does not cross over.
    let box = WorkBox(work)
    switch self {
    case .actor(let actor):
      return Task { await box.run(on: actor) }
    case .executor(let executor):
      return Task(executorPreference: executor) { await box.run() }
    }
  }
}

/// Carries work to where it is done.
private final class WorkBox: @unchecked Sendable {
  /// The work, until it is done.
  private var work: (() async -> Void)?

  /// Wraps work.
  ///
  /// - Parameter work: The work.
  init(_ work: @escaping () async -> Void) {
    self.work = work
  }

  /// Does the work on an actor.
  ///
  /// - Parameter actor: The actor.
  func run(on actor: isolated any Actor) async {
    await work.take()?()
  }

  /// Does the work where this is called.
  nonisolated(nonsending) func run() async {
    await work.take()?()
  }
}
