/// A snapshot as JSON, version 1; `Docs/Restoring.md` has the form.
extension Snapshot {
  /// The number of the form, which the first member holds.
  static let version: Int64 = 1

  /// The members of the outermost object.
  private enum Member: String, CaseIterable, Sendable {
    /// The number of the form.
    case boardingSnapshot = "boardingSnapshot"
    /// Where the navigation stands.
    case navigation = "navigation"
    /// Where the pages stand.
    case paging = "paging"
    /// What is loaded.
    case loading = "loading"

    /// The members that there may be.
    static let shape = SnapshotShape<Member> { $0 != .boardingSnapshot }
  }

  /// The snapshot as JSON, with one line for each screen and each piece.
  ///
  /// Equal snapshots give equal bytes, and `Snapshot(json:)` reads what is written.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  public var json: String { String(decoding: jsonBytes, as: UTF8.self) }

  /// The snapshot as JSON in UTF-8.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  public var jsonBytes: [UInt8] {
    var writer = SnapshotWriter(capacity: 256 + 40 * (navigation?.stack.count ?? 0))
    writer.object { writer in
      writer.name(Member.boardingSnapshot.rawValue)
      writer.integer(Snapshot.version)
      if let navigation {
        writer.name(Member.navigation.rawValue, onLine: true)
        navigation.write(to: &writer)
      }
      if let paging {
        writer.name(Member.paging.rawValue, onLine: true)
        paging.write(to: &writer)
      }
      if let loading {
        writer.name(Member.loading.rawValue, onLine: true)
        loading.write(to: &writer)
      }
    }
    writer.breakLine()
    return writer.bytes
  }

  /// Reads a snapshot.
  ///
  /// - Parameter text: The text that `json` gave, or one that says the same.
  /// - Throws: The first thing that is wrong, and where.
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  public init(json text: String) throws(SnapshotError) {
    try self.init(json: Array(text.utf8))
  }

  /// Reads the bytes of a snapshot.
  ///
  /// The text may come from a stranger: time and memory grow with its length and nothing else.
  ///
  /// - Parameter bytes: The text in UTF-8.
  /// - Throws: The first thing that is wrong, and where.
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  public init(json bytes: [UInt8]) throws(SnapshotError) {
    var reader = SnapshotReader(bytes)
    var snapshot = Snapshot()
    var isVersionKnown = false
    try reader.object(Member.shape, "a snapshot") { (reader, member) throws(SnapshotError) in
      if !isVersionKnown, member != .boardingSnapshot {
        throw reader.fault("the member 'boardingSnapshot' in front of the others")
      }
      switch member {
      case .boardingSnapshot:
        try Snapshot.readVersion(&reader)
        isVersionKnown = true
      case .navigation: snapshot.navigation = try NavigationSnapshot(&reader)
      case .paging: snapshot.paging = try PagingSnapshot(&reader)
      case .loading: snapshot.loading = try LoadingSnapshot(&reader)
      }
    }
    reader.skipSpace()
    if reader.current != nil { throw reader.fault("the end of the text") }
    self = snapshot
  }

  /// Reads the number of the form.
  ///
  /// - Parameter reader: Reads the text.
  /// - Throws: That it is another one.
  private static func readVersion(_ reader: inout SnapshotReader) throws(SnapshotError) {
    reader.skipSpace()
    let start = reader.place
    let found = try reader.integer("the version 1", in: 1 ... .max)
    if found == version { return }
    throw reader.fault("the version 1", found: "\(found), which a newer Boarding wrote", at: start)
  }
}
