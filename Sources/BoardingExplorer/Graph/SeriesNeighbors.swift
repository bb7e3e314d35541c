import Boarding

/// The neighbours of screens in the series of a flow.
struct SeriesNeighbors {
  /// The place of each screen in the series; -1 for one outside.
  private var places: [Int32]
  /// The series.
  private let series: [ScreenID]

  /// Looks a series up.
  ///
  /// - Parameter flow: The flow.
  init(of flow: Flow) {
    series = flow.series
    places = [Int32](repeating: -1, count: flow.screens.count)
    for (place, screen) in series.enumerated() { places[screen.rawValue] = Int32(place) }
  }

  /// Tells whether a screen is in the series.
  ///
  /// - Parameter screen: The screen.
  /// - Returns: True if it is.
  func contains(_ screen: ScreenID) -> Bool { places[screen.rawValue] >= 0 }

  /// Finds the neighbour of a screen.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - direction: Which neighbour.
  /// - Returns: The neighbour, or nil at the ends and for a screen outside the series.
  func neighbor(of screen: ScreenID, _ direction: Direction) -> ScreenID? {
    if places[screen.rawValue] < 0 { return nil }
    let place = Int(places[screen.rawValue])
    switch direction {
    case .forward: return place + 1 < series.count ? series[place + 1] : nil
    case .backward: return place > 0 ? series[place - 1] : nil
    }
  }
}
