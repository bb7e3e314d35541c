/// The screens reached, as a persistent list that shares everything below the top.
///
/// Copying a stack keeps that version for ever at the cost of one reference. Pushing and popping
/// make a new version and never touch an old one.
///
/// ```swift
/// var stack = ScreenStack()
/// stack.push(ScreenID(rawValue: 0), entry: EntryID(rawValue: 0))
/// let kept = stack
/// stack.push(ScreenID(rawValue: 1), entry: EntryID(rawValue: 1))
/// assert(kept.count == 1 && stack.count == 2)
/// ```
public struct ScreenStack: Sendable {
  /// The topmost cell, or nil for an empty stack.
  var head: Cell?

  /// Makes an empty stack.
  public init() {}

  /// Makes the stack whose topmost cell is the given one.
  ///
  /// - Parameter head: The topmost cell, or nil for an empty stack.
  init(head: Cell?) {
    self.head = head
  }

  /// The number of screens.
  public var count: Int {
    guard let head else { return 0 }
    return Int(head.depth)
  }

  /// True if no screen is on the stack.
  public var isEmpty: Bool { head == nil }

  /// The screen on top, or nil for an empty stack.
  public var top: ScreenID? { head?.screen }

  /// The entry on top, or nil for an empty stack.
  public var topEntry: EntryID? { head?.entry }

  /// The screen directly below the top, or nil where there is none.
  public var belowTop: ScreenID? { head?.below?.screen }

  /// Puts a screen on top.
  ///
  /// - Parameters:
  ///   - screen: The screen to put on top; it must not be on the stack.
  ///   - entry: The identity of its place.
  public mutating func push(_ screen: ScreenID, entry: EntryID) {
    head = Cell(screen: screen, entry: entry, below: head)
  }

  /// Takes screens off the top.
  ///
  /// - Parameter count: How many to take off, at most as many as there are.
  /// - Complexity: O(*k*), where *k* is `count`.
  public mutating func pop(_ count: Int = 1) {
    precondition(count >= 0 && count <= self.count, "Only screens on the stack can be popped.")
    var cell = head
    for _ in 0..<count { cell = cell?.below }
    head = cell
  }
}
