/// The resistance of content that is pulled past its end.
///
/// The further it is pulled, the less it follows; it never moves by more than its own size.
///
/// ```swift
/// let band = RubberBand(dimension: 400)
/// let offset = band?.offset(ofPull: 100)  // about 48 points
/// ```
///
/// The formula is that of `UIScrollView`, (1 − 1 / (*x* · *c* / *d* + 1)) · *d*, with *x* the pull,
/// *c* the coefficient and *d* the dimension, as published in "Analysis of Apple's rubber band
/// scrolling" (gist.github.com/originell/6961057). It is computed in an equal form that keeps all
/// digits of a short pull.
public struct RubberBand: Hashable, Sendable {
  /// The part of a short pull that the content follows; 0.55 in UIKit.
  public let coefficient: Double

  /// The size of what is pulled along the pull, in points.
  public let dimension: Double

  /// Makes a rubber band.
  ///
  /// The result is nil unless both numbers are finite and above 0.
  ///
  /// - Parameters:
  ///   - coefficient: The part of a short pull that the content follows.
  ///   - dimension: The size of what is pulled, in points.
  public init?(coefficient: Double = 0.55, dimension: Double) {
    guard coefficient > 0, coefficient.isFinite, dimension > 0, dimension.isFinite else {
      return nil
    }
    self.coefficient = coefficient
    self.dimension = dimension
  }

  /// Returns how far the content follows a finger past its end.
  ///
  /// - Parameter pull: How far the finger is past the end, in points; negative past the other end.
  /// - Returns: How far the content is, in points, with the same sign and at most ``dimension``; not
  ///   a number if the pull is not.
  public func offset(ofPull pull: Double) -> Double {
    let size = dimension / (1 + dimension / (pull.magnitude * coefficient))
    return pull < 0 ? -size : size
  }

  /// Returns how far a finger must be past the end for the content to be where it is.
  ///
  /// It undoes ``offset(ofPull:)``, for content that a finger can take hold of before it has sprung
  /// back. A screen that springs back is not caught: there a finger begins anew.
  ///
  /// - Parameter offset: How far the content is past its end, in points.
  /// - Returns: How far the finger is, in points, with the same sign; infinite if the content is as
  ///   far as its size or further, not a number if the offset is not.
  public func pull(toOffset offset: Double) -> Double {
    let size = offset.magnitude
    let pull = size >= dimension ? .infinity : size / (dimension - size) * (dimension / coefficient)
    return offset < 0 ? -pull : pull
  }
}
