import Boarding

/// The stacks that a run has seen, each with a number of its own.
///
/// A stack is the number of what lies below its top, and its top. So two stacks have the same
/// number if and only if they hold the same screens in the same places, and a stack that differs
/// from one that is known in its top costs one look-up, however deep it is.
struct StackTable: Sendable {
  /// What lies below the top of each stack; the empty stack is number 0.
  private(set) var below: [UInt32] = [0]
  /// The screen on top of each stack; none for the empty one.
  private(set) var top: [UInt32] = [.max]
  /// The number of each stack by what it is made of.
  private var numbers = KeyTable()

  /// Finds the number of a stack.
  ///
  /// - Parameters:
  ///   - stack: The stack.
  ///   - source: A stack that it probably has much in common with.
  ///   - known: The number of that one.
  /// - Returns: The number of the stack.
  /// - Complexity: O(1) for the same stack, a push, a pop of one screen and another top; otherwise
  ///   O(*n*), where *n* is the number of screens.
  mutating func number(of stack: ScreenStack, from source: ScreenStack, _ known: UInt32) -> UInt32 {
    if stack == source { return known }
    guard let screen = stack.top else { return 0 }
    var rest = stack
    rest.pop()
    if rest == source { return number(of: screen, on: known) }
    if !source.isEmpty {
      var sourceRest = source
      sourceRest.pop()
      if stack == sourceRest { return below[Int(known)] }
      if rest == sourceRest { return number(of: screen, on: below[Int(known)]) }
    }
    var number: UInt32 = 0
    for screen in stack.rootFirst { number = self.number(of: screen, on: number) }
    return number
  }

  /// Finds the number of a stack by its parts.
  ///
  /// - Parameters:
  ///   - screen: The screen on top.
  ///   - rest: The number of what lies below.
  /// - Returns: The number of the stack.
  private mutating func number(of screen: ScreenID, on rest: UInt32) -> UInt32 {
    let top = UInt32(screen.rawValue)
    let key = UInt64(rest) << 32 | UInt64(top)
    let fresh = UInt32(below.count)
    guard let found = numbers.number(of: key, orInsert: fresh) else { return fresh }
    if found.isNew {
      below.append(rest)
      self.top.append(top)
    }
    return found.number
  }

  /// Returns the screen on top of a stack.
  ///
  /// - Parameter number: The number of the stack.
  /// - Returns: The screen, or nil for the empty stack.
  func topScreen(of number: UInt32) -> ScreenID? {
    number == 0 ? nil : ScreenID(rawValue: Int(top[Int(number)]))
  }

  /// Returns the screens of a stack.
  ///
  /// - Parameter number: The number of the stack.
  /// - Returns: The screens, root first.
  /// - Complexity: O(*n*), where *n* is the number of screens.
  func screens(of number: UInt32) -> [ScreenID] {
    var screens: [ScreenID] = []
    var number = number
    while number != 0 {
      screens.append(ScreenID(rawValue: Int(top[Int(number)])))
      number = below[Int(number)]
    }
    return screens.reversed()
  }
}
