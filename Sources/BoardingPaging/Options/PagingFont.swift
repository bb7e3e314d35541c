/// The font of a label, as plain values.
public struct PagingFont: Hashable, Sendable {
  /// The name; nil for the font of the system.
  public var name: String?
  /// The size, in points.
  public var size: Double
  /// How heavy the strokes are.
  public var weight: Weight

  /// Makes a font.
  ///
  /// - Parameters:
  ///   - name: The name; nil for the font of the system.
  ///   - size: The size, in points.
  ///   - weight: How heavy the strokes are.
  public init(name: String? = nil, size: Double, weight: Weight = .regular) {
    self.name = name
    self.size = size
    self.weight = weight
  }

  /// How heavy the strokes of a font are.
  public enum Weight: Hashable, Sendable, CaseIterable {
    /// The lightest.
    case ultraLight
    /// Heavier than the lightest.
    case thin
    /// Lighter than usual.
    case light
    /// As usual.
    case regular
    /// Slightly heavier than usual.
    case medium
    /// Between medium and bold.
    case semibold
    /// Bold.
    case bold
    /// Heavier than bold.
    case heavy
    /// The heaviest.
    case black
  }
}
