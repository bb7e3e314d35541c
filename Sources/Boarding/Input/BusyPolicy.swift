/// What happens to an input that comes while a transition runs.
public enum BusyPolicy: UInt8, Hashable, Sendable, CaseIterable {
  /// It is refused.
  case refuse
  /// It waits for its turn, first in first out.
  case queue
  /// What runs and what waits is finished at once, then it is taken up.
  case finish
}
