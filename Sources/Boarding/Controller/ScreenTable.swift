/// The screen objects behind the identities that a controller gives out.
///
/// An object has one identity for each stay on the stack. Later identities have larger numbers,
/// which lets the stack find out at once that a fresh screen is not on it, and keeps the rows of
/// the table in order: what came last mostly goes first.
struct ScreenTable {
  /// The objects, in the order of their identities.
  private var rows: [Row] = []
  /// The latest identity of each object, or nil while there are so few that a search is cheaper.
  private var identities: [ObjectIdentifier: ScreenID]?
  /// The number of identities given out.
  private var count: Int = 0
  /// The identities that were given out for a request and may turn out not to be needed.
  private var fresh: [ScreenID] = []

  /// One object during one stay.
  private struct Row {
    /// The identity of the object.
    let id: ScreenID
    /// The object.
    let screen: any Screen
    /// The identity that the object had before, if that stay is not over.
    var previous: ScreenID?
    /// True once the object was told that it enters the stack.
    var hasEntered: Bool = false
  }

  /// The screen behind an identity.
  ///
  /// - Parameter id: Any identity.
  /// - Returns: The screen, or nil if there is none or it is gone.
  /// - Complexity: O(1) for the latest screens, otherwise O(log *n*), where *n* is the number of
  ///   screens.
  subscript(id: ScreenID) -> (any Screen)? {
    place(of: id).map { rows[$0].screen }
  }

  /// The latest identity that an object was given.
  ///
  /// - Parameter screen: The object.
  /// - Returns: The identity, which may belong to a stay that is over, or nil if it has none.
  func latestIdentity(of screen: any Screen) -> ScreenID? {
    if let identities { return identities[screen.objectIdentity] }
    return rows.last { $0.screen === screen }?.id
  }

  /// The latest identity of an object that is wanted.
  ///
  /// An object has several while one stay may come back, as with a transition that a finger catches,
  /// and the next one waits for the word of a screen.
  ///
  /// - Parameters:
  ///   - screen: The object.
  ///   - isWanted: Tells whether an identity is wanted.
  /// - Returns: The identity, or nil if the object has none of that kind.
  func identity(of screen: any Screen, where isWanted: (ScreenID) -> Bool) -> ScreenID? {
    var next = latestIdentity(of: screen)
    while let id = next {
      if isWanted(id) { return id }
      next = place(of: id).flatMap { rows[$0].previous }
    }
    return nil
  }

  /// Notes the latest identity of an object, once there are many.
  ///
  /// - Parameters:
  ///   - id: The identity, whose row is there.
  ///   - screen: The object.
  /// - Complexity: O(1), as the list of identities is made after as many additions as it has rows.
  private mutating func noteLatest(_ id: ScreenID, of screen: any Screen) {
    if identities != nil {
      identities?[screen.objectIdentity] = id
    } else if rows.count > 8 {
      var all: [ObjectIdentifier: ScreenID] = [:]
      for row in rows { all[row.screen.objectIdentity] = row.id }
      identities = all
    }
  }

  /// The identity that the next object will be given.
  var nextIdentity: ScreenID { ScreenID(rawValue: count) }

  /// Gives an object a fresh identity.
  ///
  /// - Parameter screen: An object that is not on the stack.
  /// - Returns: The identity, larger than every one before.
  mutating func add(_ screen: any Screen) -> ScreenID {
    let id = ScreenID(rawValue: count)
    count += 1
    rows.append(Row(id: id, screen: screen, previous: latestIdentity(of: screen)))
    noteLatest(id, of: screen)
    fresh.append(id)
    return id
  }

  /// Gives an object the identity that one had in a recorded run.
  ///
  /// - Parameters:
  ///   - screen: An object.
  ///   - id: The identity.
  /// - Returns: False if the identity is taken, or no table gives it; then nothing has changed.
  /// - Complexity: O(*k*), where *k* is the number of screens with larger identities.
  mutating func add(_ screen: any Screen, as id: ScreenID) -> Bool {
    if id.rawValue < 0 || id.rawValue == .max || place(of: id) != nil { return false }
    count = max(count, id.rawValue + 1)
    let previous = latestIdentity(of: screen)
    let place = (rows.lastIndex { $0.id.rawValue < id.rawValue } ?? -1) + 1
    rows.insert(Row(id: id, screen: screen, previous: previous), at: place)
    noteLatest(id, of: screen)
    fresh.append(id)
    return true
  }

  /// Puts an object in the place of one that was never told anything.
  ///
  /// - Parameters:
  ///   - id: The identity, which stays.
  ///   - screen: An object that is not on the stack.
  /// - Returns: The object that had it, so that it dies when nobody has access to the table.
  /// - Complexity: O(*n*), where *n* is the number of screens.
  mutating func replace(_ id: ScreenID, with screen: any Screen) -> (any Screen)? {
    guard let place = place(of: id) else { return nil }
    let old = rows[place].screen
    rows[place] = Row(id: id, screen: screen, previous: latestIdentity(of: screen))
    identities = nil
    return old
  }

