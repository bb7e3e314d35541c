/// The defaults that need to know the type of a screen, which Embedded Swift does not.
///
/// The cast finds a conformance that a subclass or an extension adds, as in BoardingPass's own
/// example. It is the only one of its kind.
extension Screen {
  #if hasFeature(Embedded)
  /// The word for any screen.
  public var name: String { "Screen" }

  /// Nobody: the screen has to answer itself.
  public var boardingInformation: (any BoardingInformation)? { nil }
  #else
  /// The name of the screen's type.
  public var name: String { String(describing: type(of: self)) }

  /// The screen itself, if it conforms to `BoardingInformation`.
  public var boardingInformation: (any BoardingInformation)? { self as? any BoardingInformation }
  #endif
}
