import Boarding
import BoardingPaging
import Testing

/// Distances and reaches against what a library for iOS answers.
@Suite struct MenuDistanceReferenceTests {
  /// How far the menu moves alongside.
  @Test func `distances are those of the reference`() throws {
    let rows = try JSON(file: "distance").array
    #expect(rows.count == 360)
    let outcomes = rows.map { row in
      var comparison = Comparison()
      let ours = Self.distance(row["in"])
      comparison.compare("distance", ours, row["out"]["distance"].number)
      return (id: row["id"].text, difference: comparison.difference)
    }
    ReferenceDeviations.check(outcomes, prefix: "distance-1-")
  }

  /// From where to where the indicator reaches.
  @Test func `reaches of the indicator are those of the reference`() throws {
    let rows = try JSON(file: "metric").array
    #expect(rows.count == 36)
    let outcomes = rows.map { row in
      var comparison = Comparison()
      let input = row["in"]
      let metric = PagingIndicatorMetric(
        frame: input["frame"].rectangle,
        leftInset: input["insets"]["left"].number,
        rightInset: input["insets"]["right"].number,
        spacing: input["spacing"].insets
      )
      comparison.compare("x", metric.x, row["out"]["x"].number)
      comparison.compare("width", metric.width, row["out"]["width"].number)
      return (id: row["id"].text, difference: comparison.difference)
    }
    ReferenceDeviations.check(outcomes, prefix: "metric-1-")
  }

  /// Asks for the distance of a row.
  ///
  /// - Parameter input: What the row gives.
  /// - Returns: The distance; nil without a frame to move to.
  private static func distance(_ input: JSON) -> Double? {
    guard !input["toFrame"].isNull else { return nil }
    let delegate = input["sizeDelegate"]
    let question = MenuDistance(
      position: input["position"].scrollPosition,
      offset: input["bounds"]["x"].double,
      viewWidth: input["bounds"]["w"].double,
      contentWidth: input["contentSize"]["w"].double,
      contentInset: input["contentInset"]["left"].double,
      hasItemsBefore: input["hasItemsBefore"].isTrue,
      hasItemsAfter: input["hasItemsAfter"].isTrue
    )
    let to = input["toFrame"]
    let from = input["fromFrame"]
    return question.distance(
      to: .init(
        start: to["x"].double,
        width: to["w"].double,
        finalWidth: delegate["toSelectedWidth"].number
      ),
      from: from.isNull
        ? nil
        : .init(
          start: from["x"].double,
          width: from["w"].double,
          finalWidth: delegate["fromWidth"].number
        ),
      isForward: (input["from"].integer ?? 0) < (input["to"].integer ?? 0)
    )
  }
}
