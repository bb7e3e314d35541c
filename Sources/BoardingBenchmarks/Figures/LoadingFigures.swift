import BoardingPaging
import CBoardingAllocations

extension Figure {
  /// The figures of loading: a move, pieces that arrive, and what dropped ones give back.
  ///
  /// - Parameter sizes: The sizes at which they run.
  /// - Returns: The figures.
  static func loadingFigures(_ sizes: Sizes) -> [Figure] {
    sizes.items.map { count in
      Figure("move among loaded items", size: count, goal: Goal(ratio: 3, allocations: 0)) {
        let run = LoadedMoves(count: count)
        return .timed(operations: LoadedMoves.steps, work: run.move, floor: run.movePlain)
      }
    }
      + sizes.items.map { count in
        Figure("item appended in pieces of 20", size: count, goal: Goal(ratio: 1.5)) {
          let run = LoadedPieces(count: count)
          return .timed(operations: count, work: run.append, floor: run.appendPlain)
        }
      }
      + [
        Figure("memory of an item in pieces of 20", size: sizes.items.last, goal: Goal(bytes: 16)) {
          .sized { bytes(count: sizes.items.last ?? 0, limit: nil) }
        },
        Figure(
          "memory of an item that came by, 60 kept",
          size: sizes.items.last,
          goal: Goal(bytes: sizes.items.last ?? 0 < 100_000 ? 16 : 0.1)
        ) {
          .sized { bytes(count: sizes.items.last ?? 0, limit: 60) }
        },
      ]
  }

  /// Weighs a loader to which items came.
  ///
  /// - Parameters:
  ///   - count: How many.
  ///   - limit: How many are kept; nil for all.
  /// - Returns: The bytes of an item that came.
  private static func bytes(count: Int, limit: Int?) -> Double {
    let run = LoadedPieces(count: count)
    let before = boarding_allocations_now().bytes_in_use
    let loader = run.loader(limit: limit)
    let after = boarding_allocations_now().bytes_in_use
    consume(loader)
    consume(run)
    return Double((Int(after) - Int(before)) * 100 / max(count, 1)) / 100
  }
}

/// Returns options that make sense.
///
/// - Parameter limit: How many items are kept; nil for all.
/// - Returns: The options.
private func options(limit: Int? = nil) -> LoadingOptions {
  do {
    return try LoadingOptions(prefetchDistance: limit == nil ? .max : nil, maximumCount: limit)
  } catch {
    preconditionFailure(error.description)
  }
}

/// Moves from item to item.
private final class LoadedMoves {
  /// How many moves a round has.
  static let steps = 64

  /// The loader.
  private var loader = PieceLoader()
  /// What it reports.
  private var events: [PieceLoader.Event] = []
  /// Where the floor is.
  private var index = 0
  /// How many items the floor has.
  private var count: Int
  /// How many times more was wanted.
  private var wishes = 0

  /// Loads items in one piece that names a next one.
  ///
  /// - Parameter count: How many.
  init(count: Int) {
    self.count = count
    loader.start(into: &events)
    let items = (0..<count).map { PageID(rawValue: $0) }
    if let request = loader.pendingRequests.first {
      loader.answer(request, with: .piece(LoadedPiece(items, nextKey: 1)), into: &events)
    }
    events.removeAll(keepingCapacity: true)
  }

  /// Moves on by one item at a time.
  ///
  /// - Parameter rounds: How many times.
  func move(_ rounds: Int) {
    let start = max(0, count / 2 - Self.steps)
    for _ in 0..<rounds {
      for step in 0..<Self.steps { loader.move(to: start + step, into: &events) }
    }
    consume(loader.currentIndex)
  }

  /// The floor: a counter that is compared with another one.
  ///
  /// - Parameter rounds: How many times.
  func movePlain(_ rounds: Int) {
    let start = max(0, count / 2 - Self.steps)
    for _ in 0..<rounds {
      for step in 0..<Self.steps { go(start + step) }
    }
    consume(index + wishes)
  }

  /// Goes to an item and compares two counters.
  ///
  /// - Parameter index: Where to.
  @inline(never)
  private func go(_ index: Int) {
    self.index = index
    if count - index <= 10 { wishes += 1 }
  }
}

/// Pieces that arrive one after the other.
private struct LoadedPieces {
  /// The pieces.
  private let pieces: [LoadedPiece]

  /// Prepares pieces of 20 items.
  ///
  /// - Parameter count: How many items.
  init(count: Int) {
    pieces = (0..<max(1, count / 20)).map { number in
      LoadedPiece(
        (0..<20).map { PageID(rawValue: number * 20 + $0) },
        previousKey: number > 0 ? PieceKey(rawValue: number - 1) : nil,
        nextKey: PieceKey(rawValue: number + 1)
      )
    }
  }

  /// Loads all pieces, and moves to the last item where some are dropped.
  ///
  /// - Parameter limit: How many items are kept; nil for all, each of which asks for the next.
  /// - Returns: The loader.
  func loader(limit: Int?) -> PieceLoader {
    var loader = PieceLoader(options: options(limit: limit))
    var events: [PieceLoader.Event] = []
    loader.start(into: &events)
    for piece in pieces {
      if case .requested(let request)? = events.last {
        events.removeAll(keepingCapacity: true)
        loader.answer(request, with: .piece(piece), into: &events)
        if limit != nil { loader.move(to: loader.count - 1, into: &events) }
      }
    }
    return loader
  }

  /// Loads all pieces.
  ///
  /// - Parameter rounds: How many times.
  func append(_ rounds: Int) {
    for _ in 0..<rounds { consume(loader(limit: nil)) }
  }

  /// The floor: a plain array to which each item is added, and two events a piece.
  ///
  /// - Parameter rounds: How many times.
  func appendPlain(_ rounds: Int) {
    for _ in 0..<rounds {
      var items: [PageID] = []
      var events: [PieceLoader.Event] = []
      for piece in pieces {
        events.removeAll(keepingCapacity: true)
        for item in piece.items { items.append(item) }
        events.append(.completed(.append))
        events.append(.completed(.append))
      }
      consume(items)
      consume(events)
    }
  }
}
