import Boarding

/// Writes down what the screens, the delegate and the closures of a controller hear, in order.
final class ControllerRecorder {
  /// What was heard, one line a call.
  var lines: [String] = []

  /// Takes the lines so far.
  ///
  /// - Returns: The lines since the last time.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// A screen that writes down its calls.
class RecordingScreen: Screen {
  let name: String
  let recorder: ControllerRecorder
  /// What to do besides, by the name of the call.
  var actions: [String: (BoardingNavigationController) -> Void] = [:]

  init(_ name: String, _ recorder: ControllerRecorder) {
    self.name = name
    self.recorder = recorder
  }

  private func record(_ call: String, _ controller: BoardingNavigationController) {
    recorder.lines.append("\(name).\(call)")
    actions[call]?(controller)
  }

  func willEnterStack(of navigationController: BoardingNavigationController) {
    record("willEnterStack", navigationController)
  }

  func didEnterStack(of navigationController: BoardingNavigationController) {
    record("didEnterStack", navigationController)
  }

  func willLeaveStack(of navigationController: BoardingNavigationController) {
    record("willLeaveStack", navigationController)
  }

  func didLeaveStack(of navigationController: BoardingNavigationController) {
    record("didLeaveStack", navigationController)
  }

  func willAppear(
    in navigationController: BoardingNavigationController,
    with coordinator: TransitionCoordinator?
  ) {
    record("willAppear", navigationController)
  }

  func didAppear(
    in navigationController: BoardingNavigationController,
    with coordinator: TransitionCoordinator?
  ) {
    record("didAppear", navigationController)
  }

  func willDisappear(
    in navigationController: BoardingNavigationController,
    with coordinator: TransitionCoordinator?
  ) {
    record("willDisappear", navigationController)
  }

  func didDisappear(
    in navigationController: BoardingNavigationController,
    with coordinator: TransitionCoordinator?
  ) {
    record("didDisappear", navigationController)
  }
}

/// A delegate that writes down its calls.
final class RecordingDelegate: BoardingNavigationControllerDelegate {
  let recorder: ControllerRecorder

  init(_ recorder: ControllerRecorder) {
    self.recorder = recorder
  }

  func navigationController(
    _ navigationController: BoardingNavigationController,
    willShow screen: any Screen,
    isAnimated: Bool
  ) {
    recorder.lines.append("willShow(\(screen.name)) \(isAnimated ? "animated" : "instant")")
  }

  func navigationController(
    _ navigationController: BoardingNavigationController,
    didShow screen: any Screen,
    isAnimated: Bool
  ) {
    recorder.lines.append("didShow(\(screen.name)) \(isAnimated ? "animated" : "instant")")
  }
}

/// The names of the screens on a controller's stack, such as `[A,B]`.
func stack(of controller: BoardingNavigationController) -> String {
  "[" + controller.screens.map(\.name).joined(separator: ",") + "]"
}

/// An answer in one word or two.
func text(_ answer: CommandAnswer) -> String {
  switch answer {
  case .applied(let removed): text("applied", removed)
  case .queued(let removed): text("queued", removed)
  case .deferred: "deferred"
  case .pending: "pending"
  case .absorbed: "absorbed"
  case .refused(let reason): "refused \(reason)"
  }
}

/// A word with the names of removed screens behind it.
private func text(_ word: String, _ removed: [any Screen]) -> String {
  removed.isEmpty ? word : word + " removed " + removed.map(\.name).joined(separator: ",")
}
