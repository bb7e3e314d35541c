/// The screens that a command took off the stack, topmost first.
///
/// It is a view of the stack as it was, so that handing it out costs no allocation.
public struct RemovedScreens: Sendable {
  /// The stack as it was before the command.
  private let before: ScreenStack
  /// The stack after the command; what it still holds is left out.
  private let kept: Kept

  /// Which screens of the old stack are left out.
  private enum Kept: Sendable {
    /// Everything after this many screens from the top.
    case below(Int)
    /// These screens, wherever they stand.
    case screens(Set<ScreenID>)
  }

  /// Makes the list of no screens.
  public init() {
    before = ScreenStack()
    kept = .below(0)
  }

  /// Makes the list of the topmost screens of a stack.
  ///
  /// - Parameters:
  ///   - count: How many screens were taken off.
  ///   - before: The stack as it was.
  init(first count: Int, of before: ScreenStack) {
    self.before = before
    kept = .below(count)
  }

  /// Makes the list of the screens of one stack that are not on another.
  ///
  /// - Parameters:
  ///   - before: The stack as it was.
  ///   - after: The stack as it became.
  /// - Complexity: O(*n*), where *n* is the number of screens after.
  init(of before: ScreenStack, notOn after: ScreenStack) {
    self.before = before
    kept = .screens(Set(after))
  }
}

extension RemovedScreens: Sequence {
  /// Walks the removed screens, topmost first.
  public struct Iterator: IteratorProtocol {
    /// Walks the stack as it was.
    private var screens: ScreenStack.Iterator
    /// How many screens may still come where the list is a prefix.
    private var remaining: Int
    /// What is left out.
    private let kept: Kept

    /// Makes an iterator at the topmost removed screen.
    ///
    /// - Parameter list: The list to walk.
    fileprivate init(_ list: RemovedScreens) {
      screens = list.before.makeIterator()
      kept = list.kept
      switch list.kept {
      case .below(let count): remaining = count
      case .screens: remaining = list.before.count
      }
    }

    /// Takes the next removed screen.
    ///
    /// - Returns: The screen, or nil when there is no other.
    public mutating func next() -> ScreenID? {
      while remaining > 0, let screen = screens.next() {
        remaining -= 1
        switch kept {
        case .below: return screen
        case .screens(let kept): if !kept.contains(screen) { return screen }
        }
      }
      return nil
    }
  }

  /// Makes an iterator over the removed screens, topmost first.
  ///
  /// - Returns: An iterator at the topmost one.
  public func makeIterator() -> Iterator {
    Iterator(self)
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
