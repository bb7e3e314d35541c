import BoardingAsync
import BoardingPaging
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

  @MainActor
  @Test func `a line that breaks once costs a second`() throws {
    let simulation = Simulation()
    let newspaper = Newspaper(on: simulation.clock)
    let feed = try FlexiblePagingController()
    simulation.attach(feed)
    feed.awaitPieces { request in try await newspaper.articles(for: request) }

    try simulation.run {
      feed.start()
      await simulation.advance(by: .milliseconds(300))  // the line breaks
      #expect(feed.count == 0)
      await simulation.advance(by: .milliseconds(1300))
      #expect(feed.count == 3)
    }
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

actor Newspaper {
  struct LineBroke: Error {}

  let clock: any Clock<Duration>
  var tries = 0

  init(on clock: any Clock<Duration>) {
    self.clock = clock
  }

  func articles(for request: LoadRequest) async throws -> LoadedPiece {
    try await clock.sleep(for: .milliseconds(300))  // the server
    tries += 1
    if tries == 1 { throw LineBroke() }
    return LoadedPiece([1, 2, 3])
  }
}

private final class WelcomeBackScreen: Screen {}
private final class ProfileScreen: Screen {}
