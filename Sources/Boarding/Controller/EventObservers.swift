/// Names an observer of a controller's events.
public struct EventObserverID: Hashable, Sendable {
  /// The number behind the name, in the order of registration.
  fileprivate let rawValue: Int
}

/// Who hears every event, in the order of registration.
struct EventObservers {
  /// What an observer is called with.
  typealias Observer = (Event, BoardingNavigationController) -> Void

  /// An observer, until it is removed.
  final class Entry {
    /// The name of the observer.
    let id: EventObserverID
    /// What is called with each event.
    let observer: Observer
    /// True once it hears no more.
    fileprivate(set) var isRemoved = false

    /// Makes an entry.
    ///
    /// - Parameters:
    ///   - id: The name of the observer.
    ///   - observer: What is called with each event.
    init(_ id: EventObserverID, _ observer: @escaping Observer) {
      self.id = id
      self.observer = observer
    }
  }

  /// The observers, in the order of registration.
  private(set) var entries: [Entry] = []
  /// The number of names given out.
  private var count: Int = 0

  /// Adds an observer behind the others.
  ///
  /// - Parameter observer: What to call.
  /// - Returns: The name by which it can be removed.
  mutating func add(_ observer: @escaping Observer) -> EventObserverID {
    let id = EventObserverID(rawValue: count)
    count += 1
    entries.append(Entry(id, observer))
    return id
  }

  /// Removes an observer.
  ///
  /// - Parameter id: The name that adding it gave.
  /// - Returns: The observer, so that it dies outside; nil if it was not there.
  mutating func remove(_ id: EventObserverID) -> Entry? {
    guard let place = entries.firstIndex(where: { $0.id == id }) else { return nil }
    let entry = entries.remove(at: place)
    entry.isRemoved = true
    return entry
  }
}

extension BoardingNavigationController {
  /// Registers somebody who hears every event, behind those who are registered already.
  ///
  /// One that is added inside a callback hears what follows from the next input on.
  ///
  /// - Parameter observer: What to call with each event, after the screens and the delegate.
  /// - Returns: The name by which the observer can be removed.
  @discardableResult
  public func addObserver(
    _ observer: @escaping (Event, BoardingNavigationController) -> Void
  ) -> EventObserverID {
    var outside = exchange(&observers, with: EventObservers())
    let id = outside.add(observer)
    observers = outside
    return id
  }

  /// Registers somebody who hears the committed log only, as analytics do.
  ///
  /// It has one event for each finished or cancelled change, and one for the end of the flow.
  ///
  /// - Parameter observer: What to call with each event.
  /// - Returns: The name by which the observer can be removed.
  @discardableResult
  public func addCommittedObserver(
    _ observer: @escaping (Event, BoardingNavigationController) -> Void
  ) -> EventObserverID {
    addObserver { event, controller in
      if event.kind.isCommitted { observer(event, controller) }
    }
  }

  /// Removes an observer, which hears nothing more from now on.
  ///
  /// - Parameter id: The name that adding it gave.
  /// - Returns: True if it was registered.
  @discardableResult
  public func removeObserver(_ id: EventObserverID) -> Bool {
    var outside = exchange(&observers, with: EventObservers())
    let entry = outside.remove(id)
    observers = outside
    // The observer dies when the others are back: that may run code which adds another one.
    return withExtendedLifetime(entry) { entry != nil }
  }
}
