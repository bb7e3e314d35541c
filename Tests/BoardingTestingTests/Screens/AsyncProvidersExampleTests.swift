import BoardingAsync
import BoardingTesting
import Testing

struct AsyncProvidersExampleTests {
  @Test func `the example of the providers runs`() {
    let simulation = Simulation()
    let onboarding = BoardingNavigationController(screensToPresent: [EmailScreen()])
    simulation.attach(onboarding)
    onboarding.awaitAnswers(on: simulation.executor)
    onboarding.start()
    simulation.perform { _ = onboarding.pushToNext() }
    simulation.advance(by: .seconds(1))
    #expect(onboarding.screens.map(\.name) == ["EmailScreen", "PasswordScreen"])
  }
}

final class EmailScreen: Screen, AsyncNextProvider {
  func findNextScreen() async -> (any Screen)? {
    await Accounts.isKnown("ann@example.org") ? PasswordScreen() : RegistrationScreen()
  }
}

/// Who has an account.
private enum Accounts {
  /// Tells whether somebody has an account.
  ///
  /// - Parameter address: The address of the person.
  /// - Returns: True if there is one.
  static func isKnown(_ address: String) async -> Bool {
    address.hasPrefix("ann")
  }
}

private final class PasswordScreen: Screen {}
private final class RegistrationScreen: Screen {}
