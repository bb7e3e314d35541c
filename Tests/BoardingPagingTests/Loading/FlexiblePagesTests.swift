import Testing

@testable import BoardingPaging

struct FlexiblePagesTests {
  @Test(arguments: [[2, 3, 5, 8], [8, 2, 5, 3], [2, 3, 3, 2, 5, 8]] as [[PageID]])
  func `items have neighbours and places in either order`(items: [PageID]) {
    let pages = FlexiblePages(items)
    let unique = FixedPages(uniquing: items)
    #expect(pages.pages == unique.pages)
    #expect(pages.count == unique.count)
    for page in unique.pages + [4, -1] {
      #expect(pages.index(of: page) == unique.index(of: page))
      #expect(pages.page(before: page) == unique.page(before: page))
      #expect(pages.page(after: page) == unique.page(after: page))
      #expect(pages.contains(page) == unique.contains(page))
      #expect(pages.isBefore(page, 3) == unique.isBefore(page, 3))
    }
  }

  @Test func `an empty source has nothing`() {
    let pages = FlexiblePages()
    #expect(pages.isEmpty)
    #expect(pages.pieceCount == 0)
    #expect(pages.first == nil)
    #expect(pages.page(at: 0) == nil)
    #expect(pages.index(of: 1) == nil)
  }

  @Test func `no table of places is kept as long as numbers rise`() {
    var pages = FlexiblePages()
    pages.append([10, 11], by: .start)
    pages.append([15], by: .start)
    pages.prepend([3, 5], by: .start)
    #expect(pages.places == nil)
    pages.prepend([4], by: .start)
    #expect(pages.places?.count == 6)
    _ = pages.removeFirstPiece()
    _ = pages.removeLastPiece()
    #expect(pages.pages == [3, 5, 10, 11])
    #expect(pages.pages.map { pages.index(of: $0) } == [0, 1, 2, 3])
    #expect(pages.index(of: 4) == nil)
    #expect(pages.places?.count == 4)
  }

  @Test func `a window of pages runs on what is loaded`() {
    var desk = LoaderDesk()
    desk.start()
    desk.answer(.refresh, .of(0..<3, next: 1))
    var window = PageWindow()
    var calls: [PageWindow.Call] = []
    window.select(2, source: desk.loader.pages, into: &calls)
    #expect(window.pages == [1, 2])
    desk.answer(.append, .of(3..<6))
    window.select(3, source: desk.loader.pages, into: &calls)
    #expect(window.pages == [2, 3, 4])
  }
}
