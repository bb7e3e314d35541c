import BoardingPaging
import Testing

/// The examples in the comments of sources and cells.
@Suite struct PagingItemExampleTests {
  /// The example of ``FixedPages``.
  @Test func `pages follow their list`() throws {
    let chapters = try FixedPages([30, 10, 20])
    let next = chapters.page(after: 30)
    #expect(next == 10)
  }

  /// The example of ``PagingCellKinds``.
  @Test func `cells are registered by type`() {
    var cells = PagingCellKinds()
    cells.register(PagingCellKind("portrait"), for: PagingItemKind("person"))
    let drawn = cells.cell(for: PagingItemKind("person"))
    #expect(drawn.name == "portrait")
  }
}
