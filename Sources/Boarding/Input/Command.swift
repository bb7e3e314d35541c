/// A programmatic request to change the stack.
public enum Command: Hashable, Sendable {
  /// Put up the first screen.
  case start(ScreenID)
  /// Put up the screens that were left, root first, and go on where the last one is skipped now.
  ///
  /// Those below stay as they were visited. Without any it is an ordinary start.
  case resume([ScreenID])
  /// Put a screen on top.
  case push(ScreenID)
  /// Take the top off.
  case pop
  /// Take everything above a screen off.
  case popTo(ScreenID)
  /// Take everything above the root off.
  case popToRoot
  /// Put a screen in the place of the top.
  case replaceTop(ScreenID)
  /// Put these screens, root first, in the place of the whole stack.
  case setStack([ScreenID])
  /// Go to the last screen, by a push, or by a pop where it is on the stack already.
  case skipTo(ScreenID)
  /// End the flow.
  case finishFlow(FlowEnd)
}
