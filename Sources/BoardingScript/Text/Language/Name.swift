/// A name with the place where it stands.
struct Name: Hashable, Sendable {
  /// The name.
  let text: String
  /// Where it stands.
  let location: TextLocation
}
