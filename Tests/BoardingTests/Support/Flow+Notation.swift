import Boarding
import BoardingMotion

extension Flow {
  /// Makes a declared flow whose screens are named by letters.
  ///
  /// - Parameters:
  ///   - letters: The screens, `ABCDEFGH` if nothing else is said.
  ///   - series: The screens that follow one another.
  ///   - settings: The surroundings of the stack.
  ///   - edit: What else is declared.
  /// - Returns: The flow; its transitions take 400 ms.
  static func declared(
    _ letters: String = "ABCDEFGH",
    series: String = "",
    settings: Settings = Settings(),
    edit: (inout FlowDraft) -> Void = { _ in }
  ) -> Flow {
    var draft = FlowDraft(name: "Letters")
    draft.screens = letters.map { FlowDraft.Screen(name: String($0)) }
    draft.series = series.map { String($0) }
    draft.options = Flow.Options(settings: settings, animation: .linear)
    edit(&draft)
    do {
      return try draft.makeFlow()
    } catch {
      preconditionFailure("A test declares a flow that is none: \(error)")
    }
  }

  /// Makes an open flow.
  ///
  /// - Parameter settings: The surroundings of the stack.
  /// - Returns: The flow.
  static func open(settings: Settings = Settings()) -> Flow {
    Flow(openNamed: "Open", options: Flow.Options(settings: settings, animation: .linear))
  }
}

extension TransitionAnimation {
  /// A slide of 400 ms along a straight line.
  static let linear: TransitionAnimation = TransitionAnimation(
    duration: .milliseconds(400),
    curve: .linear
  )
}
