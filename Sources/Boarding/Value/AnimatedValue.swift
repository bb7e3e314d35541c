/// A value that a flow declares on its screens and that moves along with the transitions.
public enum AnimatedValue: Hashable, Sendable {
  /// A number, of whatever unit.
  case number(Double)
  /// A colour.
  case color(SRGBColor)
  /// A place.
  case point(Plane.Point)
  /// A width and a height.
  case size(Plane.Size)
  /// A rectangle.
  case rectangle(Plane.Rectangle)
  /// An affine transform.
  case transform(Plane.Transform)

  /// The kinds of animated values; a name has the same kind on every screen.
  public enum Kind: UInt8, Hashable, Sendable, CaseIterable {
    /// A number.
    case number
    /// A colour.
    case color
    /// A place.
    case point
    /// A width and a height.
    case size
    /// A rectangle.
    case rectangle
    /// An affine transform.
    case transform

    /// The word that texts use for the kind.
    public var name: String {
      switch self {
      case .number: "number"
      case .color: "colour"
      case .point: "point"
      case .size: "size"
      case .rectangle: "rectangle"
      case .transform: "transform"
      }
    }
  }

  /// The kind of the value.
  public var kind: Kind {
    switch self {
    case .number: .number
    case .color: .color
    case .point: .point
    case .size: .size
    case .rectangle: .rectangle
    case .transform: .transform
    }
  }

  /// Returns the value part of the way to another of the same kind.
  ///
  /// - Parameters:
  ///   - other: The value at progress 1, of the same kind.
  ///   - progress: How far to go; 0 is this value, 1 the other.
  /// - Returns: The value in between, or the other one if the kinds differ.
  public func interpolated(to other: AnimatedValue, progress: Double) -> AnimatedValue {
    switch self {
    case .number(let from):
      guard case .number(let to) = other else { return other }
      return .number(from.interpolated(to: to, progress: progress))
    case .color(let from):
      guard case .color(let to) = other else { return other }
      return .color(from.interpolated(to: to, progress: progress))
    case .point(let from):
      guard case .point(let to) = other else { return other }
      return .point(from.interpolated(to: to, progress: progress))
    case .size(let from):
      guard case .size(let to) = other else { return other }
      return .size(from.interpolated(to: to, progress: progress))
    case .rectangle(let from):
      guard case .rectangle(let to) = other else { return other }
      return .rectangle(from.interpolated(to: to, progress: progress))
    case .transform(let from):
      guard case .transform(let to) = other else { return other }
      return .transform(from.interpolated(to: to, progress: progress))
    }
  }
}

extension AnimatedValue {
  /// True if every component is a finite number.
  var isFinite: Bool {
    switch self {
    case .number(let number): number.isFinite
    case .color(let color): color.animationVector.isFinite
    case .point(let point): point.animationVector.isFinite
    case .size(let size): size.animationVector.isFinite
    case .rectangle(let rectangle): rectangle.animationVector.isFinite
    case .transform(let transform): transform.animationVector.isFinite
    }
  }
}
