/// A step of a finger that goes down, moves and leaves.
///
/// ```swift
/// let pan: [Pan] = [
///   .began(start: PanVector(x: 380, y: 200)),
///   .moved(PanSample(translation: PanVector(x: -120))),
///   .ended(PanSample(translation: PanVector(x: -240), velocity: PanVector(x: -900))),
/// ]
/// ```
///
/// - SeeAlso: Apple's `UIPanGestureRecognizer`, whose states have these names.
public enum Pan: Hashable, Sendable {
  /// The finger went down at a position in its container, in points, or nil where it is not known.
  case began(start: PanVector?)
  /// The finger moved.
  case moved(PanSample)
  /// The finger was lifted; the sample is the last of this touch.
  case ended(PanSample)
  /// The system took the touch away; the sample is the last of this touch.
  case cancelled(PanSample)

  /// True if all numbers of the step are finite.
  public var isFinite: Bool {
    switch self {
    case .began(let start): start?.isFinite ?? true
    case .moved(let sample), .ended(let sample), .cancelled(let sample): sample.isFinite
    }
  }
}
