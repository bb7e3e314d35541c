import Boarding

/// A small program that drives the engine and prints what it reports.
///
/// It is built twice, as Embedded Swift and as ordinary Swift, and must print the same.
@main
enum Client {
  /// Runs a flow through pushes, pops, a whole stack, refusals and passing time.
  static func main() {
    guard let flow = makeFlow() else { return print("The flow has faults.") }
    var machine = Machine(flow: flow)
    var line = 0
    for input in inputs {
      var events: [Event] = []
      let answer = machine.handle(input, into: &events)
      line += 1
      print("\(line) \(describe(answer))")
      for event in events { print("  \(describe(event, in: flow))") }
      for position in machine.positions {
        let name = flow.screens[position.screen.rawValue].name
        print("  position \(name) \(Int(position.offset * 1000))")
      }
      if case .number(let number)? = machine.value(at: 0) {
        print("  progress \(Int(number * 1_000_000))")
      }
    }
    let names = machine.state.stack.rootFirst.map { flow.screens[$0.rawValue].name }
    print("stack \(names.joined(separator: " > "))")
    animateValues()
    driveController()
    playScript()
  }

  /// Makes the flow of the run.
  ///
  /// - Returns: The flow, or nil if it has faults.
  static func makeFlow() -> Flow? {
    var draft = FlowDraft(name: "Welcome")
    draft.screens = [
      .init(name: "welcome", values: [.init("progress", .number(0.25))]),
      .init(name: "features", values: [.init("progress", .number(0.5))]),
      .init(name: "name", choices: [.init("skip", to: "completed")]),
      .init(
        name: "completed",
        previous: FlowDraft.Link.none,
        values: [.init("progress", .number(1))]
      ),
    ]
    draft.series = ["welcome", "features", "name", "completed"]
    do {
      return try draft.makeFlow()
    } catch {
      return nil
    }
  }

  /// The inputs of the run.
  static let inputs: [Input] = [
    .move(UserMove(.next)),
    .command(.start(ScreenID(rawValue: 0))),
    .move(UserMove(.next)),
    .advance(nanoseconds: 100_000_000),
    .move(UserMove(.next)),
    .advance(nanoseconds: 400_000_000),
    .command(.push(ScreenID(rawValue: 2)), motion: .instant),
    .command(.push(ScreenID(rawValue: 2)), motion: .instant),
    .move(UserMove(.choice(ChoiceID(rawValue: 0)))),
    .setting(.reduceMotion(true)),
    .move(UserMove(.previous)),
    .command(.popTo(ScreenID(rawValue: 0))),
    .command(.setStack([ScreenID(rawValue: 3), ScreenID(rawValue: 0), ScreenID(rawValue: 1)])),
    .advance(nanoseconds: -1),
    .command(.popToRoot),
    .command(.pop),
    .setting(.reduceMotion(false)),
    .setting(.swipePolicy(.grab)),
    .setting(.guardAnswer(ScreenID(rawValue: 2), .enter, .wait)),
    .pan(.began(start: PanVector(x: 380))),
    .pan(.moved(PanSample(translation: PanVector(x: -90)))),
    .advance(nanoseconds: 16_000_000),
    .pan(.moved(PanSample(translation: PanVector(x: -180)))),
    .pan(.ended(PanSample(translation: PanVector(x: -200)))),
    .advance(nanoseconds: 50_000_000),
    .pan(.began(start: nil)),
    .pan(.cancelled(PanSample(translation: PanVector(x: 40)))),
    .advance(nanoseconds: 1_000_000_000),
    .command(.push(ScreenID(rawValue: 2))),
    .reply(.permission(.allowed)),
    .pan(.moved(PanSample(translation: PanVector(x: .infinity)))),
    .advance(nanoseconds: 1_000_000_000),
  ]
}
