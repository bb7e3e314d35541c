import Boarding
import BoardingMotion
import BoardingPaging

/// A pager that a router can give fingers to.
final class PagerResponder: PanResponder {
  /// The pager and its pages.
  var run: PagerRun

  /// Makes a pager of three pages.
  ///
  /// - Parameter page: The page that is shown.
  /// - Throws: The fault of options that cannot be laid out.
  init(showing page: PageID) throws {
    run = try PagerRun([0, 1, 2], showing: page)
  }

  /// True while the pages move.
  var isInMotion: Bool { run.pager.isInMotion }

  /// Tells whether the pages can use a finger.
  func canFollow(_ translation: PanVector) -> Bool {
    run.pager.canFollow(translation, source: run.source)
  }

  /// Takes a sample.
  func follow(_ pan: Pan) { run.handle(.pan(pan)) }
}

/// Something that writes down what a router gives it.
final class Listener: PanResponder {
  /// What it was given.
  var pans: [Pan] = []
  /// True if it moves.
  var isInMotion = false
  /// Which way it can go: −1 for the left, 1 for the right.
  var ways: Set<Int>

  /// Makes something that can move.
  ///
  /// - Parameter ways: Which way: −1 for the left, 1 for the right.
  init(_ ways: Set<Int> = []) { self.ways = ways }

  /// Tells whether the finger goes where this can go.
  func canFollow(_ translation: PanVector) -> Bool {
    translation.x.magnitude > translation.y.magnitude && ways.contains(translation.x < 0 ? -1 : 1)
  }

  /// Takes a sample.
  func follow(_ pan: Pan) { pans.append(pan) }
}
