import BoardingAsync
import BoardingTesting
import Testing

struct TestingAsyncFlowsTests {
  @MainActor
  @Test func `a known address leads to the welcome`() throws {
    let simulation = Simulation()
    let address = AddressScreen(Directory(on: simulation.clock))
    let onboarding = BoardingNavigationController(screensToPresent: [address])
    simulation.attach(onboarding)
    onboarding.awaitAnswers()
    onboarding.start()

    try simulation.run {
      onboarding.pushToNext()
      await simulation.advance(by: .milliseconds(200))
      #expect(onboarding.pendingScreen is AwaitedScreen)
      #expect(onboarding.eligibility(.forward).reason == .alreadyPending)

      await simulation.advance(by: .milliseconds(50))  // the answer is there
      await simulation.advance(by: .milliseconds(400))  // and the transition is over
      #expect(onboarding.screens.map(\.name) == ["AddressScreen", "WelcomeBackScreen"])
    }
  }

  @Test func `the same without awaiting`() {
    let simulation = Simulation()
    let address = AddressScreen(Directory(on: simulation.clock))
    let onboarding = BoardingNavigationController(screensToPresent: [address])
    simulation.attach(onboarding)
    onboarding.awaitAnswers(on: simulation.executor)
    onboarding.start()
    simulation.perform { _ = onboarding.pushToNext() }
    simulation.advance(by: .seconds(1))
    #expect(onboarding.screens.map(\.name) == ["AddressScreen", "WelcomeBackScreen"])
  }
}

final class AddressScreen: Screen, AsyncNextProvider {
  let directory: Directory

  init(_ directory: Directory) {
    self.directory = directory
  }

  func findNextScreen() async -> (any Screen)? {
    await directory.knows("ann@example.org") ? WelcomeBackScreen() : ProfileScreen()
  }
}

actor Directory {
  let clock: any Clock<Duration>

  init(on clock: any Clock<Duration>) {
    self.clock = clock
  }

  func knows(_ address: String) async -> Bool {
    try? await clock.sleep(for: .milliseconds(250))  // the server
    return address.hasPrefix("ann")
  }
}

private final class WelcomeBackScreen: Screen {}
private final class ProfileScreen: Screen {}
