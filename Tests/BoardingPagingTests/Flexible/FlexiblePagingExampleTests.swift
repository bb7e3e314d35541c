import BoardingPaging
import Testing

final class NamePage: FlexiblePage {
  private(set) var text = ""

  func show(_ item: any PagingItem) { text = item.title }
}

final class Names: FlexiblePagingDataSource {
  let names = (1...36).map { "Name \($0)" }
  var waiting: [LoadRequest] = []

  func flexiblePagingController(
    _ controller: FlexiblePagingController,
    load request: LoadRequest
  ) -> LoadAnswer? {
    waiting.append(request)
    return nil
  }

  func pagingController(
    _ pagingController: PagingController,
    itemWith page: PageID
  ) -> any PagingItem {
    PagingTitleItem(page, title: names[page.rawValue])
  }

  func pagingController(
    _ pagingController: PagingController,
    newPageFor item: any PagingItem
  ) -> any FlexiblePage { NamePage() }

  func answer(in controller: FlexiblePagingController) {
    guard let request = waiting.popLast() else { return }
    var number = 0
    if case .key(let key) = request.target { number = key.rawValue }
    let places = number * 10..<min(number * 10 + 10, names.count)
    let piece = LoadedPiece(
      places.map { PageID(rawValue: $0) },
      nextKey: places.upperBound < names.count ? PieceKey(rawValue: number + 1) : nil
    )
    controller.answer(request, with: .piece(piece))
  }
}

struct FlexiblePagingExampleTests {
  @Test func `36 names come ten by ten, one second each`() throws {
    let names = Names()
    let flexible = try FlexiblePagingController(loading: LoadingOptions(numberOfItemsPerPage: 10))
    flexible.dataSource = names
    var lines: [String] = []
    flexible.didPageSelected = { lines.append("page \($0 + 1)") }
    flexible.onLoading = { lines.append("\($0.now.nanoseconds / 1_000_000_000) s: \($1)") }
    flexible.start()
    for _ in 1...4 {
      flexible.advance(by: .seconds(1))
      names.answer(in: flexible)
      flexible.currentIndex = flexible.count - 1
    }
    #expect(
      lines == [
        "0 s: requested #1 refresh start, try 1",
        "1 s: replaced all by 10 items, 0 left out, by #1 refresh start, try 1",
        "1 s: prepend is complete",
        "page 1",
        "1 s: requested #2 append key 1, try 1",
        "page 10",
        "2 s: appended 10 items, 0 left out, by #2 append key 1, try 1",
        "2 s: requested #3 append key 2, try 1",
        "page 20",
        "3 s: appended 10 items, 0 left out, by #3 append key 2, try 1",
        "3 s: requested #4 append key 3, try 1",
        "page 30",
        "4 s: appended 6 items, 0 left out, by #4 append key 3, try 1",
        "4 s: append is complete",
        "page 36",
      ]
    )
  }

  @Test func `an index is set`() throws {
    let names = Names()
    let flexible = try FlexiblePagingController()
    flexible.dataSource = names
    flexible.start()
    names.answer(in: flexible)
    flexible.currentIndex = 2
    #expect(flexible.item(at: 2)?.title == "Name 3")
  }
}
