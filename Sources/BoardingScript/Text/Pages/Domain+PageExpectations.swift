import Boarding
import BoardingPaging

extension Domain {
  /// What compares a run of pages with what should be.
  static let pageExpectations: Domain = Domain(
    "Expectations",
    [
      .expectSettled, .expectCurrent, .expectTarget, .expectScrolling, .expectResting,
      .expectMenuOffset, .expectFrame, .expectIndicator, .expectNoIndicator, .expectPage,
      .expectSelected, .expectItems, .expectLoaded, .expectQueued, .expectPageRefused,
      .expectPageLog,
    ]
  )
}

extension Statement {
  /// The row of `expect settled PAGE|none`.
  fileprivate static let expectSettled: Statement = pageExpectation(
    "settled",
    [.pageOrNone],
    summary: "The pages rested last at this page.",
    example: "expect settled bergen",
    expected: { arguments, stage in ["settled " + stage.name(of: arguments.paging.pages.first)] },
    actual: { _, stage in ["settled " + stage.name(of: stage.pager.settled)] }
  )

  /// The row of `expect current PAGE|none`.
  fileprivate static let expectCurrent: Statement = pageExpectation(
    "current",
    [.pageOrNone],
    summary: "This page is nearest; it changes half way.",
    example: "expect current bergen",
    expected: { arguments, stage in ["current " + stage.name(of: arguments.paging.pages.first)] },
    actual: { _, stage in ["current " + stage.name(of: stage.pager.current)] }
  )

  /// The row of `expect target PAGE|none`.
  fileprivate static let expectTarget: Statement = pageExpectation(
    "target",
    [.pageOrNone],
    summary: "The movement leads to this page, or the pages rest at it.",
    example: "expect target bergen",
    expected: { arguments, stage in ["target " + stage.name(of: arguments.paging.pages.first)] },
    actual: { _, stage in ["target " + stage.name(of: stage.pager.target)] }
  )

  /// The row of `expect scrolling PAGE > PAGE|none PROGRESS`.
  fileprivate static let expectScrolling: Statement = pageExpectation(
    "scrolling",
    [
      .page, .word(">"), .pageOrNone,
      .number("PROGRESS", expected: "a progress such as 0.5"),
    ],
    summary: """
      The pages are on their way from one page to another, or past an end, and are as far: above 0 \
      towards the pages behind, below 0 towards those in front, rounded to the digits written.
      """,
    example: "expect scrolling oslo > bergen 0.5",
    expected: { arguments, stage in
      let pages = arguments.paging.pages
      let way = stage.name(of: pages.first) + " > " + stage.name(of: pages.dropFirst().first)
      let number = arguments.number
      return ["scrolling " + way + " " + fixed(number.value, decimals: number.decimals)]
    },
    actual: { arguments, stage in [stage.scrollingText(decimals: arguments.number.decimals)] }
  )

  /// The row of `expect resting`.
  fileprivate static let expectResting: Statement = pageExpectation(
    "resting",
    summary: "The pages are not on their way.",
    example: "expect resting",
    expected: { _, _ in ["resting"] },
    actual: { _, stage in [stage.scrollingText(decimals: 6)] }
  )

  /// The row of `expect offset POINTS`.
  fileprivate static let expectMenuOffset: Statement = pageExpectation(
    "offset",
    [.number("POINTS", expected: "a number of points")],
    summary: "The menu is scrolled so far, rounded to the digits written.",
    example: "expect offset 0",
    expected: { arguments, _ in
      ["offset " + fixed(arguments.number.value, decimals: arguments.number.decimals)]
    },
    actual: { arguments, stage in
      ["offset " + fixed(stage.presentation.menuOffset, decimals: arguments.number.decimals)]
    }
  )

  /// The row of `expect frame PAGE X WIDTH`.
  fileprivate static let expectFrame: Statement = pageExpectation(
    "frame",
    [.page, .stretch("X"), .stretch("WIDTH")],
    summary: """
      The item of a page is seen so far from the left edge of the menu, and is so wide, rounded to \
      the digits written.
      """,
    example: "expect frame oslo 0 195",
    expected: { arguments, stage in [arguments.stretchText("frame")] },
    actual: { arguments, stage in
      let item = stage.presentation.items.first { $0.page == arguments.paging.pages.first }
      return ["frame " + stage.stretchText(item?.frame, decimals: arguments.paging.decimals)]
    }
  )

  /// The row of `expect indicator X WIDTH`.
  fileprivate static let expectIndicator: Statement = pageExpectation(
    "indicator",
    [.stretch("X"), .stretch("WIDTH")],
    summary: """
      The indicator is so far from the left edge of the menu, and is so wide, rounded to the \
      digits written.
      """,
    example: "expect indicator 8 142",
    expected: { arguments, stage in [arguments.stretchText("indicator")] },
    actual: { arguments, stage in
      let frame = stage.presentation.indicator?.frame
      return ["indicator " + stage.stretchText(frame, decimals: arguments.paging.decimals)]
    }
  )

  /// The row of `expect indicator none`.
  fileprivate static let expectNoIndicator: Statement = pageExpectation(
    "indicator none",
    summary: "There is no indicator.",
    example: "expect indicator none",
    expected: { _, _ in ["no indicator"] },
    actual: { _, stage in
      [stage.presentation.indicator == nil ? "no indicator" : "an indicator"]
    }
  )

