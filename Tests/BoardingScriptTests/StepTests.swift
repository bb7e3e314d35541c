import Boarding
import BoardingScript
import Testing

struct StepTests {
  @Test func `surroundings before the first move are options, afterwards inputs`() throws {
    let text = """
      width 320
      direction right-to-left
      reduce-motion on
      policy moves queue
      policy commands finish
      screen a
      start
      width 100
      policy moves refuse
      """
    let script = try Script(parsing: text, file: "t")
    #expect(
      script.flow.options.settings
        == Settings(
          containerWidth: 320,
          layoutDirection: .rightToLeft,
          reducesMotion: true,
          movePolicy: .queue,
          commandPolicy: .finish
        )
    )
    var settings: [[Setting]] = []
    for statement in script.statements {
      if case .settings(let changed)? = statement.step { settings.append(changed) }
    }
    #expect(settings == [[.containerWidth(100)], [.movePolicy(.refuse)]])
  }

  @Test(
    arguments: [
      ("on", [.reducedMotionStyle(.instant), .reduceMotion(true)]), ("off", [.reduceMotion(false)]),
      ("fade", [.reducedMotionStyle(.crossFade), .reduceMotion(true)]),
    ] as [(String, [Setting])]
  )
  func `less motion is no time or a fade`(word: String, settings: [Setting]) throws {
    let script = try Script(
      parsing: "reduce-motion fade\nscreen a\nstart\nreduce-motion \(word)",
      file: "t"
    )
    #expect(
      script.flow.options.settings == Settings(reducesMotion: true, reducedMotionStyle: .crossFade)
    )
    guard case .settings(let found)? = script.statements.last?.step else {
      Issue.record("no settings")
      return
    }
    #expect(found == settings)
  }

  @Test(
    arguments: [
      ("", .init(duration: .milliseconds(250))),
      (" none", .init(duration: .milliseconds(250), style: .none)),
      (" slide", .init(duration: .milliseconds(250))),
      (" linear custom 3", .init(duration: .milliseconds(250), curve: .linear, style: .custom(3))),
      (" cross-fade", .init(duration: .milliseconds(250), style: .crossFade)),
      (
        " steps(4)",
        .init(duration: .milliseconds(250), curve: Steps(4).map { .steps($0) } ?? .linear)
      ),
      (
        " steps( 3 ,jump-none ) none",
        .init(
          duration: .milliseconds(250),
          curve: Steps(3, .jumpNone).map { .steps($0) } ?? .linear,
          style: .none
        )
      ),
      (
        " linear(0, 0.25 75%, 1)",
        .init(
          duration: .milliseconds(250),
          curve: PiecewiseLinear([.init(0), .init(0.25, at: 0.75), .init(1)])
            .map { .piecewiseLinear($0) } ?? .linear
        )
      ),
      (
        " linear(0,0.5 25% 75%,1)",
        .init(
          duration: .milliseconds(250),
          curve: PiecewiseLinear([.init(0), .init(0.5, from: 0.25, to: 0.75), .init(1)])
            .map { .piecewiseLinear($0) } ?? .linear
        )
      ),
      (" linear", .init(duration: .milliseconds(250), curve: .linear)),
      (" ease", .init(duration: .milliseconds(250), curve: .ease)),
      (" ease-in", .init(duration: .milliseconds(250), curve: .easeIn)),
      (" ease-out", .init(duration: .milliseconds(250), curve: .easeOut)),
      (" ease-in-out", .init(duration: .milliseconds(250), curve: .easeInOut)),
      (
        " cubic-bezier 0.25 -1 1 1.5",
        .init(
          duration: .milliseconds(250),
          curve: CubicBezier(0.25, -1, 1, 1.5).map { .cubicBezier($0) } ?? .linear
        )
      ),
    ] as [(String, TransitionAnimation)]
  )
  func `a flow says how its transitions are shown`(
    curve: String,
    animation: TransitionAnimation
  ) throws {
    let script = try Script(parsing: "transition 250ms\(curve)\nscreen a", file: "t")
    #expect(script.flow.options.animation == animation)
  }

  @Test(
    arguments: [
      ("400ms", TransitionAnimation(spring: Spring(duration: 0.4))),
      ("1s bounce 0.2", TransitionAnimation(spring: Spring(duration: 1, bounce: 0.2))),
      (
        "1s bounce -0.5 cross-fade",
        TransitionAnimation(spring: Spring(duration: 1, bounce: -0.5), style: .crossFade)
      ),
    ]
  )
  func `a spring may move transitions`(words: String, animation: TransitionAnimation?) throws {
    let script = try Script(parsing: "transition spring \(words)\nscreen a", file: "t")
    #expect(script.flow.options.animation == animation)
  }

  @Test func `every statement is the input that the engine takes`() throws {
    let text = """
      screen a choice more b
      screen b
      start
      next
      back from a
      choose more instant
      push b
      pop instant from b
      pop to a
      pop to root
      replace b
      set a b from b instant
      advance 0.4s
      """
    let script = try Script(parsing: text, file: "t")
    let (first, second) = (ScreenID(rawValue: 0), ScreenID(rawValue: 1))
    var inputs: [Input] = []
    for statement in script.statements {
      if case .input(let input)? = statement.step { inputs.append(input) }
    }
    #expect(
      inputs == [
        .move(UserMove(.next)),
        .move(UserMove(.previous, source: first)),
        .move(UserMove(.choice(ChoiceID(rawValue: 0)), motion: .instant)),
        .command(.push(second)),
        .command(.pop, motion: .instant, source: second),
        .command(.popTo(first)),
        .command(.popToRoot),
        .command(.replaceTop(second)),
        .command(.setStack([first, second]), motion: .instant, source: second),
        .advance(nanoseconds: 400_000_000),
      ]
    )
  }

  @Test func `interactions, flow ends and containers are the inputs that the engine takes`() throws
  {
    let text = """
      screen a
      screen b
      start
      pop interactive from b
      back interactive
      update 0.25
      finish
      finish speed 2
      cancel speed 0.5
      finish flow
      finish flow skipped from a
      skip out
      container disappear
      """
    let (first, second) = (ScreenID(rawValue: 0), ScreenID(rawValue: 1))
    var inputs: [Input] = []
    for statement in try Script(parsing: text, file: "t").statements {
      if case .input(let input)? = statement.step { inputs.append(input) }
    }
    #expect(
      inputs == [
        .command(.pop, motion: .interactive, source: second),
        .move(UserMove(.previous, motion: .interactive)),
        .interaction(.update(progress: 0.25)),
        .interaction(.finish()),
        .interaction(.finish(completionSpeed: 2)),
        .interaction(.cancel(completionSpeed: 0.5)),
        .command(.finishFlow(.completed)),
        .command(.finishFlow(.skipped), source: first),
        .command(.finishFlow(.skipped)),
        .container(.disappear),
      ]
    )
  }

  @Test(arguments: [("", 1), ("series b a\n", 0)])
  func `a skip leads to the last of the series, or else to the last declared screen`(
    series: String,
    last: Int
  ) throws {
    let script = try Script(
      parsing: "screen a\nscreen b\n\(series)start\nskip instant from a",
      file: "t"
    )
    guard case .skip(let motion, let source)? = script.statements.last?.step else {
      Issue.record("no skip")
      return
    }
    #expect((motion, source) == (.instant, ScreenID(rawValue: 0)))
    #expect(script.flow.lastScreen == ScreenID(rawValue: last))
  }
}
