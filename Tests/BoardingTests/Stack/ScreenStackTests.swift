import Boarding
import Testing

struct ScreenStackTests {
  /// Makes a stack whose entries are numbered from the root.
  private func stack(_ letters: String, firstEntry: UInt32 = 0) -> ScreenStack {
    var stack = ScreenStack()
    for (offset, screen) in screens(letters).enumerated() {
      stack.push(screen, entry: EntryID(rawValue: firstEntry + UInt32(offset)))
    }
    return stack
  }

  @Test func `an empty stack has no top`() {
    let empty = ScreenStack()
    #expect(empty.isEmpty)
    #expect(empty.count == 0)
    #expect(empty.underestimatedCount == 0)
    #expect(empty.top == nil)
    #expect(empty.topEntry == nil)
    #expect(empty.belowTop == nil)
    #expect(empty.rootFirst == [])
    #expect(Array(empty) == [])
  }

  @Test func `a stack walks from the top and lists from the root`() {
    let stack = stack("BAC")
    #expect(!stack.isEmpty)
    #expect(stack.count == 3)
    #expect(stack.underestimatedCount == 3)
    #expect(stack.top == screen("C"))
    #expect(stack.topEntry == EntryID(rawValue: 2))
    #expect(stack.belowTop == screen("A"))
    #expect(Array(stack) == screens("CAB"))
    #expect(stack.rootFirst == screens("BAC"))
    #expect(self.stack("B").belowTop == nil)
  }

  @Test func `pushing and popping never touch an older version`() {
    var stack = stack("AB")
    let kept = stack
    stack.push(screen("C"), entry: EntryID(rawValue: 2))
    let higher = stack
    stack.pop(2)
    stack.push(screen("D"), entry: EntryID(rawValue: 3))
    #expect(kept.rootFirst == screens("AB"))
    #expect(higher.rootFirst == screens("ABC"))
    #expect(stack.rootFirst == screens("AD"))
    stack.pop(0)
    #expect(stack.rootFirst == screens("AD"))
    stack.pop()
    stack.pop()
    #expect(stack.isEmpty)
    #expect(kept.rootFirst == screens("AB"))
  }

  @Test func `stacks are equal by screens and places, whether they share cells or not`() {
    let one = stack("ABC")
    #expect(one == one)
    #expect(one == stack("ABC"))
    #expect(one.hashValue == stack("ABC").hashValue)
    var shared = one
    shared.pop()
    shared.push(screen("C"), entry: EntryID(rawValue: 2))
    #expect(one == shared)
    #expect(one.hashValue == shared.hashValue)
  }

  @Test func `stacks differ by screen, order, depth and place`() {
    let one = stack("ABC")
    #expect(one != stack("ABD"))
    #expect(one != stack("DBC"))
    #expect(one != stack("BAC"))
    #expect(one != stack("BC", firstEntry: 1))
    #expect(one != stack("AB"))
    #expect(one != ScreenStack())
    #expect(ScreenStack() != one)
    #expect(ScreenStack() == ScreenStack())
    // The same screens, but another place at the top or at the root.
    #expect(one != stack("ABC", firstEntry: 1))
    var again = one
    again.pop()
    again.push(screen("C"), entry: EntryID(rawValue: 9))
    #expect(one != again)
  }

  @Test func `stacks of the same screens have the same hash in every process`() {
    // Places do not count for the hash, so that it never depends on how a run came here.
    #expect(stack("ABC").hashValue == stack("ABC", firstEntry: 7).hashValue)
    #expect(Set([stack("AB"), stack("AB"), stack("BA")]).count == 2)
  }

  @Test(arguments: ["ABC", "CBA", "BAC", "ACB", "A", ""])
  func `a screen is found wherever it stands, and no other`(letters: String) {
    let stack = stack(letters)
    for candidate in "ABCDE" {
      #expect(stack.contains(screen(String(candidate))) == letters.contains(candidate))
    }
    #expect(!stack.contains(.absent))
    #expect(!stack.contains(ScreenID(rawValue: .max)))
    #expect(!stack.contains(ScreenID(rawValue: .min)))
  }

  @Test func `the search stops early only where everything below is smaller`() {
    // C comes after E, so that the top is no longer the largest.
    let stack = stack("AECD")
    #expect(stack.contains(screen("E")))
    #expect(stack.contains(screen("A")))
    #expect(!stack.contains(screen("B")))
    #expect(!stack.contains(screen("F")))
  }

  @Test func `a million screens are freed without recursion`() {
    var stack: ScreenStack? = Self.tall(1_000_000)
    #expect(stack?.count == 1_000_000)
    stack = nil
    #expect(stack == nil)
  }

  @Test func `two tall stacks that share a part are freed one after the other`() {
    var shared: ScreenStack? = Self.tall(300_000)
    var one = shared
    var other = shared
    for number in 300_000..<600_000 {
      one?.push(ScreenID(rawValue: number), entry: EntryID(rawValue: UInt32(number)))
      other?.push(ScreenID(rawValue: number), entry: EntryID(rawValue: UInt32(number)))
    }
    one = nil
    #expect(one == nil)
    #expect(shared?.count == 300_000)
    #expect(other?.count == 600_000)
    #expect(other?.contains(ScreenID(rawValue: 0)) == true)
    shared = nil
    #expect(shared == nil)
    #expect(other?.rootFirst.count == 600_000)
    other = nil
    #expect(other == nil)
  }

  @Test func `a tall stack is popped to its root at once`() {
    var stack = Self.tall(100_000)
    let kept = stack
    stack.pop(99_999)
    #expect(stack.rootFirst == [ScreenID(rawValue: 0)])
    #expect(kept.count == 100_000)
  }

  @Test func `popping what is not there is a programmer error`() async {
    await #expect(processExitsWith: .failure) {
      var stack = ScreenStack()
      stack.pop()
    }
    await #expect(processExitsWith: .failure) {
      var stack = ScreenStack()
      stack.push(ScreenID(rawValue: 0), entry: EntryID(rawValue: 0))
      stack.pop(-1)
    }
  }

  /// Makes a stack of screens with ascending numbers.
  private static func tall(_ count: Int) -> ScreenStack {
    var stack = ScreenStack()
    for number in 0..<count {
      stack.push(ScreenID(rawValue: number), entry: EntryID(rawValue: UInt32(number)))
    }
    return stack
  }
}
