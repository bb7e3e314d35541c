import BoardingPaging
import Testing

/// The order of pages.
@Suite struct PagingSourceTests {
  /// The list decides, not the numbers.
  @Test func `fixed pages stand in the order of their list`() throws {
    let source = try FixedPages([30, 10, 20])
    #expect(walk(source, from: 30) == [30, 10, 20])
    #expect(walk(source, backFrom: 20) == [20, 10, 30])
    #expect(source.isBefore(30, 20))
    #expect(!source.isBefore(20, 30))
    #expect(!source.isBefore(10, 10))
    #expect(!source.isBefore(30, 99))
    #expect(source.index(of: 20) == 2)
    #expect(source.index(of: 99) == nil)
    #expect(!source.contains(99))
    #expect(source.page(after: 99) == nil)
    #expect(source.page(before: 99) == nil)
    #expect(source.count == 3)
  }

  /// A list with a page twice has no order.
  @Test func `a page that stands in the list twice is refused`() throws {
    let fault = PagingFault(at: .page, index: 2, found: "7", expected: .once)
    #expect(throws: fault) { try FixedPages([7, 8, 7]) }
    #expect(
      fault.description == "page of item 2: found 7, expected a page that is not in the list yet"
    )
    #expect(FixedPages(uniquing: [7, 8, 7, 9]).pages == [7, 8, 9])
    #expect(try FixedPages([7, 8]) == FixedPages(uniquing: [7, 8, 8]))
    #expect(Set([try FixedPages([7, 8]), FixedPages(uniquing: [7, 8, 8])]).count == 1)
  }

  /// No pages at all.
  @Test func `an empty source has no neighbours`() throws {
    #expect(try FixedPages([]).page(after: 0) == nil)
    #expect(CountedPages(0).page(after: 0) == nil)
    #expect(CountedPages(-3) == CountedPages(0))
    let none = EndlessPages(minimum: 3, maximum: 2)
    #expect((none.contains(2), none.contains(3)) == (false, false))
    #expect(none.page(after: 2) == nil)
    #expect(none.page(before: 3) == nil)
  }

  /// Numbers from 0.
  @Test func `counted pages run from 0`() {
    let source = CountedPages(3)
    #expect(walk(source, from: 0) == [0, 1, 2])
    #expect(walk(source, backFrom: 2) == [2, 1, 0])
    #expect([-1, 3].map { source.page(after: $0) } == [nil, nil])
    #expect([-1, 3].map { source.page(before: $0) } == [nil, nil])
    #expect(source.isBefore(0, 2))
    #expect(CountedPages(.max).contains(PageID(rawValue: .max - 1)))
    #expect(CountedPages(.max).page(after: PageID(rawValue: .max - 1)) == nil)
  }

  /// Numbers without an end.
  @Test func `endless pages end at their bounds and at the last number`() {
    let open = EndlessPages()
    #expect(open.page(before: 0) == -1)
    #expect(open.page(after: PageID(rawValue: .max)) == nil)
    #expect(open.page(before: PageID(rawValue: .min)) == nil)
    let bounded = EndlessPages(minimum: -1, maximum: 2)
    #expect(walk(bounded, from: -1) == [-1, 0, 1, 2])
    #expect(walk(bounded, backFrom: 2) == [2, 1, 0, -1])
    #expect(bounded.page(after: -2) == nil)
    #expect(bounded.isBefore(-1, 2))
  }

  /// Collects pages from one to the last.
  private func walk(_ source: some PagingSource, from first: PageID) -> [PageID] {
    Array(sequence(first: first) { source.page(after: $0) }.prefix(10))
  }

  /// Collects pages from one to the first.
  private func walk(_ source: some PagingSource, backFrom last: PageID) -> [PageID] {
    Array(sequence(first: last) { source.page(before: $0) }.prefix(10))
  }
}
