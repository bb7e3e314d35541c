/// A command, move or setting in terms of screen objects, before it becomes an input.
///
/// A request that is given inside a callback waits in this form: which identity an object has is
/// decided when the request is taken up.
struct ScreenRequest {
  /// What is asked for.
  let kind: Kind
  /// Whether the change is shown over time.
  let motion: Motion
  /// The screen that issued the request, or nil where none is named.
  private(set) var source: (any Screen)?
  /// What is handed to the screen that is uncovered, or nil for nothing.
  let result: AnyObject?
  /// What is called with what a pushed screen hands back, or nil if nobody waits.
  let onReturn: ScreenResults.Handler?

  /// What can be asked for.
  enum Kind {
    /// Put up the first screen of the series.
    case start
    /// Put up the screens that were left, root first.
    case resume([any Screen])
    /// Put a screen on top.
    case push(any Screen)
    /// Take the top off.
    case pop
    /// Take everything above a screen off.
    case popTo(any Screen)
    /// Take everything above the root off.
    case popToRoot
    /// Put a screen in the place of the top.
    case replaceTop(any Screen)
    /// Put these screens, root first, in the place of the whole stack.
    case setScreens([any Screen])
    /// Go to the last screen of the series.
    case skip
    /// End the flow.
    case finishFlow(FlowEnd)
    /// Go to the screen after the top.
    case next
    /// Go to the screen before the top.
    case previous
    /// Go along a named link of the top.
    case choice(String)
    /// Take a step of the interactive transition.
    case interaction(Interaction)
    /// Take a sample of a finger.
    case pan(Pan)
    /// Take the late word of a screen on the pending move.
    case lateWord(ScreenPermission)
    /// Tell what happens to the container.
    case container(ContainerChange)
    /// Change the surroundings.
    case setting(Setting)
  }

  /// Makes a request.
  ///
  /// - Parameters:
  ///   - kind: What is asked for.
  ///   - motion: Whether the change is shown over time.
  ///   - source: The screen that issued the request, or nil where none is named.
  ///   - result: What is handed to the screen that is uncovered, or nil for nothing.
  ///   - onReturn: What is called with what a pushed screen hands back, or nil if nobody waits.
  init(
    _ kind: Kind,
    motion: Motion = .instant,
    source: (any Screen)? = nil,
    result: AnyObject? = nil,
    onReturn: ScreenResults.Handler? = nil
  ) {
    self.result = result
    self.onReturn = onReturn
    self.kind = kind
    self.motion = motion
    self.source = source
  }
}

extension ScreenRequest {
  /// True for a move of the person who uses the flow.
  var isUserMove: Bool {
    switch kind {
    case .next, .previous, .choice: true
    case .start, .resume, .push, .pop, .popTo, .popToRoot, .replaceTop, .setScreens, .skip,
      .finishFlow, .interaction, .pan, .lateWord, .container, .setting:
      false
    }
  }

  /// Names the source of a request that has none: a user move means the top at which it was given.
  ///
  /// - Parameter top: The screen on top.
  /// - Returns: The request with a source.
  func naming(_ top: (any Screen)?) -> ScreenRequest {
    var request = self
    request.source = source ?? top
    return request
  }
}
