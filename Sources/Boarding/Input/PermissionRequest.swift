/// A change of the stack for which the screens are asked for permission.
///
/// Every screen that is removed is asked whether it may be left, topmost first; then the new top
/// whether it may be entered. The first that does not allow it stops the rest.
public struct PermissionRequest: Hashable, Sendable {
  /// The change.
  public let change: StackChange
  /// True if a finger wants the change.
  public let isSwipe: Bool
  /// How many screens have allowed it already, and are not asked again.
  public let allowedCount: Int

  /// Asks the screens in order.
  ///
  /// - Parameter answer: What a screen says.
  /// - Returns: What they say together: the first word that does not allow the change.
  /// - Complexity: O(*n*), where *n* is the number of screens that are asked.
  public func permission(
    _ answer: (_ screen: ScreenID, _ side: GuardSide) -> GuardAnswer
  ) -> Permission {
    var place = 0
    for screen in change.removed {
      place += 1
      if place <= allowedCount { continue }
      if let objection = objection(of: screen, answer(screen, .leave)) { return objection }
    }
    if change.operation == .none && !change.before.isEmpty { return .allowed }
    if place + 1 <= allowedCount { return .allowed }
    return objection(of: change.destination, answer(change.destination, .enter)) ?? .allowed
  }

  /// Turns the word of a screen into what stands against the change.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - answer: Its word.
  /// - Returns: What stands against the change, or nil if the screen allows it.
  private func objection(of screen: ScreenID, _ answer: GuardAnswer) -> Permission? {
    switch answer {
    case .allow: nil
    case .refuse(let reason): .refused(by: screen, reason)
    case .wait: .waits(for: screen)
    }
  }

  /// Returns how many screens have been asked once a screen has given its word.
  ///
  /// - Parameter screen: The screen.
  /// - Returns: The number of screens up to it.
  func count(through screen: ScreenID) -> Int {
    var place = 0
    for removed in change.removed {
      place += 1
      if removed == screen { return place }
    }
    return place + 1
  }
}
