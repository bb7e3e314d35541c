import Boarding
import BoardingPaging

/// Items that arrive in pieces while a run goes on.
struct PieceFeed: Sendable {
  /// What loads and what answers.
  var run: LoadingRun
  /// What the loader and the pages still have to tell each other.
  var follower = PieceFollower()

  /// Makes a feed that has not begun.
  ///
  /// - Parameter run: What loads and what answers.
  init(_ run: LoadingRun) {
    self.run = run
  }

  /// What is loaded.
  var loader: PieceLoader { run.loader }

  /// Finds out where the loader has to move to, and takes for granted that it does.
  ///
  /// - Parameter settled: The selected page.
  /// - Returns: The place; nil if the loader knows it.
  mutating func placeToFollow(_ settled: PageID?) -> Int? {
    follower.place(of: settled, in: run.loader)
  }
}

/// Something that the items of a run are asked for.
enum PieceCue: Sendable {
  /// Begin to load, from nothing, at a place.
  case start(Int)
  /// Load the next piece in a direction.
  case load(LoadDirection)
  /// Load anew.
  case refresh(PieceLoader.Refresh)
  /// Try again; without a direction whatever failed or waits.
  case retry(LoadDirection?)
  /// Answer a request now; without a direction the one that would be answered first.
  case answer(LoadDirection?, LoadFailure?)
  /// Select the page at a place, from 0.
  case jump(Int)
}

/// Something that happened in a run of pages.
enum PagesEvent: Hashable, Sendable {
  /// In the pages or in their menu.
  case pager(PagerEvent)
  /// In loading items.
  case loading(PieceLoader.Event, at: Instant)
}
