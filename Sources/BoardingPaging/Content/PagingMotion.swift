/// How pages move: by a finger, by a tap, and on their own.
public struct PagingMotion: Hashable, Sendable {
  /// What decides where a finger that is lifted lets the pages go.
  ///
  /// Its progress and its velocity are in pages. The rest of `SwipeRules` belongs to stacks.
  public var release: SwipeRules.Release
  /// How far a finger moves along the pages before they follow it, in points; at least 0.
  public var slop: Double
  /// What takes the pages to where they rest after a finger was lifted.
  public var spring: Spring
  /// How long the way to a page takes that somebody selects; none moves at once.
  public var travelDuration: Duration
  /// The curve of that way.
  public var travelCurve: TimingCurve
  /// Whether the pages give way past the first and the last one.
  public var bounces: Bool
  /// What is left of the velocity of a menu that is thrown, after a millisecond; between 0 and 1.
  public var decelerationRate: Double
  /// Who moves the content.
  public var driver: Driver

  /// Who moves the content.
  public enum Driver: Hashable, Sendable {
    /// The pager, along its clock.
    case clock
    /// A scroll view of yours, which reports its offset and is told where to scroll to.
    case scrollView
  }

  /// Makes a way of moving.
  ///
  /// - Parameters:
  ///   - release: What decides where a finger that is lifted lets the pages go.
  ///   - slop: How far a finger moves before the pages follow it, in points.
  ///   - spring: What takes the pages to where they rest after a finger.
  ///   - travelDuration: How long the way to a selected page takes.
  ///   - travelCurve: The curve of that way.
  ///   - bounces: Whether the pages give way past the ends.
  ///   - decelerationRate: What is left of a thrown menu's velocity after a millisecond.
  ///   - driver: Who moves the content.
  public init(
    release: SwipeRules.Release = .projecting(),
    slop: Double = 0,
    spring: Spring = Spring(duration: 0.35),
    travelDuration: Duration = .milliseconds(300),
    travelCurve: TimingCurve = .easeInOut,
    bounces: Bool = true,
    decelerationRate: Double = Deceleration.normal,
    driver: Driver = .clock
  ) {
    self.release = release
    self.slop = slop
    self.spring = spring
    self.travelDuration = travelDuration
    self.travelCurve = travelCurve
    self.bounces = bounces
    self.decelerationRate = decelerationRate
    self.driver = driver
  }

  /// The slop, 0 for one below it and for what is no number.
  var validSlop: Double { slop > 0 && slop.isFinite ? slop : 0 }

  /// The length of a way to a selected page, in seconds; 0 or less moves at once.
  var travelSeconds: Double {
    travelDuration.wholeNanoseconds.map { Double($0) / 1_000_000_000 } ?? 0
  }
}
