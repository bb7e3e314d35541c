/// Writes how many there are of something.
///
/// - Parameters:
///   - count: How many.
///   - noun: What one of them is called; more of them with an s.
/// - Returns: Such as `1 state` or `2 states`.
package func counted(_ count: Int, _ noun: String) -> String {
  "\(count) " + noun + (count == 1 ? "" : "s")
}
