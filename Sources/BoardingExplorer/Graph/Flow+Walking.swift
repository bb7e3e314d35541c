import Boarding

extension Flow {
  /// How a link is written down.
  enum LinkKind {
    /// The next screen, by its own word or that of the series.
    case next
    /// The choice of this label.
    case choice(ChoiceID)
    /// Where somebody goes on who comes to the screen while it is skipped.
    case past
    /// The previous screen, by its own word or that of the series.
    case back
    /// Where somebody goes back further who comes to the screen while it is skipped.
    case pastBack
  }

  /// Walks the links of a screen that are written down.
  ///
  /// - Parameters:
  ///   - source: The screen.
  ///   - series: The neighbours in the series.
  ///   - body: Is handed where each link leads, how it is written down and when it is there, nil for
  ///     always; one target may come twice.
  func forEachLink(
    from source: ScreenID,
    _ series: SeriesNeighbors,
    _ body: (_ target: ScreenID, _ kind: LinkKind, _ condition: Condition?) -> Void
  ) {
    let screen = screens[source.rawValue]
    let following = series.neighbor(of: source, .forward)
    for branch in screen.branches {
      if let target = branch.target { body(target, .next, branch.condition) }
    }
    if let next = screen.information.map({ $0.next }) ?? following { body(next, .next, nil) }
    for choice in screen.choices { body(choice.target, .choice(choice.label), choice.condition) }
    if screen.condition != nil {
      for branch in screen.branches {
        if let target = branch.target ?? following { body(target, .past, branch.condition) }
      }
      if let next = screen.information?.next ?? following { body(next, .past, nil) }
    }
    if options.settings.isForwardOnly { return }
    let preceding = series.neighbor(of: source, .backward)
    switch screen.information?.previous {
    case .screen(let previous)?: body(previous, .back, nil)
    case .below?, .some(.none): break
    case nil: if let preceding { body(preceding, .back, nil) }
    }
    if screen.condition != nil, let preceding { body(preceding, .pastBack, nil) }
  }
}
