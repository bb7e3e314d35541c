import Boarding
import Testing

@testable import BoardingPaging

/// The layout of the menu against what a library for iOS answers.
@Suite struct LayoutReferenceTests {
  /// One layout made from nothing.
  @Test func `frames are those of the reference`() throws {
    let rows = try JSON(file: "layout").array
    #expect(rows.count == 408)
    ReferenceDeviations.check(try rows.map(Self.outcome), prefix: "layout-1-")
  }

  /// Rows that were kept apart because they look wrong.
  @Test func `suspicious frames are right here`() throws {
    let rows = try JSON(file: "suspicious").array
    #expect(rows.count == 12)
    let outcomes = try rows.map(Self.outcome)
    ReferenceDeviations.check(outcomes.map { ("suspicious-" + $0, $1) }, prefix: "suspicious-")
  }

  /// One layout and several states after each other.
  @Test func `frames of a sequence are those of the reference`() throws {
    let rows = try JSON(file: "layoutSteps").array
    #expect(rows.count == 60)
    let outcomes = try rows.map { row in
      var host = try LayoutHost(row["in"])
      var comparison = Comparison()
      for (index, step) in row["in"]["steps"].array.enumerated() {
        comparison.step = index
        host.pass(step["state"], invalidating: step["invalidate"].text)
        host.compare(with: row["out"][index], into: &comparison)
      }
      return (id: row["id"].text, difference: comparison.difference)
    }
    ReferenceDeviations.check(outcomes, prefix: "layoutSteps-1-")
  }

  /// Lays out one row.
  ///
  /// - Parameter row: The row.
  /// - Returns: Its identity and the first difference.
  /// - Throws: The fault of a row that makes no sense.
  private static func outcome(
    of row: JSON
  ) throws -> (id: String, difference: ReferenceDeviations.Difference?) {
    var host = try LayoutHost(row["in"])
    host.pass(row["in"]["state"], invalidating: "initial")
    var comparison = Comparison()
    host.compare(with: row["out"], into: &comparison)
    return (row["id"].text, comparison.difference)
  }
}

/// What holds a layout and keeps frames that are not asked for anew, as the reference does.
private struct LayoutHost {
  /// The layout.
  let layout: MenuLayout
  /// The numbers of the items.
  let items: [Int]
  /// What is selected.
  var state = MenuLayout.State.empty
  /// What was selected when the frames of the items were made.
  var standing = MenuLayout.State.empty
  /// The indicator as it was last drawn.
  var indicator: MenuLayout.Decoration?

  /// Makes a host.
  ///
  /// - Parameter input: What a row gives.
  /// - Throws: The fault of a row that makes no sense.
  init(_ input: JSON) throws {
    items = input["items"].array.compactMap(\.integer)
    layout = try MenuLayout(
      options: input["options"].options,
      widths: input.widths(count: items.count),
      viewport: MenuViewport(size: input["view"].size, safeArea: input["safeArea"].insets)
    )
  }

  /// Takes a state and makes anew what is no longer valid.
  ///
  /// - Parameters:
  ///   - state: What is selected now.
  ///   - part: What is no longer valid.
  mutating func pass(_ state: JSON, invalidating part: String) {
    self.state = state.state(among: items)
    if part == "none" { return }
    if part != "nothing" { standing = self.state }
    if part == "initial" || part == "everything" {
      indicator = nil
      // Made anew, a bar is at all zeros until it is drawn. Without items there is none here.
      if case .visible = layout.options.indicatorOptions, !items.isEmpty {
        indicator = MenuLayout.Decoration(frame: .zero, zIndex: 0)
      }
    }
    if let drawn = layout.indicator(in: self.state, run: layout.run(in: standing)) {
      indicator = drawn
    }
  }

  /// Compares what is shown.
  ///
  /// - Parameters:
  ///   - output: What the reference shows.
  ///   - comparison: What the difference goes into.
  func compare(with output: JSON, into comparison: inout Comparison) {
    for (index, item) in output["items"].array.enumerated() {
      comparison.compare("items[\(index)]", layout.frame(at: index, in: standing), item)
      let progress = layout.progress(at: index, in: state)
      comparison.compare("items[\(index)].progress", progress, item["progress"].number)
    }
    comparison.compare("indicator", indicator, output["indicator"])
    comparison.compare("border", layout.border(in: standing), output["border"])
    let size = layout.contentSize(in: standing)
    comparison.compare("contentSize.w", size.width, output["contentSize"]["w"].number)
    comparison.compare("contentSize.h", size.height, output["contentSize"]["h"].number)
    let (insets, theirs) = (layout.contentInsets(in: standing), output["contentInsets"])
    comparison.compare("contentInsets.top", insets.top, theirs["top"].number)
    comparison.compare("contentInsets.left", insets.left, theirs["left"].number)
    comparison.compare("contentInsets.bottom", insets.bottom, theirs["bottom"].number)
    comparison.compare("contentInsets.right", insets.right, theirs["right"].number)
    comparison.compare("menuHeight", layout.options.menuHeight, output["menuHeight"].number)
  }
}