  /// Notes that an object is told that it enters the stack.
  ///
  /// - Parameter id: The identity of the object.
  mutating func enter(_ id: ScreenID) {
    if fresh.last == id {
      fresh.removeLast()
    } else if let place = place(of: id) {
      rows[place].hasEntered = true
    }
  }

  /// Notes that an object has left and may still come back: it counts as one that has not entered.
  ///
  /// - Parameter id: The identity of the object.
  mutating func renew(_ id: ScreenID) {
    guard let place = place(of: id) else { return }
    rows[place].hasEntered = false
    if !fresh.contains(id) { fresh.append(id) }
  }

  /// True if an identity was given out for a request and may turn out not to be needed.
  var hasFresh: Bool { !fresh.isEmpty }

  /// Lets go of the objects that got an identity for a request and have not become part of it.
  ///
  /// Those that wait for the verdict on an interactive transition or for the late word of a screen
  /// stay until then.
  ///
  /// - Parameters:
  ///   - stack: The stack as decided.
  ///   - planned: The stacks as they may still become, or nil for none.
  /// - Returns: The objects with their identities, so that they die when nobody has access to the
  ///   table.
  /// - Complexity: O(*n*) where many objects came at once, where *n* is the number of screens.
  mutating func removeUnused(
    on stack: ScreenStack,
    planned: [ScreenStack?]
  ) -> [(id: ScreenID, screen: any Screen)] {
    var released: [(id: ScreenID, screen: any Screen)] = []
    let isOnStack = membership(of: fresh, on: stack)
    let isPlanned = planned.compactMap { $0.map { membership(of: fresh, on: $0) } }
    var waiting: [ScreenID] = []
    for (place, id) in fresh.enumerated() where !isOnStack[place] {
      if isPlanned.contains(where: { $0[place] }) {
        waiting.append(id)
      } else if let row = self.place(of: id), !rows[row].hasEntered {
        if let screen = remove(id) { released.append((id, screen)) }
      }
    }
    fresh = waiting
    return released
  }

  /// Lets go of an object that has had its last call.
  ///
  /// - Parameter id: The identity of the object.
  /// - Returns: The object, so that it dies when nobody has access to the table.
  /// - Complexity: O(*k*), where *k* is the number of screens with larger identities.
  mutating func remove(_ id: ScreenID) -> (any Screen)? {
    guard let place = place(of: id) else { return nil }
    let row = rows.remove(at: place)
    for later in place..<rows.count where rows[later].previous == id {
      rows[later].previous = row.previous
    }
    if rows.count < 4 {
      identities = nil
    } else if identities != nil, latestIdentity(of: row.screen) == id {
      let previous = row.previous.flatMap { self.place(of: $0) == nil ? nil : $0 }
      identities?[row.screen.objectIdentity] = previous
    }
    return row.screen
  }

  /// Lets go of objects that have had their last call.
  ///
  /// - Parameter ids: The identities of the objects.
  /// - Returns: The objects, so that they die when nobody has access to the table.
  /// - Complexity: O(*k*) for few, where *k* is the number of screens with larger identities,
  ///   otherwise O(*n*), where *n* is the number of screens.
  mutating func remove(_ ids: [ScreenID]) -> [any Screen] {
    if ids.count < 4 { return ids.compactMap { remove($0) } }
    let gone = Set(ids)
    var removed: [any Screen] = []
    var left: [Row] = []
    var before: [ScreenID: ScreenID?] = [:]
    for var row in rows {
      // What came before a row that is gone comes before the next one.
      if let previous = row.previous, let earlier = before[previous] { row.previous = earlier }
      if gone.contains(row.id) {
        before[row.id] = .some(row.previous)
        removed.append(row.screen)
      } else {
        left.append(row)
      }
    }
    rows = left
    identities = nil
    return removed
  }

  /// Finds out which screens are on a stack.
  ///
  /// - Parameters:
  ///   - ids: The screens.
  ///   - stack: The stack.
  /// - Returns: For each of them, whether it is there.
  private func membership(of ids: [ScreenID], on stack: ScreenStack) -> [Bool] {
    if ids.count < 4 { return ids.map { stack.contains($0) } }
    let all = Set(stack)
    return ids.map { all.contains($0) }
  }

  /// Finds the row of an identity.
  ///
  /// - Parameter id: Any identity.
  /// - Returns: The place of the row, or nil if there is none.
  private func place(of id: ScreenID) -> Int? {
    var low = 0
    var high = rows.count
    if high > 0, rows[high - 1].id == id { return high - 1 }
    if high > 1, rows[high - 2].id == id { return high - 2 }
    while low < high {
      let middle = low + (high - low) / 2
      if rows[middle].id.rawValue < id.rawValue { low = middle + 1 } else { high = middle }
    }
    return low < rows.count && rows[low].id == id ? low : nil
  }
}
