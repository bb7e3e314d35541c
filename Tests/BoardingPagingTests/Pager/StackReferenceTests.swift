import BoardingPaging
import Testing

/// The whole container against the rows of Parchment.
@Suite struct StackReferenceTests {
  /// Rows that show a fault of the reference are listed with what is right.
  @Test func `the whole container does as Parchment does`() throws {
    let rows = try JSON(file: "stack").array
    #expect(rows.count == 90)
    let found = try rows.map { try StackReplay.outcome(of: $0) }
    ReferenceDeviations.check(found, prefix: "stack-")
  }
}
