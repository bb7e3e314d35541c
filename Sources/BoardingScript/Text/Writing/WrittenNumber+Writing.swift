/// Writes a number as scripts read it.
///
/// - Parameter number: The number.
/// - Returns: At most 12 decimals, and no more digits than a script may have; no zeros at the end.
package func writtenNumber(_ number: Double) -> String {
  var decimals = 12
  var limit = 1e3
  while decimals > 0, number.magnitude >= limit {
    decimals -= 1
    limit *= 10
  }
  return trimmed(number, decimals: decimals)
}
