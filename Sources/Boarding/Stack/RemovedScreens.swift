/// The screens that a command took off the stack, topmost first.
///
/// It is a view of the stack as it was and as it became, so that handing it out costs no
/// allocation.
public struct RemovedScreens: Sendable {
  /// The stack as it was.
  private let before: ScreenStack
  /// The stack as it became, or as it was for no screen.
  private let after: ScreenStack

  /// Makes the list of no screens.
  public init() {
    before = ScreenStack()
    after = ScreenStack()
  }

  /// Makes the list of the screens of one stack that are not on another.
  ///
  /// - Parameters:
  ///   - before: The stack as it was.
  ///   - after: The stack as it became.
  init(from before: ScreenStack, to after: ScreenStack) {
    self.before = before
    self.after = after
  }

  /// True if nothing was removed for certain: nothing changed, or a screen was put on top.
  var isEmptyAtOnce: Bool { before.head === after.head || after.head?.below === before.head }
}

extension RemovedScreens: Sequence {
  /// Walks the removed screens, topmost first.
  public struct Iterator: IteratorProtocol {
    /// The cell that comes next.
    private var cell: ScreenStack.Cell?
    /// The cell at which the two stacks meet where one is a part of the other.
    private let end: ScreenStack.Cell?
    /// The screens that are left out where the two stacks differ in another way, or nil for none.
    private let kept: Set<ScreenID>?

    /// Makes an iterator at the topmost removed screen.
    ///
    /// - Parameters:
    ///   - before: The stack as it was.
    ///   - after: The stack as it became.
    /// - Complexity: O(1) after a push of one screen, O(*k*) after a pop of *k* screens, otherwise
    ///   O(*n*), where *n* is the number of screens.
    fileprivate init(from before: ScreenStack, to after: ScreenStack) {
      if after.head?.below === before.head || before.holds(after) {
        cell = after.count > before.count ? nil : before.head
        end = after.head
        kept = nil
      } else {
        cell = before.head
        end = nil
        kept = Set(after)
      }
    }

    /// Takes the next removed screen.
    ///
    /// - Returns: The screen, or nil when there is no other.
    public mutating func next() -> ScreenID? {
      while let current = cell, current !== end {
        cell = current.below
        if kept?.contains(current.screen) != true { return current.screen }
      }
      return nil
    }
  }

  /// Makes an iterator over the removed screens, topmost first.
  ///
  /// - Returns: An iterator at the topmost one.
  public func makeIterator() -> Iterator {
    Iterator(from: before, to: after)
  }
}

extension RemovedScreens: Hashable {
  /// Tells whether two lists hold the same screens in the same order.
  ///
  /// - Parameters:
  ///   - lhs: A list.
  ///   - rhs: Another list.
  /// - Returns: True if the lists are equal.
  /// - Complexity: O(*n*), where *n* is the number of screens.
  public static func == (lhs: RemovedScreens, rhs: RemovedScreens) -> Bool {
    lhs.elementsEqual(rhs)
  }

  /// Feeds the screens of the list to a hasher.
  ///
  /// - Parameter hasher: The hasher to feed.
  /// - Complexity: O(*n*), where *n* is the number of screens.
  public func hash(into hasher: inout Hasher) {
    for screen in self { hasher.combine(screen) }
  }
}

#if !hasFeature(Embedded)
extension RemovedScreens: CustomStringConvertible {
  /// The numbers of the screens, topmost first, such as `[3, 2]`.
  public var description: String { map { $0.rawValue }.description }
}
#endif
