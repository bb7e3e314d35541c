/// Pages side by side that a finger drags and a clock carries on, without a menu.
///
/// It owns the offset of a scroll view whose content are the pages of a `PageWindow`, moves it, and
/// tells the window. What it hears from the window it hands on as calls. Offsets are logical: they
/// grow towards the next page, whatever the layout direction is.
///
/// ```swift
/// var pages = PagingContent(length: 320)
/// var calls: [PageWindow.Call] = []
/// pages.select(0, animated: false, source: CountedPages(3), into: &calls)
/// pages.pan(.began(start: nil), source: CountedPages(3), into: &calls)
/// pages.pan(
///   .moved(PanSample(translation: PanVector(x: -200))),
///   source: CountedPages(3),
///   into: &calls
/// )
/// #expect(pages.progress(at: pages.now) == 0.625)
/// ```
public struct PagingContent: Hashable, Sendable {
  /// The pages that are there.
  public internal(set) var window: PageWindow
  /// What moves the offset.
  public internal(set) var scroller: Scroller
  /// The offset that the window was told last, in points.
  public internal(set) var offset: Double = 0
  /// The length of a page along the way that they move, in points.
  public internal(set) var length: Double
  /// How pages move.
  public var motion: PagingMotion
  /// Which way the pages follow each other on screen.
  public var axis: Axis = .horizontal
  /// Its time.
  public internal(set) var now: Instant = .zero
  /// The finger that is down; a list of at most one, so that a sample is added in place.
  var fingers: [Finger] = []
  /// The pages of the last layout, in order.
  var laidOut: [PageID] = []
  /// True once the way that the offset glides along has come to its target.
  var hasArrived = false

  /// Which way the pages follow each other on screen.
  public enum Axis: UInt8, Hashable, Sendable, CaseIterable {
    /// From left to right.
    case horizontal
    /// From right to left.
    case mirrored
    /// From top to bottom.
    case vertical
  }

  /// Makes an empty row of pages.
  ///
  /// - Parameters:
  ///   - length: The length of a page along the way that they move, in points.
  ///   - loading: Which pages stand ready beside the selected one.
  ///   - motion: How pages move.
  public init(
    length: Double,
    loading: PageLoading = PageLoading(),
    motion: PagingMotion = PagingMotion()
  ) {
    window = PageWindow(loading: loading)
    scroller = Scroller()
    self.length = Self.valid(length)
    self.motion = motion
  }

  /// The place of the selected page in the row: 1 where a page is in front of it, else 0.
  public var slot: Int { window.previous == nil ? 0 : 1 }

  /// Where the offset can rest.
  var scrollAxis: ScrollAxis {
    ScrollAxis(
      upper: Double(max(laidOut.count - 1, 0)) * length,
      viewport: length,
      bounces: motion.bounces
    )
  }

  /// Returns how far the pages are from the selected one at an instant.
  ///
  /// - Parameter instant: The instant, not before `now`.
  /// - Returns: The distance in pages, above 0 towards the next one; 0 where pages have no length.
  public func progress(at instant: Instant) -> Double {
    length > 0 ? (scroller.offset(at: instant) - Double(slot) * length) / length : 0
  }

  /// Returns where the pages are at an instant.
  ///
  /// - Parameter instant: The instant, not before `now`.
  /// - Returns: The pages in order, each with the distance between its edge and the edge of the
  ///   window at which the row begins, in points.
  public func positions(at instant: Instant) -> [(page: PageID, position: Double)] {
    let offset = scroller.offset(at: instant)
    return laidOut.indices.map { (laidOut[$0], Double($0) * length - offset) }
  }

  /// When something happens by itself, or nil if nothing will.
  public var nextDue: Instant? {
    guard case .gliding(let glide) = scroller.stage else { return nil }
    return hasArrived ? glide.end : glide.arrival
  }

  /// True while a finger or time moves the pages.
  public var isMoving: Bool {
    switch scroller.stage {
    case .resting: false
    case .dragging, .gliding: true
    }
  }

  /// Returns a length that can be laid out.
  ///
  /// - Parameter length: A length, in points.
  /// - Returns: The length; 0 for one below it and for what is no number.
  static func valid(_ length: Double) -> Double {
    length > 0 && length.isFinite ? length : 0
  }
}
