/// Names an observer of a controller's events.
public struct EventObserverID: Hashable, Sendable {
  /// The number behind the name, in the order of registration.
  fileprivate let rawValue: Int
}

/// Who hears every event, in the order of registration.
struct EventObservers {
  /// What an observer is called with.
  typealias Observer = (Event, BoardingNavigationController) -> Void

  /// The observers with their names.
  private var entries: [(id: EventObserverID, observer: Observer)] = []
  /// The number of names given out.
  private var count: Int = 0

  /// True if nobody listens.
  var isEmpty: Bool { entries.isEmpty }

  /// Adds an observer behind the others.
  ///
  /// - Parameter observer: What to call.
  /// - Returns: The name by which it can be removed.
  mutating func add(_ observer: @escaping Observer) -> EventObserverID {
    let id = EventObserverID(rawValue: count)
    count += 1
    entries.append((id, observer))
    return id
  }

  /// Removes an observer.
  ///
  /// - Parameter id: The name that adding it gave.
  /// - Returns: True if it was there.
  mutating func remove(_ id: EventObserverID) -> Bool {
    guard let place = entries.firstIndex(where: { $0.id == id }) else { return false }
    entries.remove(at: place)
    return true
  }

  /// Finds the first observer behind another.
  ///
  /// - Parameter id: The name of the one before, or nil for the first of all.
  /// - Returns: The next observer with its name, or nil if there is none.
  func next(after id: EventObserverID?) -> (id: EventObserverID, observer: Observer)? {
    guard let id else { return entries.first }
    return entries.first { $0.id.rawValue > id.rawValue }
  }
}

extension BoardingNavigationController {
  /// Registers somebody who hears every event, behind those who are registered already.
  ///
  /// One that is added during a delivery hears the events that follow.
  ///
  /// - Parameter observer: What to call with each event, after the screens and the delegate.
  /// - Returns: The name by which the observer can be removed.
  @discardableResult
  public func addObserver(
    _ observer: @escaping (Event, BoardingNavigationController) -> Void
  ) -> EventObserverID {
    observers.add(observer)
  }

  /// Removes an observer, which hears nothing more from now on.
  ///
  /// - Parameter id: The name that adding it gave.
  /// - Returns: True if it was registered.
  @discardableResult
  public func removeObserver(_ id: EventObserverID) -> Bool {
    observers.remove(id)
  }
}
