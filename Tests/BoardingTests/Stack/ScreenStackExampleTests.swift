import Boarding
import Testing

struct ScreenStackExampleTests {
  @Test func `a copy of a stack keeps its version`() {
    var stack = ScreenStack()
    stack.push(ScreenID(rawValue: 0), entry: EntryID(rawValue: 0))
    let kept = stack
    stack.push(ScreenID(rawValue: 1), entry: EntryID(rawValue: 1))
    assert(kept.count == 1 && stack.count == 2)

    #expect(kept.top == ScreenID(rawValue: 0))
    #expect(stack.belowTop == kept.top)
  }
}
