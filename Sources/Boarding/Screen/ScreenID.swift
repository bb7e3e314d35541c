/// The identity of a screen inside the engine.
///
/// In a declared flow it is the screen's place in the list of declared screens. The controller
/// gives a fresh one to each screen object that it puts on its stack. A name is never an identity.
public struct ScreenID: Hashable, Sendable {
  /// The number behind the identity; 0 or more for a screen that exists.
  public let rawValue: Int

  /// Makes an identity from its number.
  ///
  /// - Parameter rawValue: The number behind the identity.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The identity that no screen has: where a series is empty, its first screen is known by it.
  public static let absent: ScreenID = ScreenID(rawValue: -1)
}
