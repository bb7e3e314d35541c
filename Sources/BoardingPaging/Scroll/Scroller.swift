/// An offset along one axis that a finger drags, and that time carries on.
///
/// It knows neither pages nor items. Its owner says where it may rest, and passes the time in: the
/// offset at an instant is a function of what was said before, so that asking changes nothing and
/// an advance can be cut anywhere.
///
/// ```swift
/// var scroller = Scroller(offset: 0)
/// let axis = ScrollAxis(upper: 640, viewport: 320)
/// scroller.grab(at: .zero, along: axis)
/// scroller.drag(by: 200, along: axis)
/// #expect(scroller.offset(at: .zero) == 200)
/// ```
public struct Scroller: Hashable, Sendable {
  /// What moves the offset.
  public enum Stage: Hashable, Sendable {
    /// Nothing does: the offset, in points.
    case resting(Double)
    /// A finger holds it.
    case dragging(Drag)
    /// Time carries it to a place.
    case gliding(Glide)
  }

  /// A finger that holds the offset.
  public struct Drag: Hashable, Sendable {
    /// The pull at which the finger took hold, in points.
    public internal(set) var anchor: Double
    /// The offset, in points.
    public internal(set) var offset: Double
  }

  /// What moves the offset.
  public private(set) var stage: Stage

  /// Makes a scroller that rests.
  ///
  /// - Parameter offset: The offset, in points.
  public init(offset: Double = 0) {
    stage = .resting(offset)
  }

  /// Where time carries it or where it rests, in points; nil while a finger holds it.
  public var target: Double? {
    switch stage {
    case .resting(let offset): offset
    case .dragging: nil
    case .gliding(let glide): glide.target
    }
  }

  /// When it comes to rest, or nil if time does not move it.
  public var end: Instant? {
    switch stage {
    case .resting, .dragging: nil
    case .gliding(let glide): glide.end
    }
  }

  /// Returns the offset at an instant.
  ///
  /// - Parameter instant: The instant, not before the last thing that was said.
  /// - Returns: The offset, in points.
  public func offset(at instant: Instant) -> Double {
    switch stage {
    case .resting(let offset): offset
    case .dragging(let drag): drag.offset
    case .gliding(let glide): glide.offset(at: instant)
    }
  }

  /// Returns how fast time moves the offset at an instant.
  ///
  /// - Parameter instant: The instant.
  /// - Returns: Points per second; 0 at rest and under a finger.
  public func velocity(at instant: Instant) -> Double {
    switch stage {
    case .resting, .dragging: 0
    case .gliding(let glide): glide.velocity(at: instant)
    }
  }

  /// Lets a finger take hold, wherever the offset is just then.
  ///
  /// - Parameters:
  ///   - instant: The instant.
  ///   - axis: Where the offset can rest.
  public mutating func grab(at instant: Instant, along axis: ScrollAxis) {
    let offset = offset(at: instant)
    stage = .dragging(Drag(anchor: axis.pull(toOffset: offset), offset: offset))
  }

  /// Follows the finger that holds the offset; nothing happens if none does.
  ///
  /// - Parameters:
  ///   - distance: How far the finger has asked the offset to go since it took hold, in points. A
  ///     finger that moves to the left asks for a greater offset.
  ///   - axis: Where the offset can rest.
  public mutating func drag(by distance: Double, along axis: ScrollAxis) {
    guard case .dragging(var drag) = stage, distance.isFinite else { return }
    drag.offset = axis.offset(ofPull: drag.anchor + distance)
    stage = .dragging(drag)
  }

  /// Rests at an offset from now on.
  ///
  /// - Parameter offset: The offset, in points.
  public mutating func rest(at offset: Double) {
    stage = .resting(offset)
  }

  /// Glides from now on.
  ///
  /// - Parameter glide: The way to go.
  public mutating func glide(_ glide: Glide) {
    stage = .gliding(glide)
  }

  /// Comes to rest if its time is over.
  ///
  /// - Parameter instant: The instant.
  /// - Returns: Whether it has just come to rest.
  public mutating func settle(at instant: Instant) -> Bool {
    guard case .gliding(let glide) = stage, glide.end <= instant else { return false }
    stage = .resting(glide.target)
    return true
  }

  /// Counts every offset from another place, as when pages are put in front.
  ///
  /// - Parameter distance: What is added to all offsets, in points.
  public mutating func shift(by distance: Double) {
    switch stage {
    case .resting(let offset):
      stage = .resting(offset + distance)
    case .dragging(var drag):
      drag.anchor += distance
      drag.offset += distance
      stage = .dragging(drag)
    case .gliding(let glide):
      stage = .gliding(glide.shifted(by: distance))
    }
  }
}
