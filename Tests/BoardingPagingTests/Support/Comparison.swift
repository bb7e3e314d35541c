import Boarding
import BoardingPaging

/// Collects the first difference between a row of the reference and what is here.
struct Comparison {
  /// The first difference so far.
  private(set) var difference: ReferenceDeviations.Difference?
  /// The step that is compared; nil for a row without steps.
  var step: Int?

  /// Compares two numbers to 1e-6.
  ///
  /// - Parameters:
  ///   - field: What they stand for.
  ///   - ours: The number here.
  ///   - theirs: The number of the reference; nil if it has none.
  mutating func compare(_ field: String, _ ours: Double?, _ theirs: Double?) {
    guard difference == nil else { return }
    if ours == nil && theirs == nil { return }
    if let ours, let theirs, abs(ours - theirs) <= 1e-6 { return }
    difference = .init(step: step, field: field, ours: Self.text(ours), theirs: Self.text(theirs))
  }

  /// Compares two texts.
  ///
  /// - Parameters:
  ///   - field: What they stand for.
  ///   - ours: The text here.
  ///   - theirs: The text of the reference.
  mutating func compare(_ field: String, _ ours: String, _ theirs: String) {
    guard difference == nil, ours != theirs else { return }
    difference = .init(step: step, field: field, ours: ours, theirs: theirs)
  }

  /// Compares two rectangles.
  ///
  /// - Parameters:
  ///   - field: What they stand for.
  ///   - ours: The rectangle here.
  ///   - theirs: The rectangle of the reference.
  mutating func compare(_ field: String, _ ours: Plane.Rectangle?, _ theirs: JSON) {
    compare("\(field).x", ours?.origin.x, theirs["x"].number)
    compare("\(field).y", ours?.origin.y, theirs["y"].number)
    compare("\(field).w", ours?.size.width, theirs["w"].number)
    compare("\(field).h", ours?.size.height, theirs["h"].number)
  }

  /// Compares two bars.
  ///
  /// - Parameters:
  ///   - field: What they stand for.
  ///   - ours: The bar here.
  ///   - theirs: The bar of the reference.
  mutating func compare(_ field: String, _ ours: MenuLayout.Decoration?, _ theirs: JSON) {
    compare(field, ours?.frame, theirs)
    compare("\(field).z", ours.map { Double($0.zIndex) }, theirs["zIndex"].number)
  }

  /// Writes a number down, to six decimals.
  ///
  /// - Parameter number: The number; nil for none.
  /// - Returns: The text.
  private static func text(_ number: Double?) -> String {
    guard let number else { return "nil" }
    return "\((number * 1e6).rounded() / 1e6)"
  }
}
