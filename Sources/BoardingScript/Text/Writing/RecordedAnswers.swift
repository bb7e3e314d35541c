import Boarding

/// What a machine asked in a recorded run, and what it was answered, by the names of the screens.
struct RecordedAnswers {
  /// The inputs that are no answers, with the identities of declared screens; those of choices are
  /// still those of the log.
  private(set) var inputs: [Input] = []
  /// The run.
  private let log: InputLog
  /// The names of the screens, in the order of their declaration.
  private let names: [String]
  /// Where each screen that has a name is declared.
  private let places: [ScreenID: Int]
  /// Where each screen leads.
  private var ways: [Ways]
  /// What each screen says to being left and to being entered.
  private var guards: [(leave: GuardAnswer, enter: GuardAnswer)]
  /// How transitions are shown, once one was.
  private var animation: TransitionAnimation?
  /// The place of the last input that is no answer.
  private var lead = 0
  /// The machine, as it was recorded.
  private var machine = Machine(flow: Self.flow)
  /// The events of the last input.
  private var events: [Event] = []
  /// What was on top when names were looked for that are on the stack twice.
  private var checkedTop: ScreenID?
  /// How often they were looked for.
  private(set) var checkCount = 0
  /// The number of the last look at which each name was on the stack; 0 for none.
  private var sightings: [Int]

  /// The flow of a machine whose questions a controller answers.
  static var flow: Flow { Flow(openNamed: "", asksPermission: true) }

  /// Begins to read a run.
  ///
  /// - Parameter log: The run; its names are declared in the order in which they came up, but for
  ///   the first screen and the one that is skipped to.
  /// - Complexity: O(*n*), where *n* is the number of screens and entries.
  init(_ log: InputLog) {
    self.log = log
    var names: [String] = []
    var known: Set<String> = []
    for screen in log.screens where known.insert(screen.name).inserted { names.append(screen.name) }
    var (first, last): (String?, String?)
    for entry in log.entries {
      guard case .input(.command(let command, _, _)) = entry else { continue }
      if case .start(let screen) = command, first == nil { first = log.name(of: screen) }
      if case .skipTo(let screen) = command, last == nil { last = log.name(of: screen) }
    }
    if let first { names = [first] + names.filter { $0 != first } }
    if let last, last != first { names = names.filter { $0 != last } + [last] }
    self.names = names
    var declared: [String: Int] = [:]
    for (place, name) in names.enumerated() { declared[name] = place }
    var places: [ScreenID: Int] = [:]
    for screen in log.screens where screen.id != .absent {
      places[screen.id] = declared[screen.name]
    }
    self.places = places
    ways = [Ways](repeating: Ways(), count: names.count)
    guards = Array(repeating: (leave: .allow, enter: .allow), count: names.count)
    sightings = Array(repeating: 0, count: names.count)
  }

  /// The label of a choice of the log.
  ///
  /// - Parameter choice: The choice.
  /// - Returns: Its label; empty if the log does not know it.
  func label(_ choice: ChoiceID) -> String {
    log.choiceLabels.indices.contains(choice.rawValue) ? log.choiceLabels[choice.rawValue] : ""
  }

  /// Takes the next input of the run.
  ///
  /// - Parameter input: The input.
  /// - Throws: Why no declared flow answers like that.
  /// - Complexity: That of handing it in; O(*n*) where the top changes or a screen gets its place,
  ///   where *n* is the number of screens on the stack.
  mutating func take(_ input: Input) throws(RecordedScript.Unsaid) {
    if let question = machine.question {
      guard case .reply(let reply) = input else {
        throw RecordedScript.Unsaid("an answer is missing")
      }
      try note(reply, to: question)
    } else {
      lead = inputs.count
      inputs.append(try declared(input))
    }
    var input = input
    while case .advanced(let rest) = machine.handle(input, into: &events), rest > 0 {
      input = .advance(nanoseconds: rest)
    }
    let top = machine.state.stack.top
    let hasGrown = events.contains {
      if case .willEnterStack = $0.kind { true } else { false }
    }
    events.removeAll(keepingCapacity: true)
    if top == checkedTop, !hasGrown { return }
    checkedTop = top
    try checkNames()
  }

  /// Makes the flow that answers like that.
  ///
  /// - Returns: The flow.
  /// - Throws: Why there is none.
  func makeFlow() throws(RecordedScript.Unsaid) -> Flow {
    var draft = FlowDraft(name: "Replay")
    for (place, name) in names.enumerated() {
      draft.screens.append(try ways[place].screen(named: name, among: names) { label($0) })
    }
    draft.guardReasons = log.guardReasons
    draft.options.animation = animation ?? .standard
    do throws(FlowFaults) {
      return try draft.makeFlow()
    } catch {
      // Each name is declared once and every link leads to one, so that only this is left.
      throw RecordedScript.Unsaid("its screens cannot be declared: there are none")
    }
  }

