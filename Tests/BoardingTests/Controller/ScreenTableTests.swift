import Testing

@testable import Boarding

/// The table of screen objects, which looks objects up in two ways: among few and among many.
@Suite
struct ScreenTableTests {
  /// An object for the table.
  private final class Page: Screen {}

  /// The table under test.
  private var table = ScreenTable()

  /// Looks objects up.
  ///
  /// - Parameter pages: The objects.
  /// - Returns: The number of the latest identity of each.
  private func numbers(of pages: [Page]) -> [Int?] {
    pages.map { table.latestIdentity(of: $0)?.rawValue }
  }

  @Test
  mutating func `each object has its latest identity while the table grows and shrinks`() {
    let pages = (0..<20).map { _ in Page() }
    for count in 1...20 {
      #expect(table.add(pages[count - 1]) == ScreenID(rawValue: count - 1))
      let known = (0..<20).map { $0 < count ? $0 : nil }
      #expect(numbers(of: pages) == known)
      #expect((0..<20).map { table[ScreenID(rawValue: $0)] != nil } == known.map { $0 != nil })
    }
    for count in (0..<20).reversed() {
      #expect(table.remove(ScreenID(rawValue: count)) === pages[count])
      #expect(numbers(of: pages) == (0..<20).map { $0 < count ? $0 : nil })
    }
  }

  @Test(arguments: [2, 20])
  mutating func `an object goes back to its identity before, among few and among many`(
    _ count: Int
  ) {
    let pages = (0..<count).map { _ in Page() }
    for page in pages { _ = table.add(page) }
    let again = table.add(pages[0])
    #expect(numbers(of: pages) == [count] + (1..<count).map { $0 })
    #expect(table.remove(again) === pages[0])
    #expect(numbers(of: pages) == (0..<count).map { $0 })
    let third = table.add(pages[0])
    #expect(table.remove(ScreenID(rawValue: 0)) === pages[0])
    #expect(numbers(of: pages) == [count + 1] + (1..<count).map { $0 })
    #expect(table.remove(third) === pages[0])
    #expect(numbers(of: pages) == [nil] + (1..<count).map { $0 })
  }

  @Test
  mutating func `only fresh objects that have not entered are let go`() {
    let pages = (0..<3).map { _ in Page() }
    let ids = pages.map { table.add($0) }
    table.enter(ids[0])
    table.enter(ids[2])
    let released = table.removeUnused(on: ScreenStack(), planned: [])
    #expect(released.map { ObjectIdentifier($0.screen) } == [ObjectIdentifier(pages[1])])
    #expect(numbers(of: pages) == [0, nil, 2])
    #expect(!table.hasFresh)
  }
}
