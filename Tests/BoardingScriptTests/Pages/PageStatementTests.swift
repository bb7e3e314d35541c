import BoardingScript
import Testing

struct PageStatementTests {
  /// Lines that run to their end, each with its name.
  private static let scripts: [(name: String, lines: String)] = [
    ("a tap travels", "start\ntap tromso\nadvance 150ms\nexpect scrolling oslo > tromso 0.5"),
    ("a selection may be instant", "start\nselect tromso instant\nexpect settled tromso"),
    (
      "a drag carries the menu along",
      """
      start
      drag -100 over 100ms in 2 samples
      expect scrolling oslo > bergen 0.25
      expect page oslo at -100
      expect page bergen at 300
      expect indicator 25 100
      expect selected oslo 0.75
      expect selected bergen 0.25
      expect current oslo
      expect target bergen
      """
    ),
    (
      "a finger that turns back lets the pages go back",
      "start\ndrag -100 over 100ms\nhold 200ms\nrelease\nsettle\nexpect settled oslo\nexpect resting"
    ),
    (
      "a fast finger turns the page",
      "start\ndrag -60\nrelease at -2000\nsettle\nexpect settled bergen"
    ),
    ("a finger can be taken away", "start\ndrag -60\ncancel\nsettle\nexpect settled oslo"),
    ("a fling leads forward", "start\nfling forward\nsettle\nexpect settled bergen"),
    ("a fling leads back", "start tromso\nfling backward slow\nsettle\nexpect settled bergen"),
    ("a fling has a velocity", "start\nfling forward at 900\nsettle\nexpect settled bergen"),
    ("a fling needs a free finger", "start\ntouch\nfling forward\nexpect refused wrongPhase"),
    (
      "a touch catches",
      "start\ntap bergen\nadvance 150ms\ntouch\nsettle\nexpect scrolling oslo > bergen 0.50"
    ),
    ("no finger is no finger", "start\nrelease\nexpect refused wrongPhase"),
    (
      "the menu scrolls by itself",
      """
      resize 200 600
      start
      menu touch
      menu drag -50
      expect offset 50
      menu hold 200ms
      menu release
      settle
      expect offset 50
      expect settled oslo
      menu drag 10
      menu cancel
      settle
      expect offset 40
      expect frame oslo -40 100
      """
    ),
    ("a reload keeps the page", "start bergen\nreload\nexpect settled bergen"),
    ("a reload goes to a page", "start\nreload around tromso\nexpect settled tromso"),
    ("a menu is reloaded", "start\nreload menu\nexpect settled oslo"),
    (
      "pages are put in, moved and taken out",
      """
      start
      insert molde "Molde" width 50 after oslo
      expect items oslo molde bergen tromso
      expect frame molde 100 50
      expect loaded oslo molde
      move oslo after tromso
      expect items molde bergen tromso oslo
      expect settled oslo
      delete oslo
      expect settled tromso
      insert oslo before molde
      expect items oslo molde bergen tromso
      insert alta
      expect items oslo molde bergen tromso alta
      """
    ),
    ("an item is renamed", "start\nrename oslo \"Kristiania\"\nupdate bergen"),
    ("everything goes", "start\nremove all\nexpect settled none\nexpect resting"),
    (
      "widths are decided",
      "start\nwidth oslo 50 selected 80\nexpect frame oslo 0 80\nexpect frame bergen 80 100\ntap bergen\nsettle\nexpect frame oslo 0 50"
    ),
    (
      "items measure themselves",
      "option item-size self-sizing 60 40\nstart\nmeasure oslo 83.5\nexpect frame oslo 0 83.5\nexpect frame bergen 83.5 60.0"
    ),
    (
      "a whole has another size",
      "start bergen\nresize 150 600\nexpect offset 75\nexpect frame bergen 25 100"
    ),
    ("pages leave the screen and return", "start\ndisappear\nappear\nexpect settled oslo"),
    (
      "a second tap waits",
      "start\ntap bergen\nadvance 100ms\ntap tromso\nexpect queued\nsettle\nexpect settled tromso"
    ),
    (
      "a second tap turns at once",
      "policy selection at-once\nstart\ntap bergen\nadvance 100ms\ntap tromso\nexpect target tromso\nsettle\nexpect settled tromso"
    ),
    (
      "a page that is gone is refused",
      "start\ndelete bergen\ntap bergen\nexpect refused pageIsNotHere"
    ),
    (
      "fingers may be kept off",
      "option content-interaction none\nstart\ndrag -50\nexpect refused isNotInteractive"
    ),
    (
      "travel takes its time",
      "motion travel 1s linear\nstart\ntap bergen\nadvance 250ms\nexpect scrolling oslo > bergen 0.25"
    ),
    (
      "a spring may overshoot",
      "motion spring 200ms bounce 0.2\nstart\ndrag -300\nrelease\nsettle\nexpect settled bergen"
    ),
    (
      "a slop is not moved",
      "motion slop 10\nstart\ndrag -8\nexpect resting\ndrag -92\nexpect scrolling oslo > bergen 0.225"
    ),
    ("an end may be hard", "motion bounces off\nstart\ndrag 100\nexpect page oslo at 0"),
    (
      "a throw may be short",
      "motion deceleration 0.9\nresize 100 600\nstart\nmenu drag -10\nmenu release at -500\nsettle\nexpect settled oslo"
    ),
    (
      "a layout is mirrored",
      "direction right-to-left\nstart\nexpect frame oslo 300 100\nfling forward\nsettle\nexpect settled bergen"
    ),
    ("neighbours need not be loaded", "loading selected keep 1\nstart\nexpect loaded oslo"),
    (
      "a failed swipe past an end",
      "start\ndrag 100\nexpect scrolling oslo > none -0.121\nrelease\nsettle\nexpect resting"
    ),
    (
      "a log is compared",
      "start\nexpect log\n0ms menuReloaded\n0ms oslo.add\n0ms bergen.add\n0ms layOut(oslo bergen) in place\n0ms menuOffset(0)\n0ms oslo.willAppear\n0ms layOut(oslo bergen)\n0ms oslo.endAppearance\nend\nexpect log\nend"
    ),
  ]

