import Boarding
import BoardingPaging

extension Domain {
  /// What changes the pages that there are.
  static let pageData: Domain = Domain(
    "Data",
    [
      .reload, .reloadMenu, .insertPage, .deletePage, .movePage, .renamePage, .updatePage,
      .removeAll, .itemWidth, .measure,
    ]
  )
}

extension Statement {
  /// The row of `reload [around PAGE]`.
  fileprivate static let reload: Statement = paging(
    StatementForm(
      "reload",
      clauses: [.around],
      summary: """
        All data is new: pages and menu are built again, around the given page, or the one that \
        is shown.
        """,
      example: "reload around bergen"
    ),
    act: { arguments, _ in [.input(.reload(around: arguments.paging.pages.first))] }
  )

  /// The row of `reload menu`.
  fileprivate static let reloadMenu: Statement = paging(
    StatementForm(
      "reload menu",
      summary: "The menu's data is new: its items are built again, and the pages stay.",
      example: "reload menu"
    ),
    act: { _, _ in [.input(.reloadMenu)] }
  )

  /// The row of `insert NAME ["TITLE"]`.
  fileprivate static let insertPage: Statement = Statement(
    StatementForm(
      "insert",
      [.insertedPage, .pageTitle],
      clauses: [.itemWidth, .selectedWidth, .neighbour],
      summary: """
        Puts a page in, a new one or one that was deleted, behind all others, or before or after \
        another one.
        """,
      example: "insert molde \"Molde\" after oslo"
    ),
    meaning: { (arguments) in
      let name = arguments.paging.name
      let step = step(
        arguments,
        unless: { arguments, stage in
          if let page = stage.stock.names.page(name.text), stage.stock.contains(page) {
            return presence(of: page, in: stage, shouldBe: false)
          }
          return arguments.paging.place.neighbour.flatMap { absence(of: $0, in: stage) }
        },
        act: { arguments, stage in
          if stage.stock.names.page(name.text) == nil { stage.stock.names.declare(name.text) }
          guard let page = stage.stock.names.page(name.text) else { return [] }
          stage.stock.insert(page, arguments.paging.place)
          stage.stock.note(arguments.paging.sheet, about: page)
          return [.input(.orderChanged)]
        }
      )
      return .insertion(name, step)
    }
  )

  /// The row of `delete PAGE`.
  fileprivate static let deletePage: Statement = paging(
    StatementForm(
      "delete",
      [.namedPage],
      summary: "Takes a page out; its name stays known.",
      example: "delete oslo"
    ),
    unless: { arguments, stage in
      arguments.paging.pages.first.flatMap { absence(of: $0, in: stage) }
    },
    act: { arguments, stage in
      for page in arguments.paging.pages { stage.stock.delete(page) }
      return [.input(.orderChanged)]
    }
  )

  /// The row of `move PAGE before|after PAGE`.
  fileprivate static let movePage: Statement = paging(
    StatementForm(
      "move",
      [.namedPage, .neighbour],
      summary: "Moves a page in the order.",
      example: "move oslo after bergen"
    ),
    unless: { arguments, stage in
      arguments.paging.pages.first.flatMap { absence(of: $0, in: stage) }
        ?? arguments.paging.place.neighbour.flatMap { absence(of: $0, in: stage) }
    },
    act: { arguments, stage in
      let place = arguments.paging.place
      for page in arguments.paging.pages where place.neighbour != page {
        stage.stock.delete(page)
        stage.stock.insert(page, place)
      }
      return [.input(.orderChanged)]
    }
  )

  /// The row of `rename PAGE "TITLE"`.
  fileprivate static let renamePage: Statement = paging(
    StatementForm(
      "rename",
      [.page, .newPageTitle],
      summary: "Gives a page another title, and tells that it shows something else.",
      example: "rename oslo \"Kristiania\""
    ),
    act: { arguments, stage in
      guard let page = arguments.paging.pages.first else { return [] }
      stage.stock.note(arguments.paging.sheet, about: page)
      return [.input(.update(page))]
    }
  )

  /// The row of `update PAGE`.
  fileprivate static let updatePage: Statement = paging(
    StatementForm(
      "update",
      [.page],
      summary: "A page and its item show something else.",
      example: "update oslo"
    ),
    act: { arguments, _ in arguments.paging.pages.prefix(1).map { .input(.update($0)) } }
  )

  /// The row of `remove all`.
  fileprivate static let removeAll: Statement = paging(
    StatementForm(
      "remove all",
      summary: "Takes pages and items away; the data stays, for a reload.",
      example: "remove all"
    ),
    act: { _, _ in [.input(.removeAll)] }
  )

  /// The row of `width PAGE POINTS`.
  fileprivate static let itemWidth: Statement = paging(
    StatementForm(
      "width",
      [.page, .length("POINTS")],
      clauses: [.selectedWidth],
      summary:
        "Decides how wide the item of a page is from now on: always, or while it is selected.",
      example: "width oslo 120 selected 160"
    ),
    act: { arguments, stage in
      guard let page = arguments.paging.pages.first else { return [] }
      var sheet = arguments.paging.sheet
      sheet.width = arguments.paging.numbers.first
      stage.stock.note(sheet, about: page)
      return [.input(.sizingChanged)]
    }
  )

  /// The row of `measure PAGE POINTS`.
  fileprivate static let measure: Statement = paging(
    StatementForm(
      "measure",
      [.page, .length("POINTS")],
      summary: "The item of a page has measured itself; counts where items size themselves.",
      example: "measure oslo 83.5"
    ),
    act: { arguments, _ in
      guard let page = arguments.paging.pages.first, let width = arguments.paging.numbers.first
      else { return [] }
      return [.input(.measured(page, width: width))]
    }
  )

  /// Says that a page should be there and is not.
  ///
  /// - Parameters:
  ///   - page: The page.
  ///   - stage: The pages.
  /// - Returns: What is different; nil if the page is there.
  private static func absence(of page: PageID, in stage: PagesStage) -> Mismatch? {
    stage.stock.contains(page) ? nil : presence(of: page, in: stage, shouldBe: true)
  }

  /// Says that a page should be there and is not, or the other way round.
  ///
  /// - Parameters:
  ///   - page: The page.
  ///   - stage: The pages.
  ///   - isExpected: True if it should be there.
  /// - Returns: What is different.
  private static func presence(
    of page: PageID,
    in stage: PagesStage,
    shouldBe isExpected: Bool
  ) -> Mismatch {
    let name = stage.stock.names.name(of: page)
    let (here, gone) = (name + " is one of the pages", name + " is none of the pages")
    return Mismatch(
      expected: [isExpected ? here : gone],
      actual: [isExpected ? gone : here]
    )
  }
}
