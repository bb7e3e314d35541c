import BoardingPaging

extension Handbook {
  /// Writes the reference of texts about pages as a page.
  ///
  /// - Returns: The page in Markdown; `Docs/PageScripts.md` is a copy of it.
  public func pagesMarkdown() -> String {
    page(between: Handbook.pagesIntroduction, and: Handbook.pagesConclusion)
  }

  /// What stands before the statements.
  private static let pagesIntroduction = [
    "# Scripts about pages",
    "",
    "A script that begins with `pages` declares pages under a menu and moves through them. Lines are",
    "written as in a [script about a flow](Script.md), work at the prompt of `boarding` as well, and",
    "give a transcript in the same way. This page is made from the table of statements that the",
    "parser uses.",
    "",
    "```boarding",
    "pages Cities",
    "page oslo   \"Oslo\"",
    "page bergen \"Bergen\"",
    "page tromso \"Tromsø\"",
    "",
    "start",
    "drag -195 over 200ms in 4 samples",
    "expect scrolling oslo > bergen 0.5",
    "expect indicator 64 146",
    "menu                       # draws the menu with its indicator, to scale",
    "release at -600",
    "settle",
    "expect settled bergen",
    "tap tromso",
    "settle",
    "expect settled tromso",
    "```",
    "",
    "## How pages are written",
    "",
    "* `pages` is the first statement. A page is declared by name with `page`; or there is one for each",
    "  number with `endless`, written as the number; or one for each day with `days`, written as the",
    "  day.",
    "* These words cannot name a page: " + list(Dialect.pages.reservedWords) + ".",
    "* Declarations come before the first move. `resize`, `option`, `motion` and `policy` say what the",
    "  pages start with there, and change it later on.",
    "* Points are those of the menu and of the pages as a person sees them: x grows to the right in",
    "  both layout directions. A progress is above 0 towards the pages behind.",
    "* `tap` and `select` ask for a page; while pages move they wait or turn the movement, as",
    "  `policy selection` says. What was not there when it was asked for is selected when it arrives.",
    "* Data changes at once: what moves is brought to its end first, and the selected page stays",
    "  selected wherever it is then. A page that is gone gives way to its nearest neighbour.",
    "* The reasons for a refusal: " + list(PagerRefusal.names) + ".",
  ]

  /// What stands behind the statements.
  private static let pagesConclusion = [
    "",
    "The words of the prompt are those of a [script about a flow](Script.md#prompt).",
    "",
    "## Transcripts",
    "",
    "| line | meaning |",
    "|---|---|",
    "| `willScroll(oslo > bergen)` | The pages begin to move to another one. |",
    "| `isScrolling(oslo > bergen 0.5)` | They have moved so far; `none` stands where no page is meant: past an end, or when it is over. |",
    "| `didScroll(oslo > bergen)` | They have come to rest there; ` unsuccessful` follows if they went back. |",
    "| `didSelect(bergen)` | A person's tap has selected an item. |",
    "| `menuReloaded` | The items of the menu are other ones, or have other frames. |",
    "| `menuOffset(90)` | The menu is scrolled to there; ` animated` follows if it is on its way. |",
    "| `bergen.add`, `bergen.remove`, `bergen.reload` | A page is loaded, let go, or asked to show its data anew. |",
    "| `layOut(oslo bergen)` | The loaded pages are laid out in this order; ` in place` follows if what is seen stays. |",
    "| `bergen.willAppear`, `bergen.willDisappear` | A page begins to appear or to disappear; ` animated` follows if it takes time. |",
    "| `bergen.endAppearance` | What the page began last has ended. |",
    "| `refused pageIsNotHere bergen` | An input was declined, with the reason. |",
    "",
    "## Limits",
    "",
    "The limits are those of a [script about a flow](Script.md#limits), and these:",
    "",
    "| limit | value |",
    "|---|---|",
    "| pages that are declared or put in by name | \(ScriptLimits.pages) |",
    "| the number of a page without a name, above or below 0 | \(ScriptLimits.pageNumber) |",
    "| days | 0001-01-01 to 9999-12-31 |",
    "| lengths in points | 1000000000 |",
  ]
}
