public import Boarding

/// A screen that has to wait before it knows where it leads.
///
/// While it waits the move is pending, as for a guard: a swipe is not eligible, the same move again
/// is refused with `alreadyPending`, and whatever is decided meanwhile cancels the search.
///
/// ```swift
/// final class EmailScreen: Screen, AsyncNextProvider {
///   func findNextScreen() async -> (any Screen)? {
///     await Accounts.isKnown("ann@example.org") ? PasswordScreen() : RegistrationScreen()
///   }
/// }
/// ```
///
/// The controller has to be told to wait: `BoardingNavigationController.awaitAnswers()`. Where a
/// superclass conforms to `BoardingInformation` already, its answer counts; the subclass then has to
/// override it.
public protocol AsyncNextProvider: BoardingInformation {
  /// Finds the screen to push next.
  ///
  /// - Returns: The next screen, which is not on the stack, or nil if there is none.
  nonisolated(nonsending) func findNextScreen() async -> (any Screen)?
}

/// A screen that has to wait before it knows where the way back leads.
///
/// - SeeAlso: ``AsyncNextProvider``
public protocol AsyncPreviousProvider: BoardingInformation {
  /// Finds the screen to go back to.
  ///
  /// A screen that is not on the stack is placed below the top and then uncovered.
  ///
  /// - Returns: The previous screen, or nil if there is none.
  nonisolated(nonsending) func findPreviousScreen() async -> (any Screen)?
}

extension AsyncNextProvider {
  /// Returns a screen that stands for the next one until that is known.
  ///
  /// - Parameter navigationController: The controller that asks.
  /// - Returns: The same screen for as long as the search goes on.
  public func nextScreen(in navigationController: BoardingNavigationController) -> (any Screen)? {
    AwaitedScreen.standing(for: .next, of: self, in: navigationController) {
      await self.findNextScreen()
    }
  }
}

extension AsyncPreviousProvider {
  /// Returns a screen that stands for the previous one until that is known.
  ///
  /// - Parameter navigationController: The controller that asks.
  /// - Returns: The same screen for as long as the search goes on.
  public func previousScreen(
    in navigationController: BoardingNavigationController
  ) -> (any Screen)? {
    AwaitedScreen.standing(for: .previous, of: self, in: navigationController) {
      await self.findPreviousScreen()
    }
  }
}

/// A screen that stands for one that is not known yet; it is never shown.
///
/// A guard of the screen that is left sees it as the destination.
public final class AwaitedScreen: Screen {
  /// What the screen stands for.
  enum Role {
    /// The next screen.
    case next
    /// The previous screen.
    case previous
  }

  /// What it stands for.
  let role: Role
  /// Who looks for the screen.
  let provider: any BoardingInformation
  /// Finds the screen.
  let find: () async -> (any Screen)?

  /// Makes a screen that stands for another one.
  ///
  /// - Parameters:
  ///   - role: What it stands for.
  ///   - provider: Who looks for the screen.
  ///   - find: Finds the screen.
  private init(
    _ role: Role,
    of provider: any BoardingInformation,
    find: @escaping () async -> (any Screen)?
  ) {
    self.role = role
    self.provider = provider
    self.find = find
  }

  /// Returns the screen that stands for another one.
  ///
  /// - Parameters:
  ///   - role: What it stands for.
  ///   - provider: Who looks for the screen.
  ///   - controller: The controller that asks.
  ///   - find: Finds the screen.
  /// - Returns: The one that the controller waits for already, or else a fresh one.
  static func standing(
    for role: Role,
    of provider: any BoardingInformation,
    in controller: BoardingNavigationController,
    find: @escaping () async -> (any Screen)?
  ) -> AwaitedScreen {
    if let pending = controller.pendingMove?.destination as? AwaitedScreen,
      pending.role == role, pending.provider === provider
    {
      return pending
    }
    return AwaitedScreen(role, of: provider, find: find)
  }

  /// Waits to be entered.
  ///
  /// - Parameters:
  ///   - source: The screen that is the top now.
  ///   - navigationController: The controller that asks.
  /// - Returns: That its word comes later.
  public func mayEnter(
    from source: (any Screen)?,
    in navigationController: BoardingNavigationController
  ) -> ScreenPermission {
    .wait
  }
}
