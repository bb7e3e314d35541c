extension Machine.State {
  /// Surroundings that many states share.
  ///
  /// They are an object, so that a copy of a state costs one reference for all of them.
  final class SettingsBox: Sendable {
    /// The surroundings.
    let settings: Settings

    /// Keeps surroundings.
    ///
    /// - Parameter settings: The surroundings.
    init(_ settings: Settings) {
      self.settings = settings
    }
  }
}

extension Machine.State.SettingsBox: Hashable {
  /// Tells whether two states have the same surroundings.
  ///
  /// - Parameters:
  ///   - lhs: The surroundings of a state.
  ///   - rhs: The surroundings of another one.
  /// - Returns: True if they are equal.
  static func == (lhs: Machine.State.SettingsBox, rhs: Machine.State.SettingsBox) -> Bool {
    lhs === rhs || lhs.settings == rhs.settings
  }

  /// Feeds the surroundings to a hasher.
  ///
  /// - Parameter hasher: The hasher to feed.
  func hash(into hasher: inout Hasher) {
    hasher.combine(settings)
  }
}
