import BoardingPaging
import Testing

/// Identities of pages.
@Suite struct PageIDTests {
  /// Equal numbers are the same page.
  @Test func `an identity is its number`() {
    let page: PageID = 7
    #expect(page == PageID(rawValue: 7))
    #expect(page != PageID(rawValue: -7))
    #expect(page.description == "7")
  }
}
