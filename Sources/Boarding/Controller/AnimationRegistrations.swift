/// Which transitions an animation that is registered in advance goes along with.
public enum TransitionTrigger {
  /// Every transition.
  case all
  /// Every transition that changes the stack like this; `none` matches no transition.
  case operation(NavigationOperation)
  /// Every transition from one screen to another.
  ///
  /// Both screens are kept alive until the registration is taken back or, if it does not repeat, used.
  case screens(from: any Screen, to: any Screen)

  /// Tells whether a transition is meant.
  ///
  /// - Parameter coordinator: The coordinator of the transition.
  /// - Returns: True if it is.
  func matches(_ coordinator: TransitionCoordinator) -> Bool {
    switch self {
    case .all: true
    case .operation(let operation): operation == coordinator.operation
    case .screens(let source, let destination):
      source === coordinator.source && destination === coordinator.destination
    }
  }
}

/// Names an animation that was registered in advance.
public struct AnimationRegistrationID: Hashable, Sendable {
  /// The number behind the name, in the order of registration.
  fileprivate let rawValue: Int
}

/// Animations that were registered in advance, in the order of registration.
struct AnimationRegistrations {
  /// An animation, with what it goes along with.
  struct Entry {
    /// The name of the registration.
    let id: AnimationRegistrationID
    /// Which transitions are meant.
    let trigger: TransitionTrigger
    /// True if it goes along with each of them, false for the next one only.
    let isRepeating: Bool
    /// What runs alongside, or nil for nothing.
    let animation: TransitionCoordinator.Callback?
    /// What runs at the end.
    let completion: TransitionCoordinator.Callback
  }

  /// The registrations.
  private(set) var entries: [Entry] = []
  /// The number of names given out.
  private var count: Int = 0

  /// True if nothing is registered.
  var isEmpty: Bool { entries.isEmpty }

  /// Registers an animation.
  ///
  /// - Parameters:
  ///   - trigger: Which transitions are meant.
  ///   - isRepeating: Whether it goes along with each of them.
  ///   - animation: What runs alongside, or nil for nothing.
  ///   - completion: What runs at the end.
  /// - Returns: The name of the registration.
  mutating func add(
    _ trigger: TransitionTrigger,
    isRepeating: Bool,
    animation: TransitionCoordinator.Callback?,
    completion: @escaping TransitionCoordinator.Callback
  ) -> AnimationRegistrationID {
    let id = AnimationRegistrationID(rawValue: count)
    count += 1
    entries.append(
      Entry(
        id: id,
        trigger: trigger,
        isRepeating: isRepeating,
        animation: animation,
        completion: completion
      )
    )
    return id
  }

  /// Takes a registration back.
  ///
  /// - Parameter id: The name of the registration.
  /// - Returns: What was registered, so that it dies outside; nil if it was not there.
  mutating func remove(_ id: AnimationRegistrationID) -> Entry? {
    entries.firstIndex { $0.id == id }.map { entries.remove(at: $0) }
  }

  /// Takes what goes along with a transition; what is for one transition only is gone then.
  ///
  /// - Parameter coordinator: The coordinator of the transition.
  /// - Returns: The registrations, in order.
  mutating func take(for coordinator: TransitionCoordinator) -> [Entry] {
    let due = entries.filter { $0.trigger.matches(coordinator) }
    if due.contains(where: { !$0.isRepeating }) {
      entries.removeAll { !$0.isRepeating && $0.trigger.matches(coordinator) }
    }
    return due
  }
}