  @Test(arguments: scripts.map { $0.name })
  func `a statement does what it says`(name: String) throws {
    let lines = try #require(Self.scripts.first { $0.name == name }).lines
    let failure = try Script(parsing: threePages + lines, file: "t").run().failure
    #expect(failure == nil)
  }

  /// Options with what they do to the menu.
  private static let options: [(option: String, expectations: String)] = [
    ("item-size fit 50 40", "expect frame bergen 133.33 133.33"),
    ("item-spacing 10", "expect frame bergen 110 100"),
    ("menu-insets 0 20 0 0", "expect frame oslo 20 100"),
    ("alignment right", "expect frame oslo 100 100"),
    ("alignment center", "expect frame oslo 50 100"),
    ("fill on", "expect frame oslo 0 133"),
    ("scroll-position right", "expect offset 0"),
    ("indicator 2 z 3 spacing 0 5 0 5 insets 0 1 0 1", "expect indicator 5 90"),
    ("indicator hidden", "expect indicator none"),
    ("indicator-width label", "expect indicator 20 60"),
    ("border 2 z 1 insets 0 0 0 0", "expect resting"),
    ("border hidden", "expect resting"),
    ("minimum-width 120", "expect frame oslo 0 100"),
    ("label-spacing 5", "expect frame oslo 0 100"),
    ("menu-position bottom", "expect page oslo at 0"),
    ("menu-transition animate-after", "expect resting"),
    ("menu-interaction wheel", "expect resting"),
    ("content-interaction none", "expect resting"),
    ("orientation vertical", "drag 0 up 280\nexpect page oslo at -280\nexpect page bergen at 280"),
    ("safe-area off", "expect frame oslo 0 100"),
    ("colour selected-text #ff0000", "expect resting"),
    ("font selected 17 weight bold named \"Helvetica\"", "expect resting"),
  ]

  @Test(arguments: options.map { $0.option })
  func `an option counts from the start and when it is set later`(option: String) throws {
    let row = try #require(Self.options.first { $0.option == option })
    let line = "option " + option
    for lines in [line + "\nstart\n", "start\n" + line + "\n"] {
      let failure = try Script(parsing: threePages + lines + row.expectations, file: "t")
        .run().failure
      #expect(failure == nil)
    }
  }

  @Test func `numbers and days are pages`() throws {
    let numbers = """
      pages N
      endless from -2 to 3
      resize 400 600
      option item-size fixed 100 40
      start
      expect settled 0
      select -2 instant
      expect loaded -2 -1
      tap 4
      expect refused pageIsNotHere
      """
    #expect(try Script(parsing: numbers, file: "t").run().failure == nil)
    let days = """
      pages D
      days from 2024-02-28 to 2024-03-01
      start
      expect settled 2024-02-28
      fling forward
      settle
      expect settled 2024-02-29
      expect loaded 2024-02-28 2024-02-29 2024-03-01
      rename 2024-02-29 "Leap day"
      select 9999-12-31
      expect refused pageIsNotHere
      """
    #expect(try Script(parsing: days, file: "t").run().failure == nil)
    let all = "pages D\ndays\nstart 9999-12-31\nexpect loaded 9999-12-30 9999-12-31\n"
    #expect(try Script(parsing: all, file: "t").run().failure == nil)
  }

  @Test func `an expectation that is not met shows the difference and the last events`() throws {
    #expect(
      try transcript(of: "start\nexpect settled bergen").suffix(13) == [
        "t:9:1: failed: expect settled bergen", "  - settled bergen", "  + settled oslo",
        "  (- expected, + actual)", "  the last events:", "    0ms menuReloaded",
        "    0ms oslo.add", "    0ms bergen.add", "    0ms layOut(oslo bergen) in place",
        "    0ms menuOffset(0)", "    0ms oslo.willAppear", "    0ms layOut(oslo bergen)",
        "    0ms oslo.endAppearance",
      ]
    )
    #expect(
      try transcript(of: "expect settled bergen") == [
        "> expect settled bergen", "t:8:1: failed: expect settled bergen",
        "  + nothing is shown yet", "  (- expected, + actual)",
        "  nothing is shown yet: 'start' is missing",
      ]
    )
    #expect(
      try transcript(of: "start\ndelete oslo\ndelete oslo").suffix(4) == [
        "t:10:1: failed: delete oslo", "  - oslo is one of the pages",
        "  + oslo is none of the pages", "  (- expected, + actual)",
      ]
    )
    #expect(
      try transcript(of: "start\ninsert oslo").suffix(4) == [
        "t:9:1: failed: insert oslo", "  - oslo is none of the pages",
        "  + oslo is one of the pages", "  (- expected, + actual)",
      ]
    )
  }
}
