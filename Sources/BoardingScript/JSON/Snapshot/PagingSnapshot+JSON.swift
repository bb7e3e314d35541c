import BoardingPaging

extension PagingSnapshot {
  /// The members of the object.
  private enum Member: String, CaseIterable, Sendable {
    /// The selected page.
    case page = "page"
    /// The page in front of it.
    case previous = "previous"
    /// The page behind it.
    case next = "next"
    /// What a selection does while the pages move.
    case selectionPolicy = "selectionPolicy"
    /// What badges say.
    case badges = "badges"

    /// The members that there may be.
    static let shape = SnapshotShape<Member> { _ in true }
  }

  /// The members of a badge.
  private enum BadgeMember: String, CaseIterable, Sendable {
    /// The page.
    case page = "page"
    /// What it says.
    case text = "text"

    /// The members that there may be.
    static let shape = SnapshotShape<BadgeMember> { _ in false }
  }

  /// Writes the object.
  ///
  /// - Parameter writer: Writes the text.
  func write(to writer: inout SnapshotWriter) {
    writer.object { writer in
      for (member, page) in [(Member.page, page), (.previous, previous), (.next, next)] {
        guard let page else { continue }
        writer.name(member.rawValue)
        writer.integer(Int64(page.rawValue))
      }
      if selectionPolicy != .afterwards {
        writer.name(Member.selectionPolicy.rawValue)
        writer.string(selectionPolicy.jsonName)
      }
      if badges.isEmpty { return }
      writer.name(Member.badges.rawValue, onLine: true)
      writer.array { writer in
        for badge in badges {
          writer.separate(onLine: true)
          writer.object { writer in
            writer.name(BadgeMember.page.rawValue)
            writer.integer(Int64(badge.page.rawValue))
            writer.name(BadgeMember.text.rawValue)
            writer.string(badge.text)
          }
        }
      }
    }
  }

  /// Reads the object.
  ///
  /// - Parameter reader: Reads the text.
  /// - Throws: The first thing that is wrong.
  init(_ reader: inout SnapshotReader) throws(SnapshotError) {
    self.init()
    reader.skipSpace()
    let start = reader.place
    try reader.object(Member.shape, "an object") { (reader, member) throws(SnapshotError) in
      switch member {
      case .page: page = try reader.page()
      case .previous: previous = try reader.page()
      case .next: next = try reader.page()
      case .selectionPolicy:
        let words = PagingSelectionPolicy.allCases.map { (word: $0.jsonName, value: $0) }
        selectionPolicy = try reader.choice(words)
      case .badges: try readBadges(&reader)
      }
    }
    if page == nil, previous != nil || next != nil {
      throw reader.fault("a page beside its neighbours", found: "none", at: start)
    }
  }

  /// Reads what badges say.
  ///
  /// - Parameter reader: Reads the text.
  /// - Throws: The first thing that is wrong.
  private mutating func readBadges(_ reader: inout SnapshotReader) throws(SnapshotError) {
    try reader.array("badges") { (reader, _) throws(SnapshotError) in
      reader.skipSpace()
      let start = reader.place
      var page = PageID(rawValue: 0)
      var text = ""
      try reader.object(BadgeMember.shape, "a badge") { (reader, member) throws(SnapshotError) in
        switch member {
        case .page: page = try reader.page()
        case .text: text = try reader.string("what the badge says")
        }
      }
      if let last = badges.last, last.page.rawValue >= page.rawValue {
        throw reader.fault("badges in the order of their pages", found: "another", at: start)
      }
      badges.append(Badge(page: page, text: text))
    }
  }
}

extension PagingSelectionPolicy {
  /// The word by which JSON calls the policy.
  fileprivate var jsonName: String {
    switch self {
    case .afterwards: "afterwards"
    case .atOnce: "atOnce"
    }
  }
}

extension SnapshotReader {
  /// Reads the identity of a page.
  ///
  /// - Returns: The identity.
  /// - Throws: That it is none.
  mutating func page() throws(SnapshotError) -> PageID {
    PageID(rawValue: try int("the number of a page"))
  }
}
