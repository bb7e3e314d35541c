public import Boarding

extension Flow {
  /// The screens at which the flow may end: those that it names, or else its last screen, which is
  /// the last of the series, or else the last declared.
  ///
  /// - SeeAlso: `Flow.ends`
  public var endScreens: [ScreenID] {
    if !ends.isEmpty { return ends }
    if let last = series.last { return [last] }
    return screens.isEmpty ? [] : [ScreenID(rawValue: screens.count - 1)]
  }
}
