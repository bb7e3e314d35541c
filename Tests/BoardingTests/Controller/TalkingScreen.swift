import Boarding
import BoardingMotion

/// A screen that writes down what it is asked and told, and says what a test wants it to say.
final class TalkingScreen: Screen {
  let name: String
  let recorder: ControllerRecorder
  /// What to do besides, by the name of the call.
  var actions: [String: (BoardingNavigationController) -> Void] = [:]
  /// Who says where the screen leads; the screen writes down that it was asked.
  var information: TalkingInformation?
  var allowsGestures = true
  /// What the screen says to being left, in order; the last word stays.
  var leave: [ScreenPermission] = [.allow]
  /// What the screen says to being entered, in order; the last word stays.
  var enter: [ScreenPermission] = [.allow]
  /// Where named links lead.
  var links: [String: TalkingScreen] = [:]

  init(_ name: String, _ recorder: ControllerRecorder) {
    self.name = name
    self.recorder = recorder
  }

  var boardingInformation: (any BoardingInformation)? { information }

  /// Lets the screen say where it leads.
  func say(next: (() -> (any Screen)?)? = nil, previous: (() -> (any Screen)?)? = nil) {
    let recorder = recorder
    let name = name
    information = TalkingInformation(
      next: { controller in
        recorder.lines.append("\(name).nextScreen")
        self.actions["nextScreen"]?(controller)
        return next?()
      },
      previous: { controller in
        recorder.lines.append("\(name).previousScreen")
        self.actions["previousScreen"]?(controller)
        return previous.map { $0() } ?? controller.screenBelowTop
      }
    )
  }

  private func record(_ call: String, _ controller: BoardingNavigationController) {
    recorder.lines.append("\(name).\(call)")
    let action = String(call.prefix { $0 != "(" })
    actions[action]?(controller)
  }

  func mayLeave(
    for destination: (any Screen)?,
    in navigationController: BoardingNavigationController
  ) -> ScreenPermission {
    record("mayLeave(for \(destination?.name ?? "none"))", navigationController)
    return leave.count > 1 ? leave.removeFirst() : leave[0]
  }

  func mayEnter(
    from source: (any Screen)?,
    in navigationController: BoardingNavigationController
  ) -> ScreenPermission {
    record("mayEnter(from \(source?.name ?? "none"))", navigationController)
    return enter.count > 1 ? enter.removeFirst() : enter[0]
  }

  func moveRefused(
    _ refusal: MoveRefusal,
    in navigationController: BoardingNavigationController
  ) {
    let reason = refusal.reason.map { " '\($0)'" } ?? ""
    record("moveRefused(\(refusal.input) by \(refusal.screen.name)\(reason))", navigationController)
  }

  func screen(
    forChoice label: String,
    in navigationController: BoardingNavigationController
  ) -> (any Screen)? {
    record("screen(for \(label))", navigationController)
    return links[label]
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

/// Says where a screen leads.
final class TalkingInformation: BoardingInformation {
  private let next: (BoardingNavigationController) -> (any Screen)?
  private let previous: (BoardingNavigationController) -> (any Screen)?

  init(
    next: @escaping (BoardingNavigationController) -> (any Screen)?,
    previous: @escaping (BoardingNavigationController) -> (any Screen)?
  ) {
    self.next = next
    self.previous = previous
  }

  func nextScreen(in navigationController: BoardingNavigationController) -> (any Screen)? {
    next(navigationController)
  }

  func previousScreen(in navigationController: BoardingNavigationController) -> (any Screen)? {
    previous(navigationController)
  }
}

/// A controller 400 points wide whose transitions run straight for 400 ms, with talking screens.
final class TalkingStage {
  let recorder = ControllerRecorder()
  let controller: BoardingNavigationController
  /// The screens by their letters; those outside of the stack too.
  let screens: [String: TalkingScreen]
  private let delegate: RecordingDelegate

  /// Puts screens up.
  ///
  /// - Parameters:
  ///   - stack: The letters of the stack, root first; empty for no screen yet.
  ///   - series: The letters of the series.
  ///   - settings: The surroundings; the width is 400 points.
  init(_ stack: String, series: String = "", _ settings: Settings = Settings()) {
    var screens: [String: TalkingScreen] = [:]
    for letter in "ABCDEF" { screens["\(letter)"] = TalkingScreen("\(letter)", recorder) }
    self.screens = screens
    controller = BoardingNavigationController(
      screensToPresent: series.compactMap { screens["\($0)"] },
      settings: settings
    )
    controller.containerWidth = 400
    controller.animatedTransitioningProvider = { _ in
      TransitionAnimation(duration: .milliseconds(400), curve: .linear)
    }
    delegate = RecordingDelegate(recorder)
    if !stack.isEmpty { controller.setScreens(stack.compactMap { screens["\($0)"] }, .instant) }
    controller.delegate = delegate
    _ = recorder.take()
  }

  /// Breaks the circles between screens and what they keep.
  deinit {
    for screen in screens.values {
      screen.information = nil
      screen.actions = [:]
    }
  }

  subscript(_ letter: String) -> TalkingScreen { screens[letter] ?? TalkingScreen("?", recorder) }

  /// The letters of the stack, such as `[A,B]`.
  var letters: String { stack(of: controller) }

  /// Puts the finger down.
  @discardableResult
  func touch(_ x: Double? = nil) -> String {
    text(controller.pan(.began(start: x.map { PanVector(x: $0) })))
  }

  /// Moves the finger, 100 ms later.
  @discardableResult
  func move(_ x: Double, after milliseconds: Int = 100) -> String {
    controller.advance(by: .milliseconds(milliseconds))
    return text(controller.pan(.moved(PanSample(translation: PanVector(x: x)))))
  }

  /// Lifts the finger where it is, without speed unless one is given.
  @discardableResult
  func lift(_ x: Double, velocity: Double = 0) -> String {
    let sample = PanSample(translation: PanVector(x: x), velocity: PanVector(x: velocity))
    return text(controller.pan(.ended(sample)))
  }

  /// Swipes in steps and lifts the finger at the last.
  ///
  /// - Returns: The answers from touch to lift, those of the same words in a row as one.
  @discardableResult
  func swipe(_ steps: Double..., velocity: Double = 0) -> [String] {
    var answers = [touch()]
    for step in steps { answers.append(move(step)) }
    answers.append(lift(steps.last ?? 0, velocity: velocity))
    return answers
  }

  /// Lets time pass.
  func pass(_ milliseconds: Int) { controller.advance(by: .milliseconds(milliseconds)) }

  /// What was heard since the last time.
  func heard() -> [String] { recorder.take() }
}
