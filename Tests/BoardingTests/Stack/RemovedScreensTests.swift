import Boarding
import Testing

struct RemovedScreensTests {
  /// Returns what a command takes off a stack.
  private func removed(_ input: Input, from letters: String) -> RemovedScreens? {
    var run = Run(letters)
    guard case .applied(let removed) = run.hand(input) else { return nil }
    return removed
  }

  @Test func `a new list is empty`() {
    #expect(Array(RemovedScreens()) == [])
    #expect(RemovedScreens() == RemovedScreens())
  }

  @Test(arguments: [
    ("ABCD", Input.pop(), "D"),
    ("ABCD", .pop(to: "B"), "DC"),
    ("ABCD", .popToRoot(), "DCB"),
    ("ABCD", .replace(by: "E"), "D"),
    ("ABCD", .push("E"), ""),
    ("ABCD", .set("DBEC"), "A"),
    ("ABCD", .set("EF"), "DCBA"),
    ("ABCD", .set("DCBA"), ""),
  ])
  func `removed screens come topmost first`(letters: String, input: Input, expected: String) {
    #expect(removed(input, from: letters).map(Array.init) == screens(expected))
  }

  @Test func `lists are equal by their screens, however they came about`() {
    let byPop = removed(.pop(to: "A"), from: "ABC")
    let bySet = removed(.set("A"), from: "ABC")
    #expect(byPop == bySet)
    #expect(byPop?.hashValue == bySet?.hashValue)
    #expect(byPop != removed(.pop(), from: "ABC"))
    #expect(byPop != removed(.set("A"), from: "ACB"))
    #expect(removed(.push("D"), from: "ABC") == RemovedScreens())
  }

  @Test func `a list outlives the stack that it came from`() {
    var run: Run? = Run("ABC")
    var kept: RemovedScreens?
    if case .applied(let removed)? = run?.hand(.popToRoot(.instant)) { kept = removed }
    run?.hand(.set("D", .instant))
    run = nil
    #expect(run == nil)
    #expect(kept.map(Array.init) == screens("CB"))
    #expect(kept.map(Array.init) == screens("CB"))
  }
}
