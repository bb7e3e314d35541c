/// The members that an object of a snapshot may have.
package struct SnapshotShape<Member: RawRepresentable<String> & CaseIterable & Sendable>: Sendable {
  /// The members with their names, in the order in which they are written.
  let rows: [Row]

  /// A member with its name.
  struct Row: Sendable {
    /// The member.
    let member: Member
    /// Its name.
    let name: String
    /// True if it has to be there.
    let isRequired: Bool
  }

  /// Makes a shape of all members, at most 32.
  ///
  /// - Parameter isOptional: Tells whether a member may be missing.
  package init(optional isOptional: (Member) -> Bool) {
    rows = Member.allCases.map {
      Row(member: $0, name: $0.rawValue, isRequired: !isOptional($0))
    }
  }

  /// The names in words.
  var words: String {
    let names = rows.map { "'\($0.name)'" }.joined(separator: ", ")
    return rows.count == 1 ? "only the member \(names)" : "only the members \(names)"
  }
}
