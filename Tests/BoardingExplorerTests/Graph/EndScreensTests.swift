import BoardingExplorer
import Testing

/// Tests of where a flow may end that does not say it.
struct EndScreensTests {
  @Test(arguments: [
    ("screen a\nscreen b\nscreen c\nseries a b", "b"),
    ("screen a next b\nscreen b next a", "b"),
    ("screen a\nscreen b next done\nscreen c\nscreen done\nseries a b", "done"),
    ("screen a\nscreen b next c\nscreen c next done\nscreen done\nseries a b", "done"),
    ("screen a\nscreen b\nscreen c next a\nseries a b c", "c"),
    ("screen a\nscreen b next x when f yes next y\nscreen x\nscreen y\nseries a b", "x y"),
    ("screen a\nscreen b next none when f yes next x\nscreen x\nseries a b", "b x"),
    ("screen a\nscreen b choice buy c next none\nscreen c\nseries a b", "b"),
    ("screen a\nscreen b next done\nscreen done\nseries a b\nends a", "a"),
  ])
  func `a flow ends where its last screen leads`(text: String, ends: String) throws {
    let flow = try flow("fact f no yes\n" + text)
    let names = flow.endScreens.map { flow.screens[$0.rawValue].name }
    #expect(names.joined(separator: " ") == ends)
  }
}
