public import Boarding

extension Flow {
  /// The screen to which a script skips: the last of the series, or else the last declared.
  public var lastScreen: ScreenID? {
    series.last ?? (screens.isEmpty ? nil : ScreenID(rawValue: screens.count - 1))
  }
}
