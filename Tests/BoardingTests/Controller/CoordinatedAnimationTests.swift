import Boarding
import Testing

/// A container that has something to animate, as in the example of the reference.
private final class OnboardingContainer: BoardingNavigationController {
  var backgroundColor = "none"
  var lines: [String] = []
}

/// A screen that changes the container's background alongside its appearance.
private final class ColoredScreen: Screen {
  let name: String

  init(_ name: String) {
    self.name = name
  }

  func willAppear(
    in navigationController: BoardingNavigationController,
    with coordinator: TransitionCoordinator?
  ) {
    navigationController.perform(
      coordinatedAnimations: { [name] container, isAnimated in
        {
          guard let container = container as? OnboardingContainer else { return }
          container.backgroundColor = name
          container.lines.append("animation \(name) \(isAnimated)")
        }
      },
      completion: { [name] container, isAnimated in
        { (container as? OnboardingContainer)?.lines.append("completion \(name) \(isAnimated)") }
      },
      cancellation: { [name] context in
        Issue.record("\(name) was cancelled, although no finger drives \(context.operation)")
      }
    )
  }
}

struct CoordinatedAnimationTests {
  private func startedContainer() -> OnboardingContainer {
    let container = OnboardingContainer(
      screensToPresent: [ColoredScreen("grey"), ColoredScreen("white")]
    )
    container.start()
    return container
  }

  @Test func `without a transition animation and completion run at once, not animated`() {
    let container = startedContainer()
    #expect(container.lines == ["animation grey false", "completion grey false"])
    #expect(container.backgroundColor == "grey")
  }

  @Test func `in a transition the animation runs alongside and the completion at the end`() {
    let container = startedContainer()
    container.lines = []
    container.pushToNext()
    #expect(container.lines == ["animation white true"])
    #expect(container.backgroundColor == "white")
    container.advance(by: .milliseconds(400))
    #expect(container.lines == ["animation white true", "completion white true"])
  }

  @Test func `an instant transition has a coordinator that is not animated`() {
    let container = startedContainer()
    container.lines = []
    container.pushToNext(.instant)
    #expect(container.lines == ["animation white false", "completion white false"])
  }

  @Test func `the coordinator exists from the first will to the last completion`() {
    let container = startedContainer()
    var existed: [String] = []
    container.addObserver { event, controller in
      existed.append("\(eventName(event)) \(controller.transitionCoordinator != nil)")
    }
    container.pushToNext()
    container.transitionCoordinator?.animate(alongside: nil) { context in
      existed.append("completion \(container.transitionCoordinator === context)")
    }
    container.advance(by: .milliseconds(400))
    existed.append("after \(container.transitionCoordinator != nil)")
    #expect(
      existed == [
        "transitionBegan true", "willEnterStack true", "willDisappear true", "willAppear true",
        "willShow true", "didDisappear true", "didAppear true", "didEnterStack true",
        "didShow true", "committed true", "screenChanged true", "transitionEnded true",
        "completion true", "after false",
      ]
    )
  }

  @Test func `the coordinator tells what the transition is`() throws {
    let container = startedContainer()
    container.animatedTransitioningProvider = { _ in
      TransitionAnimation(duration: .milliseconds(250), curve: .linear)
    }
    container.pushToNext()
    let coordinator = try #require(container.transitionCoordinator)
    #expect(coordinator.source.name == "grey")
    #expect(coordinator.destination.name == "white")
    #expect(coordinator.operation == .push)
    #expect(coordinator.isAnimated)
    #expect(coordinator.transitionDuration == .milliseconds(250))
    #expect(coordinator.animation?.curve == .linear)
    container.advance(by: .milliseconds(125))
    #expect(container.transitionProgress == 0.5)
    container.advance(by: .milliseconds(125))
    #expect(container.transitionProgress == nil)
  }

  @Test func `a late animation does not run, its completion does`() throws {
    let container = startedContainer()
    container.pushToNext()
    let coordinator = try #require(container.transitionCoordinator)
    var lines: [String] = []
    let isQueued = coordinator.animate(
      alongside: { _ in lines.append("animation") },
      completion: { _ in lines.append("completion") }
    )
    #expect(!isQueued)
    container.advance(by: .milliseconds(400))
    #expect(lines == ["completion"])
  }

  @Test func `completions run first in first out, those registered meanwhile last`() throws {
    let container = startedContainer()
    container.pushToNext()
    let coordinator = try #require(container.transitionCoordinator)
    var lines: [String] = []
    coordinator.animate(alongside: nil) { context in
      lines.append("first")
      context.animate(alongside: nil) { _ in lines.append("third") }
    }
    coordinator.animate(alongside: nil) { _ in lines.append("second") }
    container.advance(by: .milliseconds(400))
    #expect(lines == ["first", "second", "third"])
  }
}

/// The name of an event without its screens.
private func eventName(_ event: Event) -> String {
  String("\(event.kind)".prefix { $0 != "(" })
}
