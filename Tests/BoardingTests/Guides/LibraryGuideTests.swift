import Boarding
import Testing

/// The examples of the library guide, up to the coordinator, in its order.
struct LibraryGuideTests {
  final class Welcome: Screen {}

  final class Account: Screen {
    let name = "Your account"
  }

  final class Terms: Screen, BoardingInformation {
    func nextScreen(in navigationController: BoardingNavigationController) -> (any Screen)? {
      Summary()
    }
  }

  final class Summary: Screen, BoardingInformation {
    func previousScreen(in navigationController: BoardingNavigationController) -> (any Screen)? {
      nil
    }
  }

  final class SignIn: Screen {
    func screen(
      forChoice label: String,
      in navigationController: BoardingNavigationController
    ) -> (any Screen)? {
      label == "new" ? Account() : nil
    }
  }

  @Test func `a series goes forth and back`() {
    let flow = BoardingNavigationController(screensToPresent: [Welcome(), Account()])
    flow.start()
    flow.pushToNext()
    flow.settle()
    #expect(flow.screens.map(\.name) == ["Welcome", "Your account"])
    flow.popToPrevious()
    flow.settle()
    #expect(flow.screens.map(\.name) == ["Welcome"])
  }

  @Test func `a screen that gives one direction speaks for both`() {
    let flow = BoardingNavigationController(screensToPresent: [Welcome(), Terms(), Account()])
    flow.start()
    flow.pushToNext(.instant)
    flow.pushToNext(.instant)
    #expect(flow.screens.map(\.name) == ["Welcome", "Terms", "Summary"])
    #expect(flow.popToPrevious().refusal == .noTarget)
    #expect(flow.pushToNext().refusal == .noTarget)
    flow.pop(.instant)
    flow.popToPrevious(.instant)
    #expect(flow.screens.map(\.name) == ["Welcome"])
  }

  @Test func `a choice leads where its screen says`() {
    let flow = BoardingNavigationController(screensToPresent: [SignIn()])
    flow.start()
    #expect(flow.choose("forgotten").refusal == .noTarget)
    flow.choose("new")
    flow.settle()
    #expect(flow.topScreen?.name == "Your account")
  }

  @Test func `a source that is no longer the top is stale`() {
    let welcome = Welcome()
    let flow = BoardingNavigationController(screensToPresent: [welcome, Account()])
    #expect(flow.pop().refusal == .wrongPhase)
    flow.start()
    #expect(flow.pop().refusal == .atRoot)
    flow.pushToNext(from: welcome)
    #expect(flow.pushToNext(from: welcome).refusal == .staleSource)
    #expect(flow.pushToNext().refusal == .transitionInProgress)
    #expect(flow.screens.map(\.name) == ["Welcome", "Your account"])
  }

  /// Puts an answer into words.
  private func words(_ answer: CommandAnswer) -> String {
    switch answer {
    case .applied(let removed): "done, \(removed.count) removed"
    case .queued(let removed): "waits for its turn, \(removed.count) removed"
    case .deferred: "waits for the callbacks to return"
    case .pending: "waits for the word of a screen"
    case .absorbed: "a finger that means nothing any more"
    case .refused(let reason): "declined: \(reason)"
    }
  }

  @Test func `every answer can be told from the others`() {
    let flow = BoardingNavigationController(screensToPresent: [Welcome(), Account()])
    var deferred: CommandAnswer?
    flow.start()
    flow.addCommittedObserver { _, flow in deferred = flow.popToRoot(.instant) }
    #expect(words(flow.pushToNext()) == "done, 0 removed")
    #expect(words(flow.pop()) == "waits for its turn, 1 removed")
    #expect(words(flow.pop()) == "declined: atRoot")
    flow.settle()
    #expect(deferred.map(words) == "waits for the callbacks to return")
  }

  @Test func `a provider says how transitions are shown`() {
    let flow = BoardingNavigationController(screensToPresent: [Welcome(), Account()])
    flow.animatedTransitioningProvider = { operation in
      switch operation {
      case .push: TransitionAnimation(duration: .milliseconds(250), curve: .easeOut)
      case .replace: TransitionAnimation(style: .crossFade)
      case .pop, .none: nil
      }
    }
    flow.start()
    flow.pushToNext()
    #expect(flow.nextDeadline == Instant(nanoseconds: 250_000_000))
    flow.settle()
    flow.pop()
    #expect(flow.transitionCoordinator?.transitionDuration == .milliseconds(400))
  }

  @Test func `a transition is driven, and finished or cancelled`() {
    let flow = BoardingNavigationController(screensToPresent: [Welcome(), Account()])
    flow.start()
    flow.pushToNext(.interactive)
    flow.updateInteraction(progress: 0.3)
    #expect(flow.transitionProgress == 0.3)
    #expect(flow.screens.map(\.name) == ["Welcome"])

    flow.cancelInteraction()
    flow.settle()
    #expect(flow.screens.map(\.name) == ["Welcome"])

    flow.pushToNext(.interactive)
    flow.updateInteraction(progress: 0.7)
    flow.finishInteraction(completionSpeed: 2)
    #expect(flow.screens.map(\.name) == ["Welcome", "Your account"])
    flow.settle()
    #expect(flow.transitionProgress == nil)
  }

  @Test func `a loop is a clock`() {
    let flow = BoardingNavigationController(screensToPresent: [Welcome(), Account()])
    var frames: [Int] = []
    flow.start()
    flow.pushToNext()
    while let progress = flow.transitionProgress {
      frames.append(Int(progress * 100))
      flow.advance(by: .milliseconds(100))
    }
    #expect(frames == [0, 12, 50, 87])
  }

  /// Lets a display link, or anything else that knows the time, move a flow.
  final class Ticker {
    let flow: BoardingNavigationController

    init(_ flow: BoardingNavigationController) {
      self.flow = flow
    }

    /// Called with each frame: with the time since the first one.
    func tick(sinceFirstFrame elapsed: Duration) {
      guard let instant = Instant.zero.advanced(by: elapsed), instant > flow.now else { return }
      flow.advance(to: instant)
    }
  }

  @Test func `a display link moves a flow to the instant of its frame`() {
    let flow = BoardingNavigationController(screensToPresent: [Welcome(), Account()])
    let ticker = Ticker(flow)
    flow.start()
    flow.pushToNext()
    ticker.tick(sinceFirstFrame: .milliseconds(16))
    ticker.tick(sinceFirstFrame: .milliseconds(8))
    ticker.tick(sinceFirstFrame: .milliseconds(33))
    #expect(flow.now == Instant(nanoseconds: 33_000_000))
    flow.settle()
    #expect(flow.now == Instant(nanoseconds: 400_000_000))
  }
}
