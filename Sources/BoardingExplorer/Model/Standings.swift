import Boarding

/// Where each screen stands in one channel of calls.
struct Standings: Sendable {
  /// Where a screen stands.
  enum Standing: UInt8, Sendable {
    /// It is not there.
    case out
    /// It has begun to come.
    case comingIn
    /// It is there.
    case `in`
    /// It has begun to go.
    case goingOut
  }

  /// The screens with small numbers, by number.
  private var near: [Standing] = []
  /// All other screens that are not out.
  private var far: [ScreenID: Standing] = [:]
  /// How many screens are not out.
  private(set) var count = 0

  /// Where a screen stands.
  ///
  /// - Parameter screen: The screen.
  subscript(screen: ScreenID) -> Standing {
    get {
      let number = screen.rawValue
      if near.indices.contains(number) { return near[number] }
      return far[screen, default: .out]
    }
    set {
      let number = screen.rawValue
      if self[screen] == .out { count += 1 }
      if newValue == .out { count -= 1 }
      if (0..<256).contains(number) {
        while near.count <= number { near.append(.out) }
        near[number] = newValue
      } else {
        far[screen] = newValue == .out ? nil : newValue
      }
    }
  }
}
