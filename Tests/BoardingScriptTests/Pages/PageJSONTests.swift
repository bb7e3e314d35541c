import BoardingScript
import Testing

struct PageJSONTests {
  @Test func `events of pages are objects with the names of pages`() throws {
    let text = threePages + "start\nmenu\ndrag 40\ncancel\ntap bergen\ndelete tromso\ntap tromso\n"
    let lines = try Script(parsing: text, file: "t").runAsJSONLines().lines.split(separator: "\n")
    let events = lines.dropFirst(1 + threePages.split(separator: "\n").count)
    #expect(events.joined(separator: "\n") == Self.expected)
  }

  /// What the lines behind the declarations give.
  private static let expected = #"""
    {"kind":"statement","file":"t","line":8,"text":"start"}
    {"kind":"event","nanoseconds":0,"event":"menuReloaded"}
    {"kind":"event","nanoseconds":0,"event":"add","page":"oslo"}
    {"kind":"event","nanoseconds":0,"event":"add","page":"bergen"}
    {"kind":"event","nanoseconds":0,"event":"layoutViews","pages":["oslo","bergen"],"keepsContentOffset":true}
    {"kind":"event","nanoseconds":0,"event":"menuOffset","offset":0.0,"animated":false}
    {"kind":"event","nanoseconds":0,"event":"willAppear","page":"oslo","animated":false}
    {"kind":"event","nanoseconds":0,"event":"layoutViews","pages":["oslo","bergen"],"keepsContentOffset":false}
    {"kind":"event","nanoseconds":0,"event":"endAppearance","page":"oslo"}
    {"kind":"statement","file":"t","line":9,"text":"menu"}
    {"kind":"answer","text":"       [Oslo]             Bergen              Tromsø"}
    {"kind":"answer","text":"===================="}
    {"kind":"statement","file":"t","line":10,"text":"drag 40"}
    {"kind":"event","nanoseconds":0,"event":"isScrolling","source":"oslo","progress":-0.05213270142180094}
    {"kind":"statement","file":"t","line":11,"text":"cancel"}
    {"kind":"statement","file":"t","line":12,"text":"tap bergen"}
    {"kind":"answer","text":"queued"}
    {"kind":"statement","file":"t","line":13,"text":"delete tromso"}
    {"kind":"event","nanoseconds":0,"event":"isScrolling","source":"oslo","progress":0.0}
    {"kind":"event","nanoseconds":0,"event":"didSelect","page":"bergen"}
    {"kind":"event","nanoseconds":0,"event":"willScroll","source":"oslo","destination":"bergen"}
    {"kind":"event","nanoseconds":0,"event":"willAppear","page":"bergen","animated":true}
    {"kind":"event","nanoseconds":0,"event":"willDisappear","page":"oslo","animated":true}
    {"kind":"event","nanoseconds":0,"event":"isScrolling","source":"oslo","destination":"bergen","progress":1.0}
    {"kind":"event","nanoseconds":0,"event":"didScroll","source":"oslo","destination":"bergen","successful":true}
    {"kind":"event","nanoseconds":0,"event":"menuReloaded"}
    {"kind":"event","nanoseconds":0,"event":"menuOffset","offset":0.0,"animated":false}
    {"kind":"event","nanoseconds":0,"event":"layoutViews","pages":["oslo","bergen"],"keepsContentOffset":true}
    {"kind":"event","nanoseconds":0,"event":"endAppearance","page":"oslo"}
    {"kind":"event","nanoseconds":0,"event":"endAppearance","page":"bergen"}
    {"kind":"event","nanoseconds":0,"event":"menuReloaded"}
    {"kind":"event","nanoseconds":0,"event":"menuOffset","offset":0.0,"animated":false}
    {"kind":"statement","file":"t","line":14,"text":"tap tromso"}
    {"kind":"event","nanoseconds":0,"event":"refused","reason":"pageIsNotHere","detail":"tromso"}
    {"kind":"end","result":"passed"}
    """#
}
