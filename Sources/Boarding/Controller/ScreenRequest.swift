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
  let source: (any Screen)?

  /// What can be asked for.
  enum Kind {
    /// Put up the first screen.
    case start(any Screen)
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
    /// Go to the screen after the top.
    case next
    /// Go to the screen before the top.
    case previous
    /// Go along a named link of the top.
    case choice(String)
    /// Change the surroundings.
    case setting(Setting)
  }

  /// Makes a request.
  ///
  /// - Parameters:
  ///   - kind: What is asked for.
  ///   - motion: Whether the change is shown over time.
  ///   - source: The screen that issued the request, or nil where none is named.
  init(_ kind: Kind, motion: Motion = .instant, source: (any Screen)? = nil) {
    self.kind = kind
    self.motion = motion
    self.source = source
  }
}
