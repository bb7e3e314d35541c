extension Input {
  /// The identities of the screens that the input names, in order; one may stand there twice.
  ///
  /// - Complexity: O(*n*), where *n* is the number of screens.
  var screens: [ScreenID] {
    switch self {
    case .command(let command, motion: _, let source):
      return source.map { [$0] + command.screens } ?? command.screens
    case .move(let move):
      return move.source.map { [$0] } ?? []
    case .reply(let reply):
      return reply.screen.map { [$0] } ?? []
    case .setting(.guardAnswer(let screen, _, _)):
      return [screen]
    case .interaction, .pan, .container, .setting, .advance:
      return []
    }
  }
}

extension Command {
  /// The identities of the screens that the command names, in order.
  var screens: [ScreenID] {
    switch self {
    case .start(let screen), .push(let screen), .popTo(let screen), .replaceTop(let screen),
      .skipTo(let screen):
      [screen]
    case .setStack(let screens), .resume(let screens): screens
    case .pop, .popToRoot, .finishFlow: []
    }
  }
}
