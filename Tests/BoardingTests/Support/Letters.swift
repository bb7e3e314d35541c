import Boarding

/// Reads a screen from its letter: `A` is the first declared one.
///
/// - Parameter letter: One letter from `A` to `Z`.
/// - Returns: The screen.
func screen(_ letter: String) -> ScreenID {
  guard let code = letter.unicodeScalars.first?.value, (65...90).contains(code) else {
    preconditionFailure("A screen is written as one letter from A to Z.")
  }
  return ScreenID(rawValue: Int(code) - 65)
}

/// Reads screens from their letters.
///
/// - Parameter letters: The letters, such as `ABC`.
/// - Returns: The screens in the same order.
func screens(_ letters: String) -> [ScreenID] {
  letters.map { screen(String($0)) }
}

/// Writes a screen as its letter.
///
/// - Parameter screen: The screen.
/// - Returns: A letter, `-` for the absent screen, or the number behind a strange one.
func letter(_ screen: ScreenID) -> String {
  if screen == .absent { return "-" }
  guard (0..<26).contains(screen.rawValue) else { return "#\(screen.rawValue)" }
  return String(UnicodeScalar(UInt8(65 + screen.rawValue)))
}

/// Writes screens in the order given.
///
/// - Parameter screens: The screens.
/// - Returns: A text such as `[A,B,C]`.
func text(_ screens: some Sequence<ScreenID>) -> String {
  "[" + screens.map(letter).joined(separator: ",") + "]"
}

/// Writes a stack, root first.
///
/// - Parameter stack: The stack.
/// - Returns: A text such as `[A,B,C]`.
func text(_ stack: ScreenStack) -> String {
  text(stack.rootFirst)
}
