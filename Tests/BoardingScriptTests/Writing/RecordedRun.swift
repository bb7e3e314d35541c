import Boarding
import BoardingScript

/// A machine that is recorded, as a controller drives it.
struct RecordedRun {
  /// The inputs.
  private(set) var log = InputLog()
  /// Where moves lead.
  var target: ScreenID?
  /// What screens allow.
  var permission = Permission.allowed
  /// How transitions are shown.
  var animation = TransitionAnimation.standard
  /// The machine.
  private var machine = Machine(flow: Flow(openNamed: "", asksPermission: true))
  /// The events.
  private var events: [Event] = []

  /// A screen.
  static let a = ScreenID(rawValue: 0)
  /// Another screen.
  static let b = ScreenID(rawValue: 1)
  /// A third screen.
  static let c = ScreenID(rawValue: 2)

  /// Declares a flow.
  ///
  /// - Parameter lines: The declarations.
  /// - Returns: The flow.
  /// - Throws: What is wrong with them.
  static func flow(_ lines: [String]) throws -> Flow {
    try Script(parsing: lines.joined(separator: "\n"), file: "flow.boarding").flow
  }

  /// Takes an input and answers what it leads to.
  ///
  /// - Parameter input: The input.
  mutating func take(_ input: Input) {
    machine.handle(input, recordingIn: &log, into: &events)
    while let question = machine.question {
      let reply: Reply =
        switch question {
        case .target: .target(target)
        case .permission: .permission(permission)
        case .animation: .animation(animation)
        }
      machine.handle(.reply(reply), recordingIn: &log, into: &events)
    }
  }

  /// Gives the labels of choices and the screens other names.
  ///
  /// - Parameters:
  ///   - labels: The labels.
  ///   - names: The screens with their names; nil for those of the log.
  /// - Returns: The log.
  /// - Throws: That it does not fit together.
  func log(labels: [String] = [], names: [(ScreenID, String)]? = nil) throws -> InputLog {
    try InputLog(
      screens: names?.map { .init(id: $0, name: $1) } ?? log.screens,
      choiceLabels: labels,
      entries: log.entries
    )
  }
}
