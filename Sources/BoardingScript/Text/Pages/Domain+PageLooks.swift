import Boarding
import BoardingPaging

extension Domain {
  /// How the menu looks.
  static let pageLooks: Domain = Domain(
    "Looks",
    [.indicator, .hiddenIndicator, .indicatorWidth, .border, .hiddenBorder, .colour, .font]
  )
}

extension Statement {
  /// The row of `option indicator HEIGHT`.
  fileprivate static let indicator: Statement = pageOption(
    "indicator",
    [.length("HEIGHT")],
    clauses: [.zIndex, .spacing, .insets],
    summary: """
      Sets how high the indicator is, the gap on each side of it, and what the outer edges of the \
      first and the last item move in by; 4 insets 0 8 0 8 if it is never set.
      """,
    example: "4 insets 0 8 0 8",
    set: { arguments, options in
      options.indicatorOptions = .visible(
        height: arguments.paging.numbers[0],
        zIndex: arguments.paging.zIndex ?? 1,
        spacing: arguments.paging.spacing,
        insets: arguments.paging.insets
      )
    }
  )

  /// The row of `option indicator hidden`.
  fileprivate static let hiddenIndicator: Statement = pageSetting(
    StatementForm(
      "option indicator hidden",
      summary: "Leaves the indicator out.",
      example: "option indicator hidden"
    ),
    declare: { $1.options.indicatorOptions = .hidden },
    act: { _, stage in
      var options = stage.pager.menu.options
      options.indicatorOptions = .hidden
      return [.input(.options(options))]
    }
  )

  /// The row of `option indicator-width item|label`.
  fileprivate static let indicatorWidth: Statement = pageOption(
    "indicator-width",
    oneOf: ["item", "label"],
    summary: "Sets what the width of the indicator follows.",
    set: { $1.indicatorWidth = PagingIndicatorWidth.allCases[$0] }
  )

  /// The row of `option border HEIGHT`.
  fileprivate static let border: Statement = pageOption(
    "border",
    [.length("HEIGHT")],
    clauses: [.zIndex, .insets],
    summary:
      "Sets how high the line between menu and pages is; 1 insets 0 8 0 8 if it is never set.",
    example: "1 insets 0 8 0 8",
    set: { arguments, options in
      options.borderOptions = .visible(
        height: arguments.paging.numbers[0],
        zIndex: arguments.paging.zIndex ?? 0,
        insets: arguments.paging.insets
      )
    }
  )

  /// The row of `option border hidden`.
  fileprivate static let hiddenBorder: Statement = pageSetting(
    StatementForm(
      "option border hidden",
      summary: "Leaves the line between menu and pages out.",
      example: "option border hidden"
    ),
    declare: { $1.options.borderOptions = .hidden },
    act: { _, stage in
      var options = stage.pager.menu.options
      options.borderOptions = .hidden
      return [.input(.options(options))]
    }
  )

  /// The row of `option colour PART #COLOUR`.
  fileprivate static let colour: Statement = pageOption(
    "colour",
    [.one(of: "PART", colours.map { $0.word }, kind: "a part with a colour"), .colour],
    summary: "Sets a colour: that of " + listing(colours.map { $0.word }) + ".",
    example: "text #404040",
    set: { arguments, options in
      guard case .color(let color) = arguments.value.value else { return }
      colours[arguments.choice].set(&options.theme, color)
    }
  )

  /// The parts that have a colour, each with what sets it.
  private static let colours: [ThemeColour] = [
    ThemeColour(word: "text") { $0.textColor = $1 },
    ThemeColour(word: "selected-text") { $0.selectedTextColor = $1 },
    ThemeColour(word: "background") { $0.backgroundColor = $1 },
    ThemeColour(word: "selected-background") { $0.selectedBackgroundColor = $1 },
    ThemeColour(word: "menu-background") { $0.menuBackgroundColor = $1 },
    ThemeColour(word: "content-background") { $0.contentBackgroundColor = $1 },
    ThemeColour(word: "border") { $0.borderColor = $1 },
    ThemeColour(word: "indicator") { $0.indicatorColor = $1 },
  ]

  /// The row of `option font usual|selected SIZE`.
  fileprivate static let font: Statement = pageOption(
    "font",
    [.one(of: ["usual", "selected"]), .length("SIZE")],
    clauses: [.fontWeight, .fontName],
    summary: "Sets the font of the labels, or that of the selected one.",
    example: "selected 15 weight bold",
    set: { arguments, options in
      let weight = arguments.paging.weight.map { PagingFont.Weight.allCases[$0] }
      let font = PagingFont(
        name: arguments.paging.fontName,
        size: arguments.paging.numbers[0],
        weight: weight ?? .medium
      )
      if arguments.choice == 0 {
        options.theme.font = font
      } else {
        options.theme.selectedFont = font
      }
    }
  )
}

/// A part of the looks that has a colour.
private struct ThemeColour: Sendable {
  /// The word by which scripts call it.
  let word: String
  /// Sets its colour.
  let set: @Sendable (inout PagingTheme, SRGBColor) -> Void
}

extension Parameter {
  /// A colour.
  fileprivate static let colour: Parameter = Parameter("#COLOUR") {
    (reader, arguments) throws(Diagnostic) in
    let expected = "a colour such as #808080"
    let place = reader
    arguments.value = try reader.takeValue(expected)
    if arguments.value.value.kind != .color { throw place.unexpected(expected) }
  }
}

extension Clause {
  /// How heavy a font is.
  fileprivate static let fontWeight: Clause = Clause(
    "weight",
    "[weight WEIGHT]",
    candidates: { _ in weights },
    read: { (reader, arguments) throws(Diagnostic) in
      let word = try reader.takeChoice(of: weights)
      arguments.paging.weight = weights.firstIndex(of: word)
    }
  )

  /// The weights of fonts, in their order.
  private static let weights = [
    "ultra-light", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black",
  ]

  /// The name of a font.
  fileprivate static let fontName: Clause = Clause("named", "[named \"FONT\"]") {
    (reader, arguments) throws(Diagnostic) in
    if !reader.isAtString { throw reader.unexpected("a name in quotation marks") }
    arguments.paging.fontName = try reader.takeString()
  }
}
