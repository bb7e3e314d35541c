import Boarding
import BoardingPaging

extension Domain {
  /// What pages there are.
  static let pages: Domain = Domain(
    "Pages",
    [.pages, .flow, .page, .endless, .days, .size, .pageDirection, .loading]
  )
}

extension Statement {
  /// The row of `pages NAME`.
  static let pages: Statement = Statement(
    StatementForm(
      "pages",
      [.flowName],
      summary: """
        Begins pages under a menu, in place of a flow; what may follow is written differently. At \
        a prompt, starts afresh with them.
        """,
      example: "pages Cities"
    ),
    meaning: { .pages($0.names.first ?? Name(text: "", location: $0.location)) }
  )

  /// The row of `page NAME ["TITLE"]`.
  fileprivate static let page: Statement = pageDeclaration(
    StatementForm(
      "page",
      [.pageName, .pageTitle],
      clauses: [.itemWidth, .selectedWidth],
      summary: """
        Declares a page behind the others. Its item shows the title, or else the name, and is as \
        wide as the options say, unless a width is said: always, or while it is selected.
        """,
      example: "page tromso \"Tromsø\" width 120 selected 140"
    ),
    declare: { arguments, plan in
      let name = arguments.paging.name
      if name.text.isEmpty { return [] }
      switch plan.stock.names.kind {
      case .named: break
      case .numbers: return [Diagnostic(at: name.location, .conflict("page", other: "endless"))]
      case .days: return [Diagnostic(at: name.location, .conflict("page", other: "days"))]
      case .items: return [Diagnostic(at: name.location, .conflict("page", other: "source"))]
      }
      if plan.stock.names.page(name.text) != nil {
        return [Diagnostic(at: name.location, .duplicate(name.text))]
      }
      if plan.stock.names.isFull { return [Diagnostic(at: name.location, .tooManyPages)] }
      plan.stock.names.declare(name.text)
      guard let page = plan.stock.names.page(name.text) else { return [] }
      plan.stock.insert(page, .last)
      plan.stock.note(arguments.paging.sheet, about: page)
      return []
    }
  )

  /// The row of `endless [from N] [to N]`.
  fileprivate static let endless: Statement = pageDeclaration(
    StatementForm(
      "endless",
      clauses: [
        bound("from", "[from N]") { (reader) throws(Diagnostic) in try reader.takePageNumber() },
        bound("to", "[to N]") { (reader) throws(Diagnostic) in try reader.takePageNumber() },
      ],
      summary: """
        A page for each whole number, in place of declared pages, without an end or from a first \
        or to a last one. Pages are written as their numbers.
        """,
      example: "endless from -10"
    ),
    declare: { arguments, plan in
      let limit = ScriptLimits.pageNumber
      return fill(.numbers, from: -limit...limit, arguments, in: &plan)
    }
  )

  /// The row of `days [from DAY] [to DAY]`.
  fileprivate static let days: Statement = pageDeclaration(
    StatementForm(
      "days",
      clauses: [
        bound("from", "[from DAY]") { (reader) throws(Diagnostic) in try reader.takeDay() },
        bound("to", "[to DAY]") { (reader) throws(Diagnostic) in try reader.takeDay() },
      ],
      summary: """
        A page for each day of a calendar, in place of declared pages. Pages are written as days; \
        the titles of the items are such as 29 Feb.
        """,
      example: "days from 2024-01-01"
    ),
    declare: { arguments, plan in
      fill(.days, from: CivilDate.firstNumber...CivilDate.lastNumber, arguments, in: &plan)
    }
  )

  /// The row of `direction left-to-right|right-to-left`.
  fileprivate static let pageDirection: Statement = pageDeclaration(
    StatementForm(
      "direction",
      [.one(of: LayoutDirection.allCases.map { $0.name })],
      summary: "Says in which direction the language is laid out.",
      example: "direction right-to-left"
    ),
    declare: { arguments, plan in
      plan.layoutDirection = LayoutDirection.allCases[arguments.choice]
      return []
    }
  )

