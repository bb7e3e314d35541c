import BoardingPaging
import Testing

/// Which cell draws which item.
@Suite struct PagingCellKindsTests {
  /// The last registration counts, and without one a title.
  @Test func `the last registration of a type counts`() {
    var cells = PagingCellKinds()
    let person = PagingItemKind("person")
    #expect(cells.cell(for: person) == .title)
    cells.register(PagingCellKind("portrait"), for: person)
    cells.register(PagingCellKind("avatar"), for: person)
    #expect(cells.cell(for: person) == PagingCellKind("avatar"))
    #expect(cells.cell(for: .title) == .title)
  }
}
