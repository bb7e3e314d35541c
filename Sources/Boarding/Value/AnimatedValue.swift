/// A value that a flow declares on its screens and that moves along with the transitions.
public enum AnimatedValue: Hashable, Sendable {
  /// A number, of whatever unit.
  case number(Double)
  /// A colour.
  case color(SRGBColor)

  /// The kinds of animated values; a name has the same kind on every screen.
  public enum Kind: UInt8, Hashable, Sendable, CaseIterable {
    /// A number.
    case number
    /// A colour.
    case color

    /// The word that texts use for the kind.
    public var name: String {
      switch self {
      case .number: "number"
      case .color: "colour"
      }
    }
  }

  /// The kind of the value.
  public var kind: Kind {
    switch self {
    case .number: .number
    case .color: .color
    }
  }

  /// Returns the value part of the way to another of the same kind.
  ///
  /// - Parameters:
  ///   - other: The value at progress 1, of the same kind.
  ///   - progress: How far to go; 0 is this value, 1 the other.
  /// - Returns: The value in between, or the other one if the kinds differ.
  public func interpolated(to other: AnimatedValue, progress: Double) -> AnimatedValue {
    switch (self, other) {
    case (.number(let from), .number(let to)):
      .number(interpolate(from: from, to: to, progress: progress))
    case (.color(let from), .color(let to)):
      .color(from.interpolated(to: to, progress: progress))
    case (.number, .color), (.color, .number):
      other
    }
  }
}

/// Returns the number part of the way from one to another, with exact ends.
///
/// - Parameters:
///   - from: The number at progress 0.
///   - to: The number at progress 1.
///   - progress: How far to go; may leave 0...1.
/// - Returns: The number in between.
func interpolate(from: Double, to: Double, progress: Double) -> Double {
  if progress == 0 { return from }
  if progress == 1 { return to }
  let distance = to - from
  return distance.isFinite ? from + distance * progress : from * (1 - progress) + to * progress
}

extension AnimatedValue {
  /// True if every component is a finite number.
  var isFinite: Bool {
    switch self {
    case .number(let number):
      number.isFinite
    case .color(let color):
      color.red.isFinite && color.green.isFinite && color.blue.isFinite && color.alpha.isFinite
    }
  }
}
