/// How far the menu has to move so that the upcoming item ends where the selected one belongs.
///
/// All lengths count from the side where items begin, in points.
public struct MenuDistance: Hashable, Sendable {
  /// From where to where an item reaches.
  public struct Span: Hashable, Sendable {
    /// Where it begins, in points.
    public var start: Double
    /// How wide it is, in points.
    public var width: Double
    /// How wide it is when the move is over, in points.
    public var finalWidth: Double

    /// Makes a span.
    ///
    /// - Parameters:
    ///   - start: Where it begins, in points.
    ///   - width: How wide it is, in points.
    ///   - finalWidth: How wide it is when the move is over, in points; nil for no change.
    public init(start: Double, width: Double, finalWidth: Double? = nil) {
      self.start = start
      self.width = width
      self.finalWidth = finalWidth ?? width
    }
  }

  /// Where the selected item comes to rest.
  public var position: PagingSelectedScrollPosition
  /// The content offset of the menu, in points.
  public var offset: Double
  /// The width of the menu's view, in points.
  public var viewWidth: Double
  /// The width of the menu's content, in points.
  public var contentWidth: Double
  /// How far the menu may move beyond its content at the side where items begin, in points.
  public var contentInset: Double
  /// True if there are more items in front of the first one.
  public var hasItemsBefore: Bool
  /// True if there are more items behind the last one.
  public var hasItemsAfter: Bool

  /// Makes the question for a menu.
  ///
  /// - Parameters:
  ///   - position: Where the selected item comes to rest.
  ///   - offset: The content offset of the menu, in points.
  ///   - viewWidth: The width of the menu's view, in points.
  ///   - contentWidth: The width of the menu's content, in points.
  ///   - contentInset: How far the menu may move beyond its content at the side where items begin,
  ///     in points.
  ///   - hasItemsBefore: True if there are more items in front of the first one.
  ///   - hasItemsAfter: True if there are more items behind the last one.
  public init(
    position: PagingSelectedScrollPosition,
    offset: Double,
    viewWidth: Double,
    contentWidth: Double,
    contentInset: Double = 0,
    hasItemsBefore: Bool,
    hasItemsAfter: Bool
  ) {
    self.position = position
    self.offset = offset
    self.viewWidth = viewWidth
    self.contentWidth = contentWidth
    self.contentInset = contentInset
    self.hasItemsBefore = hasItemsBefore
    self.hasItemsAfter = hasItemsAfter
  }

  /// Returns how far the menu has to move.
  ///
  /// - Parameters:
  ///   - target: The upcoming item.
  ///   - current: The item that is selected now; nil if it is not among the items.
  ///   - isForward: True if the current item stands in front of the upcoming one.
  /// - Returns: The distance in points, signed; clamped at an edge behind which nothing lies.
  public func distance(to target: Span, from current: Span?, isForward: Bool) -> Double {
    let loss = current.map { $0.width - $0.finalWidth } ?? 0
    let start = target.start - (isForward ? loss : 0)
    let distance =
      switch position {
      case .left: start - offset
      case .right: start + target.finalWidth - (offset + viewWidth)
      case .center, .preferCentered: start + target.finalWidth / 2 - (offset + viewWidth / 2)
      }
    if distance < 0, !hasItemsBefore, offset + contentInset + distance <= 0 {
      return -(offset + contentInset)
    }
    guard distance > 0, !hasItemsAfter, offset + viewWidth + distance >= contentWidth else {
      return distance
    }
    let growth = target.finalWidth - target.width - loss
    let rest = contentWidth + growth - (offset + viewWidth)
    if position == .preferCentered, target.start + target.width / 2 - rest < offset + viewWidth / 2
    {
      return distance
    }
    return rest
  }
}