  /// The row of `expect page PAGE at POINTS`.
  fileprivate static let expectPage: Statement = pageExpectation(
    "page",
    [.page, .word("at"), .number("POINTS", expected: "a number of points")],
    summary: """
      A page that is seen stands so far from its place, to the right or downwards, negative to the \
      left or upwards, rounded to the digits written.
      """,
    example: "expect page oslo at 0",
    expected: { arguments, _ in
      ["at " + fixed(arguments.number.value, decimals: arguments.number.decimals)]
    },
    actual: { arguments, stage in
      let presentation = stage.presentation
      let page = presentation.pages.first { $0.page == arguments.paging.pages.first }
      guard let origin = page?.frame.origin else { return ["not seen"] }
      let content = presentation.contentFrame.origin
      let place =
        switch stage.pager.menu.options.contentNavigationOrientation {
        case .horizontal: origin.x - content.x
        case .vertical: origin.y - content.y
        }
      return ["at " + fixed(place, decimals: arguments.number.decimals)]
    }
  )

  /// The row of `expect selected PAGE PROGRESS`.
  fileprivate static let expectSelected: Statement = pageExpectation(
    "selected",
    [.page, .number("PROGRESS", expected: "a progress such as 0.5")],
    summary: """
      The item of a page is seen and looks so far selected, from 0 to 1, rounded to the digits \
      written.
      """,
    example: "expect selected oslo 1",
    expected: { arguments, _ in
      ["selected " + fixed(arguments.number.value, decimals: arguments.number.decimals)]
    },
    actual: { arguments, stage in
      let item = stage.presentation.items.first { $0.page == arguments.paging.pages.first }
      let progress = item.map { fixed($0.progress, decimals: arguments.number.decimals) }
      return [progress.map { "selected " + $0 } ?? "not seen"]
    }
  )

  /// The row of `expect items PAGE...`.
  fileprivate static let expectItems: Statement = pageExpectation(
    "items",
    [.pages],
    summary: "The menu shows the items of exactly these pages, at least a part of each.",
    example: "expect items oslo bergen tromso",
    expected: { arguments, stage in arguments.paging.pages.map { stage.name(of: $0) } },
    actual: { _, stage in stage.presentation.items.map { stage.name(of: $0.page) } }
  )

  /// The row of `expect loaded PAGE...`.
  fileprivate static let expectLoaded: Statement = pageExpectation(
    "loaded",
    [.pages],
    summary: "Exactly these pages are loaded, in their order.",
    example: "expect loaded oslo bergen",
    expected: { arguments, stage in arguments.paging.pages.map { stage.name(of: $0) } },
    actual: { _, stage in stage.pager.content.window.pages.map { stage.name(of: $0) } }
  )

  /// The row of `expect queued`.
  fileprivate static let expectQueued: Statement = pageExpectation(
    "queued",
    summary: "What was asked for last waits: for the pages to rest, or for a page to arrive.",
    example: "expect queued",
    expected: { _, _ in ["queued"] },
    actual: { _, stage in [stage.answerText] }
  )

  /// The row of `expect refused REASON`.
  fileprivate static let expectPageRefused: Statement = pageExpectation(
    "refused",
    [.one(of: "REASON", PagerRefusal.allNames, kind: "a reason")],
    summary: "What was asked for last was refused with this reason.",
    example: "expect refused pageIsNotHere",
    expected: { arguments, _ in ["refused " + PagerRefusal.allNames[arguments.choice]] },
    actual: { _, stage in [stage.answerText] }
  )

  /// The row of `expect log ... end`.
  fileprivate static let expectPageLog: Statement = blockExpectation(
    "log",
    summary: "The events since the last such block, or since the run began, are exactly these.",
    example: """
      expect log
        0ms oslo.add
      end
      """,
    actual: { (run) in
      guard let text = run.pageText else { return [] }
      return run.uncheckedPageLog.map { text.line(of: $0) }
    },
    check: { (run) in run.position.pageEvents.checked = run.position.pageEvents.count }
  )

  /// Makes the row of an expectation of pages.
  ///
  /// - Parameters:
  ///   - words: The words behind `expect`.
  ///   - parameters: What has to follow.
  ///   - summary: What should be true.
  ///   - example: An example.
  ///   - expected: Returns what should be.
  ///   - actual: Returns what is.
  /// - Returns: The row.
  private static func pageExpectation(
    _ words: String,
    _ parameters: [Parameter] = [],
    summary: String,
    example: String,
    expected: @escaping @Sendable (Arguments, PagesStage) -> [String],
    actual: @escaping @Sendable (Arguments, PagesStage) -> [String]
  ) -> Statement {
    expectation(
      words,
      parameters,
      summary: summary,
      example: example,
      expected: { arguments, run in
        run.startedPages.map { expected(arguments, $0) } ?? []
      },
      actual: { arguments, run in run.aboutPages { actual(arguments, $0) } }
    )
  }
}

extension Parameter {
  /// A number of points, of which the digits after the point count.
  ///
  /// - Parameter notation: How it is written in a usage line.
  /// - Returns: The part.
  fileprivate static func stretch(_ notation: String) -> Parameter {
    Parameter(notation) { (reader, arguments) throws(Diagnostic) in
      let number = try reader.takeNumber("a number of points")
      arguments.paging.numbers.append(number.value)
      arguments.paging.decimals.append(number.decimals)
    }
  }
}

extension Arguments {
  /// Writes a left edge and a width as they were written.
  ///
  /// - Parameter word: What stands in front.
  /// - Returns: The text.
  fileprivate func stretchText(_ word: String) -> String {
    word + " " + fixed(paging.numbers[0], decimals: paging.decimals[0]) + " "
      + fixed(paging.numbers[1], decimals: paging.decimals[1])
  }
}

extension PagesStage {
  /// The answer to the last input, in words.
  fileprivate var answerText: String {
    if let refusedLoad { return "refused " + refusedLoad.name }
    return switch lastAnswer {
    case nil: "no input yet"
    case .applied: "accepted"
    case .queued: "queued"
    case .absorbed: "absorbed"
    case .refused(let refusal): "refused " + refusal.name
    }
  }
}
