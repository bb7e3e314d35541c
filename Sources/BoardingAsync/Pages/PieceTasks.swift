public import BoardingPaging

/// Loads pieces in tasks, one for each request of a loader.
///
/// It is told what happens in the loader, and hands in what comes of the requests. A request that is
/// wanted no more is cancelled; a piece that comes all the same is handed in as well, and the loader
/// refuses it with an event. All tasks are cancelled when nobody keeps this object any more.
///
/// ```swift
/// let tasks = PieceTasks(load: { try await archive.piece(for: $0) }) { request, answer in
///   list.answer(request, with: answer)
/// }
/// list.onEvent = { tasks.take($0) }
/// ```
///
/// A `FlexiblePagingController` needs only `awaitPieces(_:)`.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
public final class PieceTasks {
  /// Where tasks run.
  private let place: TaskPlace
  /// Loads a piece.
  private let load: (LoadRequest) async throws -> LoadedPiece
  /// Takes what came of a request.
  private let answer: (LoadRequest, LoadAnswer) -> Void
  /// The tasks whose outcome is wanted, by the number of their request.
  private var tasks: [Int: Task<Void, Never>] = [:]
  /// The errors of the last tries, by direction; none where the last try brought a piece.
  public private(set) var errors: [LoadDirection: any Error] = [:]

  /// The number of failures whose error is no `LoadFailure`.
  public static let failureCode = 0

  /// Makes an object that has nothing to load.
  ///
  /// - Parameters:
  ///   - isolation: The actor on which the loader lives, such as the main actor; tasks run there.
  ///   - load: Loads a piece. A `LoadFailure` is handed in as it is, any other error as one that
  ///     may be tried again.
  ///   - answer: Takes what came of a request.
  public convenience init(
    isolation: isolated (any Actor)? = #isolation,
    load: @escaping (LoadRequest) async throws -> LoadedPiece,
    answer: @escaping (LoadRequest, LoadAnswer) -> Void
  ) {
    self.init(.here(isolation), load: load, answer: answer)
  }

  /// Makes an object that has nothing to load, without an actor.
  ///
  /// - Parameters:
  ///   - executor: What runs jobs one at a time, on the thread on which the loader lives, such as the
  ///     executor of a simulation.
  ///   - load: Loads a piece. A `LoadFailure` is handed in as it is, any other error as one that
  ///     may be tried again.
  ///   - answer: Takes what came of a request.
  public convenience init(
    on executor: any TaskExecutor,
    load: @escaping (LoadRequest) async throws -> LoadedPiece,
    answer: @escaping (LoadRequest, LoadAnswer) -> Void
  ) {
    self.init(.executor(executor), load: load, answer: answer)
  }

  /// Makes an object that has nothing to load.
  ///
  /// - Parameters:
  ///   - place: Where tasks run.
  ///   - load: Loads a piece.
  ///   - answer: Takes what came of a request.
  init(
    _ place: TaskPlace,
    load: @escaping (LoadRequest) async throws -> LoadedPiece,
    answer: @escaping (LoadRequest, LoadAnswer) -> Void
  ) {
    self.place = place
    self.load = load
    self.answer = answer
  }

  deinit {
    for task in tasks.values { task.cancel() }
  }

  /// How many requests are being loaded.
  public var count: Int { tasks.count }

  /// Begins to load, or stops, where an event says so.
  ///
  /// - Parameter event: What happened in the loader.
  public func take(_ event: PieceLoader.Event) {
    switch event {
    case .requested(let request): begin(request)
    case .cancelled(let request): tasks.removeValue(forKey: request.number)?.cancel()
    case .waiting, .failed, .appended, .prepended, .refetched, .replaced, .cleared, .dropped,
      .indexChanged, .completed, .refused:
      return
    }
  }

  /// Begins to load a piece.
  ///
  /// - Parameter request: What is asked for.
  private func begin(_ request: LoadRequest) {
    tasks[request.number]?.cancel()
    tasks[request.number] = place.start { [weak self, load] in
      let outcome: Result<LoadedPiece, any Error>
      do {
        outcome = .success(try await load(request))
      } catch {
        outcome = .failure(error)
      }
      self?.end(request, outcome)
    }
  }

  /// Hands in what came of a request.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - outcome: What came of it; an error of a task that was cancelled says nothing new.
  private func end(_ request: LoadRequest, _ outcome: Result<LoadedPiece, any Error>) {
    let isWanted = tasks.removeValue(forKey: request.number) != nil
    switch outcome {
    case .success(let piece):
      if isWanted { errors[request.direction] = nil }
      answer(request, .piece(piece))
    case .failure(let error):
      guard isWanted else { return }
      errors[request.direction] = error
      answer(request, .failure(error as? LoadFailure ?? .source(code: Self.failureCode)))
    }
  }
}
