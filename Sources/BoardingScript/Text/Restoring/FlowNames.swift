import Boarding

/// The screens of a flow by their names.
struct FlowNames {
  /// The number of each name.
  private var numbers: [String: Int]

  /// Lists the screens of a flow.
  ///
  /// - Parameter flow: The flow.
  init(_ flow: Flow) {
    numbers = [:]
    numbers.reserveCapacity(flow.screens.count)
    for (number, screen) in flow.screens.enumerated() { numbers[screen.name] = number }
  }

  /// Finds a screen.
  ///
  /// - Parameter name: Its name.
  /// - Returns: The screen, or nil if there is none of that name.
  func screen(_ name: String) -> ScreenID? { numbers[name].map { ScreenID(rawValue: $0) } }
}
