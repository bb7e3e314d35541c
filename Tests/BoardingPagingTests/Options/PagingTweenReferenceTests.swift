import Boarding
import BoardingPaging
import Testing

/// Values in between against what a library for iOS answers.
@Suite struct PagingTweenReferenceTests {
  /// Colours and numbers on the way.
  @Test func `colours and numbers in between are those of the reference`() throws {
    let rows = try JSON(file: "colors").array
    #expect(rows.count == 72)
    let outcomes = rows.map { row in
      var comparison = Comparison()
      let (input, output) = (row["in"], row["out"])
      if input["op"].text == "tween" {
        let ours = PagingTween.number(
          from: input["from"].double,
          to: input["to"].double,
          progress: input["progress"].double
        )
        comparison.compare("value", ours, output["value"].number)
      } else {
        let ours = PagingTween.color(
          from: Self.color(input["from"]),
          to: Self.color(input["to"]),
          progress: input["fraction"].double
        )
        let theirs = output["rgba"]
        comparison.compare("red", ours.red, theirs[0].number)
        comparison.compare("green", ours.green, theirs[1].number)
        comparison.compare("blue", ours.blue, theirs[2].number)
        comparison.compare("alpha", ours.alpha, theirs[3].number)
      }
      return (id: row["id"].text, difference: comparison.difference)
    }
    ReferenceDeviations.check(outcomes, prefix: "color-1-")
  }

  /// A progress that is no number leaves the start.
  @Test func `a colour stays within its ends`() {
    let (black, clear) = (SRGBColor(white: 0), SRGBColor(white: 1, alpha: 0))
    #expect(PagingTween.color(from: black, to: clear, progress: -7) == black)
    #expect(PagingTween.color(from: black, to: clear, progress: 7) == clear)
    #expect(PagingTween.color(from: black, to: clear, progress: .infinity) == clear)
    #expect(PagingTween.color(from: black, to: clear, progress: .nan) == black)
  }

  /// Reads a colour.
  ///
  /// - Parameter color: Grey, components, or a pattern, which counts as black.
  /// - Returns: The colour.
  private static func color(_ color: JSON) -> SRGBColor {
    switch color["kind"].text {
    case "gray": SRGBColor(white: color["white"].double, alpha: color["alpha"].double)
    case "rgba":
      SRGBColor(
        red: color["components"][0].double,
        green: color["components"][1].double,
        blue: color["components"][2].double,
        alpha: color["components"][3].double
      )
    default: SRGBColor(white: 0)
    }
  }
}
