import BoardingPaging
import Testing

/// The window of three pages against what a library for iOS answers.
@Suite struct PageWindowReferenceTests {
  @Test func `calls, questions and places are those of the reference`() throws {
    let rows = try JSON(file: "pageManager").array
    #expect(rows.count == 181)
    ReferenceDeviations.check(rows.map(PageManagerReplay.outcome), prefix: "pageManager-1-")
  }
}
