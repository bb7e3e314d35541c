/// The screen objects behind the identities that a controller gives out.
///
/// An object has one identity for each stay on the stack. Later identities have larger numbers,
/// which lets the stack find out at once that a fresh screen is not on it. A place in the table
/// is used again when its screen is gone, so that the table is as small as the stack.
struct ScreenTable {
  /// The objects by place.
  private var rows: [Row] = []
  /// The places that are free.
  private var free: [Int] = []
  /// The latest identity of each object.
  private var identities: [ObjectIdentifier: ScreenID] = [:]
  /// The number of identities given out.
  private var count: Int = 0

  /// One place of the table.
  private struct Row {
    /// The identity that the place stands for now, or absent if it is free.
    var id: ScreenID = .absent
    /// The object, or nil if the place is free.
    var screen: (any Screen)?
    /// True once the object was told that it enters the stack.
    var hasEntered: Bool = false
  }

  /// How many bits of an identity are the place; the others count.
  private static let placeBits: Int = 32

  /// The screen behind an identity.
  ///
  /// - Parameter id: Any identity.
  /// - Returns: The screen, or nil if there is none or it is gone.
  subscript(id: ScreenID) -> (any Screen)? {
    let place = Self.place(of: id)
    guard rows.indices.contains(place), rows[place].id == id else { return nil }
    return rows[place].screen
  }

  /// Finds the identity of an object that is on a stack.
  ///
  /// - Parameters:
  ///   - screen: The object.
  ///   - stack: The stack as decided.
  /// - Returns: Its identity, or absent if it is not on the stack.
  func identity(of screen: any Screen, on stack: ScreenStack) -> ScreenID {
    guard let id = identities[screen.objectIdentity], stack.contains(id) else { return .absent }
    return id
  }

  /// Gives an object a fresh identity.
  ///
  /// - Parameter screen: An object that is not on the stack.
  /// - Returns: The identity, larger than every one before.
  mutating func add(_ screen: any Screen) -> ScreenID {
    let place = free.popLast() ?? rows.count
    if place == rows.count { rows.append(Row()) }
    let id = ScreenID(rawValue: (count & 0x3FFF_FFFF) << Self.placeBits | place)
    count &+= 1
    rows[place] = Row(id: id, screen: screen)
    identities[screen.objectIdentity] = id
    return id
  }

  /// Notes that an object is told that it enters the stack.
  ///
  /// - Parameter id: The identity of the object.
  mutating func enter(_ id: ScreenID) {
    rows[Self.place(of: id)].hasEntered = true
  }

  /// Lets go of an object that has never entered the stack and is not about to.
  ///
  /// - Parameters:
  ///   - id: The identity of the object.
  ///   - stack: The stack as decided.
  mutating func removeUnlessUsed(_ id: ScreenID, on stack: ScreenStack) {
    if !rows[Self.place(of: id)].hasEntered, !stack.contains(id) { remove(id) }
  }

  /// Lets go of an object that has had its last call.
  ///
  /// - Parameter id: The identity of the object.
  mutating func remove(_ id: ScreenID) {
    guard let screen = self[id] else { return }
    let key = screen.objectIdentity
    if identities[key] == id { identities[key] = nil }
    let place = Self.place(of: id)
    rows[place] = Row()
    free.append(place)
  }

  /// The place of an identity in the table.
  ///
  /// - Parameter id: An identity.
  /// - Returns: Its place.
  private static func place(of id: ScreenID) -> Int {
    id.rawValue & (1 << placeBits - 1)
  }
}
