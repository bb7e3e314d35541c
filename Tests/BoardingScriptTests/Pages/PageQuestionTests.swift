import BoardingScript
import Testing

struct PageQuestionTests {
  @Test func `the menu is drawn to scale with its indicator`() throws {
    #expect(
      try answer(to: "menu", after: "start") == [
        "       [Oslo]             Bergen              Tromsø", "====================",
      ]
    )
    #expect(
      try answer(to: "menu", after: "start\ndrag -200") == [
        "        Oslo              Bergen              Tromsø", "          ===================",
      ]
    )
    #expect(
      try answer(to: "menu", after: "start\ndrag -300") == [
        "        Oslo             [Bergen]             Tromsø",
        "               ===================",
      ]
    )
    #expect(
      try answer(to: "menu", after: "start bergen\noption indicator hidden") == [
        "        Oslo             [Bergen]             Tromsø"
      ]
    )
  }

  @Test func `titles are cut where their items end, at both edges of the menu`() throws {
    let head = """
      pages P
      endless
      resize 100 600
      option item-size fixed 40 40

      """
    #expect(
      try answer(to: "menu", after: "start 1000000", head: head) == [
        "    999999                        [1000000]                        1000001",
        "                       ================================",
      ]
    )
    let narrow = """
      pages P
      page a "A very long title of a page"
      page b "B"
      resize 400 600
      option item-size fixed 50 40

      """
    #expect(
      try answer(to: "menu", after: "start", head: narrow) == ["[A very lo    B", "  ========"]
    )
  }

  @Test func `before the first move there is nothing to show`() throws {
    for question in ["menu", "show", "frames"] {
      #expect(try answer(to: question, after: "") == ["nothing is shown yet"])
    }
    #expect(try answer(to: "log", after: "") == ["no events"])
    #expect(try answer(to: "menu", after: "start\nremove all") == ["no items"])
  }

  @Test func `an overview tells everything that moves and waits`() throws {
    #expect(
      try answer(to: "show", after: "start") == [
        "time 0ms", "settled oslo, current oslo, target oslo", "oslo at 0", "menu at 0",
      ]
    )
    #expect(
      try answer(to: "show", after: "start\ntap tromso\nadvance 150ms\ntap bergen") == [
        "time 150ms", "settled oslo, current oslo, target tromso",
        "oslo > tromso is at 50%, until 300ms", "bergen waits", "oslo at -200",
        "tromso at 200",
        "menu at 0",
      ]
    )
    #expect(
      try answer(to: "show", after: "start\ndrag -100") == [
        "time 0ms", "settled oslo, current oslo, target bergen",
        "oslo > bergen is at 25%, by finger", "oslo at -100", "bergen at 300", "menu at 0",
      ]
    )
    let empty = "pages P\nresize 400 600\n"
    #expect(
      try answer(to: "show", after: "insert a\ndelete a\ntap a", head: empty) == [
        "time 0ms", "settled none, current none, target none", "a waits", "menu at 0",
      ]
    )
  }

  @Test func `frames are those of menu, pages and items`() throws {
    #expect(
      try answer(to: "frames", after: "start\noption menu-position bottom\ndrag -200") == [
        "menu (0,560,400x40)", "pages (0,0,400x560)", "item oslo (0,0,100x40), selected 0.5",
        "item bergen (100,0,100x40), selected 0.5", "item tromso (200,0,100x40)",
        "indicator (50,0,100x4)", "border (8,0,384x1)",
      ]
    )
  }

  @Test func `help explains what may be written about pages`() throws {
    #expect(
      try answer(to: "help tap", after: "start") == [
        "tap PAGE", "  A person taps the item of a page, seen or not: the pages travel there.",
        "  For example:", "    tap bergen",
      ]
    )
  }
}
