/// What becomes of a snapshot in which names stand that are gone.
public enum GonePolicy: String, Hashable, Sendable, CaseIterable {
  /// What has such a name is left out; the rest stays.
  case drop = "drop"
  /// The stack ends below the first screen of such a name.
  case stop = "stop"
  /// If a screen of the stack has such a name, everything begins anew.
  case restart = "restart"
}
