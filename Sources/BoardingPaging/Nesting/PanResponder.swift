/// Something that a finger can move, inside or around other such things.
///
/// A navigation controller is one; a pager is one. `PanRouter` asks them in turn.
public protocol PanResponder: AnyObject {
  /// True if it moves just now, so that a finger that comes down catches it.
  var isInMotion: Bool { get }

  /// Tells whether it can use a finger that has begun to move.
  ///
  /// - Parameter translation: Where the finger has come since it touched, in points; not zero.
  /// - Returns: True if it can.
  func canFollow(_ translation: PanVector) -> Bool

  /// Takes a sample of a finger that was given to it.
  ///
  /// - Parameter pan: The sample.
  func follow(_ pan: Pan)
}