  /// The row of `loading neighbours|selected [keep N]`.
  fileprivate static let loading: Statement = pageDeclaration(
    StatementForm(
      "loading",
      [.one(of: ["neighbours", "selected"])],
      clauses: [
        Clause("keep", "[keep N]") { (reader, arguments) throws(Diagnostic) in
          let count = try reader.takeNumber("a number of pages from 0 to 100") { 0...100 ~= $0 }
          arguments.paging.keptPages = Int(count)
        }
      ],
      summary: """
        Says which pages are loaded: the selected one and its neighbours, or the selected one \
        alone; and how many that were shown are kept.
        """,
      example: "loading selected keep 2"
    ),
    declare: { arguments, plan in
      plan.loading = PageLoading(
        preloadsNeighbours: arguments.choice == 0,
        keptPages: arguments.paging.keptPages
      )
      return []
    }
  )

  /// The row of `resize WIDTH HEIGHT`.
  fileprivate static let size: Statement = pageSetting(
    StatementForm(
      "resize",
      [.length("WIDTH"), .length("HEIGHT")],
      clauses: [.safeArea],
      summary: """
        Sets the size of the whole in points, 390 and 844 if it is never set, and what the edges \
        of the screen cover of it.
        """,
      example: "resize 320 568"
    ),
    declare: { arguments, plan in
      plan.size = size(arguments)
      plan.safeArea = arguments.paging.insets
    },
    act: { arguments, _ in
      [.input(.resize(size(arguments), safeArea: arguments.paging.insets))]
    }
  )

  /// Makes the size that a statement says.
  ///
  /// - Parameter arguments: What was written.
  /// - Returns: The size, in points.
  private static func size(_ arguments: Arguments) -> Plane.Size {
    let numbers = arguments.paging.numbers
    return Plane.Size(width: numbers.first ?? 0, height: numbers.last ?? 0)
  }

  /// Makes the part that says the first or the last page.
  ///
  /// - Parameters:
  ///   - word: The word with which it begins.
  ///   - notation: How it is written in a usage line.
  ///   - take: Takes the number.
  /// - Returns: The part.
  private static func bound(
    _ word: String,
    _ notation: String,
    take: @escaping @Sendable (inout LineReader) throws(Diagnostic) -> Int
  ) -> Clause {
    Clause(word, notation) { (reader, arguments) throws(Diagnostic) in
      let place = reader
      let number = try take(&reader)
      if word == "from" {
        arguments.paging.bounds.first = number
      } else {
        arguments.paging.bounds.last = number
      }
      if let first = arguments.paging.bounds.first, let last = arguments.paging.bounds.last,
        first > last
      {
        throw place.unexpected("a last page that is not in front of the first one")
      }
    }
  }

  /// Lets the pages be numbers or days.
  ///
  /// - Parameters:
  ///   - kind: How they are written.
  ///   - limits: The numbers that can be written.
  ///   - arguments: What was written.
  ///   - plan: The plan.
  /// - Returns: What is wrong with that.
  private static func fill(
    _ kind: PageNames.Kind,
    from limits: ClosedRange<Int>,
    _ arguments: Arguments,
    in plan: inout PagesPlan
  ) -> [Diagnostic] {
    let word = kind == .days ? "days" : "endless"
    let location = arguments.location
    if !plan.stock.names.names.isEmpty {
      return [Diagnostic(at: location, .conflict(word, other: "page"))]
    }
    switch plan.stock.names.kind {
    case .named: break
    case .numbers: return [Diagnostic(at: location, .conflict(word, other: "endless"))]
    case .days: return [Diagnostic(at: location, .conflict(word, other: "days"))]
    case .items: return [Diagnostic(at: location, .conflict(word, other: "source"))]
    }
    let (first, last) = arguments.paging.bounds
    let lower = first ?? limits.lowerBound
    plan.stock.fill(kind, from: lower...max(lower, last ?? limits.upperBound))
    return []
  }
}
