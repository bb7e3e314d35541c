import BoardingPaging
import Testing

/// Differences between lists of items.
@Suite struct MenuDiffTests {
  /// Changes, unions and directions.
  @Test func `differences are those of the reference`() throws {
    let rows = try JSON(file: "diff").array
    #expect(rows.count == 120)
    let source = EndlessPages()
    for row in rows {
      let (input, output) = (row["in"], row["out"])
      let (old, new) = (Self.pages(input["from"]), Self.pages(input["to"]))
      let diff = MenuDiff(from: old, to: new)
      let id = row["id"].text
      #expect(diff.removed == output["removed"].array.compactMap(\.integer), "\(id)")
      #expect(diff.added == output["added"].array.compactMap(\.integer), "\(id)")
      #expect(MenuDiff.union(of: old, and: new, in: source) == Self.pages(output["union"]), "\(id)")
      let direction = MenuDiff.direction(
        from: PageID(rawValue: input["directionFrom"].integer ?? 0),
        to: PageID(rawValue: input["directionTo"].integer ?? 0),
        among: old,
        in: source
      )
      #expect(Self.text(direction) == output["direction"].text, "\(id)")
    }
  }

  /// Only what stands in front of a shared item moves it.
  @Test func `without a shared item nothing counts`() {
    let diff = MenuDiff(from: [1, 2], to: [3, 4])
    #expect(diff.removed == [])
    #expect(diff.added == [])
    #expect(MenuDiff(from: [], to: []) == diff)
  }

  /// Reads items.
  ///
  /// - Parameter list: Their numbers.
  /// - Returns: The items.
  private static func pages(_ list: JSON) -> [PageID] {
    list.array.compactMap(\.integer).map { PageID(rawValue: $0) }
  }

  /// Writes a direction as the reference does.
  ///
  /// - Parameter direction: The direction.
  /// - Returns: Its name there.
  private static func text(_ direction: PagingDirection) -> String {
    switch direction {
    case .forward(sibling: false): "forward"
    case .forward(sibling: true): "forward.sibling"
    case .reverse(sibling: false): "reverse"
    case .reverse(sibling: true): "reverse.sibling"
    case .none: "none"
    }
  }
}
