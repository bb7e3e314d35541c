import Boarding
import BoardingScript
import Testing

struct EventTextTests {
  /// Writes events of screens that are called by the letters of the alphabet.
  private let text = EventText { (screen) in String(UnicodeScalar(UInt8(97 + screen.rawValue))) }
  /// The screen called `a`.
  private let first = ScreenID(rawValue: 0)
  /// The screen called `b`.
  private let second = ScreenID(rawValue: 1)

  @Test func `a controller may give the names`() {
    /// A screen with a name.
    final class NamedScreen: Screen {
      /// What the screen is called.
      let name: String

      /// Makes a screen.
      ///
      /// - Parameter name: What it is called.
      init(_ name: String) { self.name = name }
    }
    let controller = BoardingNavigationController(screensToPresent: [NamedScreen("welcome")])
    let text = EventText { (id) in controller.screen(for: id)?.name ?? "none" }
    var lines: [String] = []
    controller.addObserver { (event, _) in lines.append(text.line(of: event)) }
    controller.start()
    #expect(lines.first == "0ms welcome.willEnterStack")
  }

  @Test func `every event has its text`() {
    let push = Event.Passage(.push, from: first, to: second)
    let kinds: [(Event.Kind, String)] = [
      (.transitionBegan(push, .animated), "began push a > b"),
      (.transitionBegan(push, .instant), "began push a > b instant"),
      (.transitionBegan(push, .interactive), "began push a > b interactive"),
      (.interactionUpdated(progress: 0.25), "updated 0.25"),
      (.interactionChanged(isCancelled: false), "interaction finished"),
      (.interactionChanged(isCancelled: true), "interaction cancelled"),
      (.willEnterStack(first), "a.willEnterStack"),
      (.didEnterStack(first), "a.didEnterStack"),
      (.willLeaveStack(first), "a.willLeaveStack"),
      (.didLeaveStack(first), "a.didLeaveStack"),
      (.willAppear(first), "a.willAppear"),
      (.didAppear(first), "a.didAppear"),
      (.willDisappear(first), "a.willDisappear"),
      (.didDisappear(first), "a.didDisappear"),
      (.willShow(first), "willShow(a)"),
      (.didShow(first), "didShow(a)"),
      (.committed(push), "committed push a > b"),
      (.committed(Event.Passage(.pop, from: second, to: first)), "committed pop b > a"),
      (.committed(Event.Passage(.replace, from: second, to: first)), "committed replace b > a"),
      (.committed(Event.Passage(.none, from: nil, to: first)), "committed start a"),
      (.committed(Event.Passage(.none, from: first, to: first)), "committed set a"),
      (.screenChanged(focus: second), "screenChanged(b)"),
      (.cancelled(push), "cancelled push a > b"),
      (.flowFinished(.skipped), "flowFinished(skipped)"),
      (.transitionEnded(push, isCancelled: false), "ended push a > b"),
      (.transitionEnded(push, isCancelled: true), "went back from push a > b"),
      (.refused(Refusal(.previous, .staleSource, screen: first)), "refused back: staleSource a"),
      (.refused(Refusal(.popToRoot, .atRoot)), "refused pop to root: atRoot"),
      (.stopped(limit: 1_000), "stopped(1000)"),
    ]
    for (kind, expected) in kinds { #expect(text.text(of: kind) == expected) }
  }

  @Test func `a line begins with the time`() {
    let instant = Instant(nanoseconds: 133_333_333)
    let passage = Event.Passage(.push, from: first, to: second)
    let event = Event(at: instant, .committed(passage))
    #expect(text.line(of: event) == "133.333333ms committed push a > b")
    #expect(text.committedLine(of: event) == "133.333333ms push a > b")
    let others: [(Event.Kind, String?)] = [
      (.didShow(first), nil), (.refused(Refusal(.finishFlow, .wrongPhase)), nil),
      (.cancelled(passage), "133.333333ms cancelled push a > b"),
      (.flowFinished(.completed), "133.333333ms finished completed"),
      (.flowFinished(.skipped), "133.333333ms finished skipped"),
    ]
    for (kind, line) in others {
      #expect(text.committedLine(of: Event(at: instant, kind)) == line)
    }
  }

  @Test func `every kind of input has the words of the language`() {
    let words = Input.Kind.allCases.map { $0.words }
    #expect(
      words == [
        "start", "resume", "push", "pop", "pop to", "pop to root", "replace", "set", "skip",
        "finish flow", "next", "back", "choose", "update", "finish", "cancel", "finger",
        "swipe forward",
        "swipe backward", "reply", "container", "setting", "advance",
      ]
    )
  }

  @Test func `every reason is called by the name of its case`() {
    for reason in Refusal.Reason.allCases { #expect(reason.name == "\(reason)") }
  }

  @Test func `a screen that a flow does not declare is written as a number`() {
    #expect(EventText(flow: Flow(openNamed: "")).name(of: first) == "screen-0")
  }

  @Test(arguments: [
    ("pussh", "push"), ("PUSH", "push"), ("hsup", nil), ("upsh", "push"), ("pu", nil),
    ("relpace", "replace"), ("x", nil), ("", nil), ("push", nil),
  ])
  func `the nearest word is suggested only if it is near`(word: String, nearest: String?) {
    #expect(nearestWord(to: word, in: ["pop", "push", "replace"]) == nearest)
  }
}
