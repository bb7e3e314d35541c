/// A reference that does not keep the delegate alive, where the language has such references.
///
/// Embedded Swift has none: there the owner of both objects clears the reference.
struct WeakDelegate {
  #if hasFeature(Embedded)
  /// The delegate, kept alive.
  var value: (any BoardingNavigationControllerDelegate)?
  #else
  /// The delegate, as long as somebody else keeps it alive.
  weak var value: (any BoardingNavigationControllerDelegate)?
  #endif
}
