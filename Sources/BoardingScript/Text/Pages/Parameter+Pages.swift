import Boarding
import BoardingPaging

extension Parameter {
  /// The name of a page that is about to be declared or put in.
  static let pageName: Parameter = Parameter("NAME") { (reader, arguments) throws(Diagnostic) in
    arguments.paging.name = try reader.takeNewName()
  }

  /// The name of a page that is about to be put in.
  static let insertedPage: Parameter = Parameter(
    "NAME",
    candidates: { $0.pages?.names ?? [] },
    read: { (reader, arguments) throws(Diagnostic) in
      arguments.paging.name = try reader.takeInsertedName()
    }
  )

  /// What a person reads on the item of a page, if it is said.
  static let pageTitle: Parameter = Parameter("[\"TITLE\"]") {
    (reader, arguments) throws(Diagnostic) in
    if reader.isAtString { arguments.paging.sheet.title = try reader.takeString() }
  }

  /// What a person reads on the item of a page.
  static let newPageTitle: Parameter = Parameter("\"TITLE\"") {
    (reader, arguments) throws(Diagnostic) in
    if !reader.isAtString { throw reader.unexpected("a title in quotation marks") }
    arguments.paging.sheet.title = try reader.takeString()
  }

  /// A page.
  static let page: Parameter = page("PAGE")

  /// A page that is declared by name.
  static let namedPage: Parameter = Parameter(
    "PAGE",
    candidates: { $0.pages?.names ?? [] },
    read: { (reader, arguments) throws(Diagnostic) in
      try reader.expectNames()
      arguments.paging.pages.append(try reader.takePage())
    }
  )

  /// A page, if one is said.
  static let pageIfSaid: Parameter = Parameter(
    "[PAGE]",
    candidates: { $0.pages?.names ?? [] },
    read: { (reader, arguments) throws(Diagnostic) in
      if !reader.isAtEnd { arguments.paging.pages.append(try reader.takePage()) }
    }
  )

  /// A page, or none.
  static let pageOrNone: Parameter = Parameter(
    "PAGE|none",
    candidates: { ($0.pages?.names ?? []) + ["none"] },
    read: { (reader, arguments) throws(Diagnostic) in
      if !reader.accept("none") { arguments.paging.pages.append(try reader.takePage()) }
    }
  )

  /// One page or more.
  static let pages: Parameter = Parameter(
    "PAGE...",
    repeats: true,
    candidates: { $0.pages?.names ?? [] },
    read: { (reader, arguments) throws(Diagnostic) in
      repeat {
        arguments.paging.pages.append(try reader.takePage())
      } while !reader.isAtEnd
    }
  )

  /// Makes the part of a page.
  ///
  /// - Parameter notation: How it is written in a usage line.
  /// - Returns: The part.
  static func page(_ notation: String) -> Parameter {
    Parameter(
      notation,
      candidates: { $0.pages?.names ?? [] },
      read: { (reader, arguments) throws(Diagnostic) in
        arguments.paging.pages.append(try reader.takePage())
      }
    )
  }

  /// A number of points that is not negative.
  ///
  /// - Parameter notation: How it is written in a usage line.
  /// - Returns: The part.
  static func length(_ notation: String) -> Parameter {
    Parameter(notation) { (reader, arguments) throws(Diagnostic) in
      arguments.paging.numbers.append(try reader.takeLength())
    }
  }

  /// A number of points.
  ///
  /// - Parameter notation: How it is written in a usage line.
  /// - Returns: The part.
  static func points(_ notation: String) -> Parameter {
    Parameter(notation) { (reader, arguments) throws(Diagnostic) in
      arguments.paging.numbers.append(try reader.takePoints())
    }
  }

  /// The place of a neighbour and the neighbour.
  static let neighbour: Parameter = Parameter(
    "before|after PAGE",
    candidates: { _ in ["before", "after"] },
    read: { (reader, arguments) throws(Diagnostic) in
      let word = try reader.takeChoice(of: ["before", "after"])
      let page = try reader.takePage()
      arguments.paging.place = word == "before" ? .before(page) : .after(page)
    }
  )
}

extension Clause {
  /// How wide an item is.
  static let itemWidth: Clause = Clause("width", "[width POINTS]") {
    (reader, arguments) throws(Diagnostic) in
    arguments.paging.sheet.width = try reader.takeLength()
  }

  /// How wide an item is while it is selected.
  static let selectedWidth: Clause = Clause("selected", "[selected POINTS]") {
    (reader, arguments) throws(Diagnostic) in
    arguments.paging.sheet.selectedWidth = try reader.takeLength()
  }

  /// Where a page comes to stand.
  static let neighbour: Clause = Clause(
    oneOf: ["before", "after"],
    "[before PAGE|after PAGE]"
  ) { (reader, arguments) throws(Diagnostic) in
    let word = reader.lastPart
    let page = try reader.takePage()
    arguments.paging.place = word == "before" ? .before(page) : .after(page)
  }

  /// The page to show.
  static let around: Clause = Clause(
    "around",
    "[around PAGE]",
    candidates: { $0.pages?.names ?? [] },
    read: { (reader, arguments) throws(Diagnostic) in
      arguments.paging.pages.append(try reader.takePage())
    }
  )

  /// Something takes no time.
  static let pageInstant: Clause = Clause(oneOf: ["instant"]) { _, arguments in
    arguments.paging.isInstant = true
  }

  /// What is drawn later, by a higher index.
  static let zIndex: Clause = Clause("z", "[z N]") { (reader, arguments) throws(Diagnostic) in
    arguments.paging.zIndex = try reader.takePageNumber()
  }

  /// The gap on each side of something.
  static let spacing: Clause = Clause("spacing", "[spacing TOP LEFT BOTTOM RIGHT]") {
    (reader, arguments) throws(Diagnostic) in
    arguments.paging.spacing = try reader.takeInsets()
  }

  /// What the edges of something move in by.
  static let insets: Clause = Clause("insets", "[insets TOP LEFT BOTTOM RIGHT]") {
    (reader, arguments) throws(Diagnostic) in
    arguments.paging.insets = try reader.takeInsets()
  }

  /// What the edges of the screen cover.
  static let safeArea: Clause = Clause("safe-area", "[safe-area TOP LEFT BOTTOM RIGHT]") {
    (reader, arguments) throws(Diagnostic) in
    arguments.paging.insets = try reader.takeInsets()
  }
}
