import Boarding
import BoardingPaging

extension Domain {
  /// What shows something of pages and changes nothing.
  static let pageQuestions: Domain = Domain(
    "Questions",
    [.menu, .showPages, .frames, .log, .help]
  )
}

extension Statement {
  /// The row of `menu`.
  fileprivate static let menu: Statement = question(
    "menu",
    summary: """
      Draws the menu as it is now, to scale in \(MenuPicture.columns) columns: the titles of the \
      items, that of the selected one in brackets, and the indicator.
      """,
    answer: { (run) in run.aboutPages { MenuPicture(of: $0).lines } }
  )

  /// The row of `show`.
  fileprivate static let showPages: Statement = question(
    "show",
    summary: """
      Shows the time, the selection, the movement, the pages with their places, and the offset of \
      the menu.
      """,
    answer: { (run) in run.aboutPages { $0.overview } }
  )

  /// The row of `frames`.
  fileprivate static let frames: Statement = question(
    "frames",
    summary:
      "Shows the frames of menu and pages, of the items that are seen, indicator and border.",
    answer: { (run) in run.aboutPages { $0.frameLines } }
  )
}
