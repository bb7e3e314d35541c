public import BoardingPaging

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension FlexiblePagingController {
  /// Loads from now on what its data source does not answer at once, a task for each request.
  ///
  /// Answers come back on the actor on which this is called, such as the main actor. A task whose
  /// piece is wanted no more is cancelled, also when the controller goes; a piece that comes all the
  /// same is refused, and `onLoading` says so. An error counts as a failure
  /// and is tried again as the retry policy says.
  ///
  /// ```swift
  /// flexible.awaitPieces { request in try await archive.piece(for: request) }
  /// ```
  ///
  /// - Parameters:
  ///   - isolation: The actor on which the controller lives.
  ///   - load: Loads a piece; what it keeps is kept as long as the controller.
  /// - Returns: The tasks, for their errors.
  @discardableResult
  public func awaitPieces(
    isolation: isolated (any Actor)? = #isolation,
    _ load: @escaping (LoadRequest) async throws -> LoadedPiece
  ) -> PieceTasks {
    listen(with: .here(isolation), load)
  }

  /// Loads from now on what its data source does not answer at once, without an actor.
  ///
  /// - Parameters:
  ///   - executor: What runs jobs one at a time, on the thread on which the controller lives, such as
  ///     the executor of a simulation.
  ///   - load: Loads a piece; what it keeps is kept as long as the controller.
  /// - Returns: The tasks, for their errors.
  @discardableResult
  public func awaitPieces(
    on executor: any TaskExecutor,
    _ load: @escaping (LoadRequest) async throws -> LoadedPiece
  ) -> PieceTasks {
    listen(with: .executor(executor), load)
  }

  /// Lets tasks hear of requests; what is on its way already is loaded too.
  ///
  /// - Parameters:
  ///   - place: Where tasks run.
  ///   - load: Loads a piece.
  /// - Returns: The tasks, which live as long as the controller or until there are others.
  private func listen(
    with place: TaskPlace,
    _ load: @escaping (LoadRequest) async throws -> LoadedPiece
  ) -> PieceTasks {
    let tasks = PieceTasks(place, load: load) { [weak self] request, answer in
      self?.answer(request, with: answer)
    }
    listener = { _, event in tasks.take(event) }
    for request in loader.pendingRequests { tasks.take(.requested(request)) }
    return tasks
  }
}