  /// Notes an answer.
  ///
  /// - Parameters:
  ///   - reply: The answer.
  ///   - question: What was asked.
  /// - Throws: Why no declared flow answers like that.
  private mutating func note(
    _ reply: Reply,
    to question: Question
  ) throws(RecordedScript.Unsaid) {
    switch (question, reply) {
    case (.target(let move), .target(let target)):
      let top = try declared(machine.state.stack.top ?? .absent)
      let below = try machine.state.stack.belowTop.map { (id) throws(RecordedScript.Unsaid) in
        try declared(id)
      }
      let target = try target.map { (id) throws(RecordedScript.Unsaid) in try declared(id) }
      ways[top.rawValue].note(target, along: move.kind, above: below)
    case (.permission(let request), .permission(let permission)):
      try note(permission, of: request)
    case (.animation, .animation(let shown)):
      let nanoseconds = shown.durationNanoseconds
      if let animation, animation.durationNanoseconds != nanoseconds {
        throw RecordedScript.Unsaid("transitions do not all take the same time")
      }
      animation = animation ?? shown
    case (.target, _), (.permission, _), (.animation, _):
      throw RecordedScript.Unsaid("an answer is missing")
    }
  }

  /// Notes whether screens allow a change, and lets them say so before the input that asked.
  ///
  /// - Parameters:
  ///   - permission: What they say together.
  ///   - request: What they are asked.
  /// - Throws: Why no declared screens say that.
  private mutating func note(
    _ permission: Permission,
    of request: PermissionRequest
  ) throws(RecordedScript.Unsaid) {
    if request.isSwipe, let source = request.change.source {
      let allows = permission != .disallowsGestures
      ways[try declared(source).rawValue].noteGestures(allows)
      if !allows { return }
    }
    var asked: [(screen: ScreenID, side: GuardSide, answer: GuardAnswer)] = []
    _ = request.permission { (screen, side) in
      let answer: GuardAnswer =
        switch permission {
        case .refused(by: screen, let reason): .refuse(reason)
        case .waits(for: screen): .wait
        case .allowed, .disallowsGestures, .refused, .waits: .allow
        }
      asked.append((screen, side, answer))
      return answer
    }
    for (id, side, answer) in asked {
      let screen = try declared(id)
      switch side {
      case .leave:
        if guards[screen.rawValue].leave == answer { continue }
        guards[screen.rawValue].leave = answer
      case .enter:
        if guards[screen.rawValue].enter == answer { continue }
        guards[screen.rawValue].enter = answer
      }
      inputs.insert(.setting(.guardAnswer(screen, side, answer)), at: lead)
      lead += 1
    }
  }

  /// Makes sure that no two screens of a name are on the stack, which a declared flow cannot have.
  ///
  /// - Throws: The name that is there twice.
  /// - Complexity: O(*n*), where *n* is the number of screens on the stack.
  private mutating func checkNames() throws(RecordedScript.Unsaid) {
    checkCount += 1
    for id in machine.state.stack {
      let screen = try declared(id)
      if sightings[screen.rawValue] == checkCount {
        let name = names[screen.rawValue]
        throw RecordedScript.Unsaid("two screens named '\(name)' are on the stack at once")
      }
      sightings[screen.rawValue] = checkCount
    }
  }

  /// Finds the declared screen of a recorded one.
  ///
  /// - Parameter id: The recorded screen.
  /// - Returns: The declared one.
  /// - Throws: That it has no name.
  private func declared(_ id: ScreenID) throws(RecordedScript.Unsaid) -> ScreenID {
    guard let place = places[id] else {
      throw RecordedScript.Unsaid("no statement speaks of a screen that is nowhere")
    }
    return ScreenID(rawValue: place)
  }

  /// Finds the declared screens of recorded ones.
  ///
  /// - Parameter ids: The recorded screens.
  /// - Returns: The declared ones.
  /// - Throws: That one has no name.
  private func declared(_ ids: [ScreenID]) throws(RecordedScript.Unsaid) -> [ScreenID] {
    var screens: [ScreenID] = []
    for id in ids { screens.append(try declared(id)) }
    return screens
  }

  /// Writes an input with declared screens.
  ///
  /// - Parameter input: The input as it was recorded.
  /// - Returns: The input of a machine whose flow is declared.
  /// - Throws: Why there is none.
  private func declared(_ input: Input) throws(RecordedScript.Unsaid) -> Input {
    switch input {
    case .command(let command, let motion, let source):
      let source = try source.map { (id) throws(RecordedScript.Unsaid) in try declared(id) }
      return .command(try declared(command), motion: motion, source: source)
    case .move(var move):
      move.source = try move.source.map { (id) throws(RecordedScript.Unsaid) in try declared(id) }
      return .move(move)
    case .reply(.permission(.refused(by: let id, let reason))):
      return .reply(.permission(.refused(by: try declared(id), reason)))
    case .setting(.guardAnswer(let id, let side, let answer)):
      return .setting(.guardAnswer(try declared(id), side, answer))
    case .reply, .interaction, .pan, .container, .setting, .advance:
      return input
    }
  }

  /// Writes a command with declared screens.
  ///
  /// - Parameter command: The command as it was recorded.
  /// - Returns: The command for a declared flow.
  /// - Throws: Why there is none.
  private func declared(_ command: Command) throws(RecordedScript.Unsaid) -> Command {
    switch command {
    case .start(let id): .start(try declared(id))
    case .push(let id): .push(try declared(id))
    case .popTo(let id): .popTo(try declared(id))
    case .replaceTop(let id): .replaceTop(try declared(id))
    case .skipTo(let id): .skipTo(try declared(id))
    case .setStack(let ids): .setStack(try declared(ids))
    case .resume(let ids): .resume(try declared(ids))
    case .pop, .popToRoot, .finishFlow: command
    }
  }
}
