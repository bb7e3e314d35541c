import BoardingScript
import Testing

struct PageFaultsTests {
  @Test(arguments: [
    ("taap oslo", "8:1: error: expected a statement, found 'taap'; did you mean 'tap'?"),
    ("tap osol", "8:5: error: no page is named 'osol'; did you mean 'oslo'?"),
    ("tap", "8:4: error: expected a page, found the end of the line"),
    ("page oslo", "8:6: error: 'oslo' stands here for the second time"),
    ("page none", "8:6: error: 'none' is a word of the language and cannot be a name"),
    ("endless", "8:1: error: 'endless' cannot stand beside 'page'"),
    ("days", "8:1: error: 'days' cannot stand beside 'page'"),
    ("screen a", "8:1: error: 'screen' belongs into a text that begins with 'flow'"),
    (
      "flow F",
      "8:6: error: a text is about one flow or about pages, and 'flow' begins something else"
    ),
    (
      "pages F",
      "8:7: error: a text is about one flow or about pages, and 'pages' begins something else"
    ),
    (
      "option itemsize fit 1 2",
      "8:8: error: expected item-size, item-spacing, label-spacing, minimum-width, fill,"
        + " menu-insets, alignment, menu-position, menu-transition, menu-interaction,"
        + " content-interaction, scroll-position, orientation, safe-area, indicator,"
        + " indicator-width, border, colour or font, found 'itemsize'; did you mean 'item-size'?"
    ),
    (
      "option item-size fit -1 40",
      "8:22: error: expected a number of points from 0 to a billion, found '-1'"
    ),
    (
      "option item-spacing 1000000001",
      "8:21: error: expected a number of points, at most a billion, found '1000000001'"
    ),
    (
      "option item-spacing 1e3",
      "8:21: error: '1e3' has an exponent; write all digits"
    ),
    (
      "option alignment centre",
      "8:18: error: expected left, center or right, found 'centre'; did you mean 'center'?"
    ),
    (
      "option colour textt #ffffff",
      "8:15: error: expected a part with a colour, found 'textt'; did you mean 'text'?"
    ),
    ("option colour text 12", "8:20: error: expected a colour such as #808080, found '12'"),
    (
      "option font usual 12 weight bolt",
      "8:29: error: expected ultra-light, thin, light, regular, medium, semibold, bold, heavy or"
        + " black, found 'bolt'; did you mean 'bold'?"
    ),
    (
      "option menu-insets 0 0 -100 0",
      "8:1: error: the pages cannot be laid out: expected a finite number from 0 to a billion"
        + " points as menu insets, found '-60.0'"
    ),
    (
      "resize 10",
      "8:10: error: expected a number of points from 0 to a billion, found the end of the line"
    ),
    (
      "start\npage molde",
      "9:1: error: 'page' is a declaration and must stand before the first move"
    ),
    (
      "expect scrolling oslo bergen 1",
      "8:23: error: expected '>', found 'bergen'"
    ),
    (
      "expect refused pageIsNotHare",
      "8:16: error: expected a reason, found 'pageIsNotHare'; did you mean 'pageIsNotHere'?"
    ),
    ("insert \"a\"", "8:8: error: expected a name of letters, digits, - and _, found '\"a\"'"),
    ("move oslo bergen", "8:11: error: expected before or after, found 'bergen'"),
    (
      "rename oslo Kristiania",
      "8:13: error: expected a title in quotation marks, found 'Kristiania'"
    ),
    (
      "motion deceleration 1",
      "8:21: error: expected a number above 0 and at most 0.9999, found '1'"
    ),
    (
      "loading selected keep 101",
      "8:23: error: expected a number of pages from 0 to 100, found '101'"
    ),
    (
      "drag",
      "8:5: error: expected a number of points, negative to the left, found the end of the line"
    ),
    ("undo", "8:1: error: 'undo' works only at the prompt"),
  ])
  func `a fault tells its place, what was expected and the nearest word`(
    line: String,
    fault: String
  ) {
    #expect(faults(of: threePages + line) == ["t:" + fault])
  }

  @Test(arguments: [
    ("endless\npage a", "2:6: error: 'page' cannot stand beside 'endless'"),
    ("days\nendless", "2:1: error: 'endless' cannot stand beside 'days'"),
    (
      "endless\ntap oslo",
      "2:5: error: expected the whole number of a page, at most 1000000000, found 'oslo'"
    ),
    (
      "endless\ntap 1000000001",
      "2:5: error: expected the whole number of a page, at most 1000000000, found '1000000001'"
    ),
    ("endless\ninsert a", "2:8: error: expected pages that are declared by name, found 'a'"),
    ("endless\ndelete 1", "2:8: error: expected pages that are declared by name, found '1'"),
    (
      "endless from 3 to 2",
      "1:19: error: expected a last page that is not in front of the first one, found '2'"
    ),
    ("days from 2023-02-29", "1:11: error: expected a day such as 2024-02-29, found '2023-02-29'"),
    ("days\ntap 7", "2:5: error: expected a day such as 2024-02-29, found '7'"),
  ])
  func `numbers and days have faults of their own`(lines: String, fault: String) {
    let parts = fault.split(separator: ":", maxSplits: 1)
    let line = (Int(parts[0]) ?? 0) + 1
    #expect(faults(of: "pages P\n" + lines) == ["t:\(line):" + parts[1]])
  }

  @Test func `all faults are reported, in the order of their places`() {
    let text = threePages + "tap a\ntap b\nstart\ninsert molde before x\ntap molde\nfling up\n"
    #expect(
      faults(of: text) == [
        "t:8:5: error: no page is named 'a'", "t:9:5: error: no page is named 'b'",
        "t:11:21: error: no page is named 'x'",
        "t:13:7: error: expected forward or backward, found 'up'",
      ]
    )
  }

  @Test func `there is a limit to pages, and to their later inserting`() {
    let pages = (0..<ScriptLimits.pages).map { "page p\($0)\n" }.joined()
    #expect(faults(of: "pages P\n" + pages) == [])
    #expect(
      faults(of: "pages P\n" + pages + "page more\n") == [
        "t:1002:6: error: there are more than 1000 pages"
      ]
    )
    #expect(
      faults(of: "pages P\n" + pages + "start\ninsert more\n") == [
        "t:1003:8: error: there are more than 1000 pages"
      ]
    )
  }

  @Test func `a flow says that pages are something else`() {
    #expect(
      faults(of: "flow F\nscreen a\npages P\n") == [
        "t:3:7: error: a text is about one flow or about pages, and 'pages' begins something else"
      ]
    )
  }
}
