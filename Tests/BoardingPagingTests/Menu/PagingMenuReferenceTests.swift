import BoardingPaging
import Testing

/// The state machine of the menu against what a library for iOS answers.
@Suite struct PagingMenuReferenceTests {
  @Test func `states, items, calls and frames are those of the reference`() throws {
    let rows = try JSON(file: "controller").array
    #expect(rows.count == 192)
    let outcomes = try rows.map { row in
      row["in"]["host"].text == "layout"
        ? try ControllerReplay<MenuLayout>.outcome(of: row)
        : try ControllerReplay<RulerLayout>.outcome(of: row)
    }
    ReferenceDeviations.check(outcomes, prefix: "controller-1-")
  }
}
