import BoardingPaging
import Testing

final class Days: FlexiblePagingDataSource {
  let names = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]

  func flexiblePagingController(
    _ controller: FlexiblePagingController,
    load request: LoadRequest
  ) -> LoadAnswer? {
    var week = 0
    if case .key(let key) = request.target { week = key.rawValue }
    return .piece(
      LoadedPiece(
        (week * 7..<week * 7 + 7).map { PageID(rawValue: $0) },
        key: PieceKey(rawValue: week),
        previousKey: PieceKey(rawValue: week - 1),
        nextKey: PieceKey(rawValue: week + 1)
      )
    )
  }

  func pagingController(
    _ pagingController: PagingController,
    itemWith page: PageID
  ) -> any PagingItem {
    let day = page.rawValue
    return PagingTitleItem(page, title: "\(names[(day % 7 + 7) % 7]) \(day)")
  }

  func pagingController(
    _ pagingController: PagingController,
    newPageFor item: any PagingItem
  ) -> any FlexiblePage { NamePage() }
}

final class PhotoPage: FlexiblePage {
  private(set) var text = ""

  func show(_ item: any PagingItem) { text = item.title }

  func showPlaceholder(at index: Int) { text = "grey box \(index + 1)" }
}

final class Story: FlexiblePagingDataSource {
  let count = 500

  func piece(for request: LoadRequest) -> LoadedPiece {
    let number: Int
    switch request.target {
    case .start: number = 0
    case .key(let key): number = key.rawValue
    case .index(let index): number = index / 20
    }
    let places = number * 20..<min(number * 20 + 20, count)
    return LoadedPiece(
      places.map { PageID(rawValue: $0) },
      key: PieceKey(rawValue: number),
      previousKey: number > 0 ? PieceKey(rawValue: number - 1) : nil,
      nextKey: places.upperBound < count ? PieceKey(rawValue: number + 1) : nil,
      itemsBefore: places.lowerBound,
      itemsAfter: count - places.upperBound
    )
  }

  func pagingController(
    _ pagingController: PagingController,
    itemWith page: PageID
  ) -> any PagingItem {
    PagingTitleItem(page, title: "Photo \(page.rawValue + 1)")
  }

  func pagingController(
    _ pagingController: PagingController,
    newPageFor item: any PagingItem
  ) -> any FlexiblePage { PhotoPage() }
}

struct FlexibleGuideTests {
  @Test func `a date picker`() throws {
    let days = Days()
    let picker = try FlexiblePagingController(
      loading: LoadingOptions(numberOfItemsPerPage: 7, maximumCount: 42)
    )
    picker.dataSource = days
    picker.start(at: 2)
    for _ in 1...30 { picker.currentIndex -= 1 }
    #expect(picker.pagingController.settledItem?.title == "Mon -28")
    #expect(picker.count <= 42)
  }

  @Test func `a photo story`() throws {
    let photos = Story()
    let story = try FlexiblePagingController(
      loading: LoadingOptions(prefetchDistance: 10, hasPlaceholders: true)
    )
    story.dataSource = photos
    story.start()
    for request in story.loader.pendingRequests {
      story.answer(request, with: .piece(photos.piece(for: request)))
    }
    story.currentIndex = 400
    let page = story.pagingController.visiblePages[1] as? PhotoPage
    #expect(page?.text == "grey box 401")
    for request in story.loader.pendingRequests {
      story.answer(request, with: .piece(photos.piece(for: request)))
    }
    #expect(page?.text == "Photo 401")
  }

  @Test func `an endless feed with a menu`() throws {
    let feedDays = Days()
    let feed = try FlexiblePagingController(
      loading: LoadingOptions(numberOfItemsPerPage: 7),
      hasMenu: true
    )
    feed.dataSource = feedDays
    feed.start()
    feed.select(index: feed.currentIndex + 3, animated: true)
    feed.settle()
    #expect(feed.pagingController.settledItem?.title == "Thu 3")
    #expect(feed.pagingController.presentation.items.contains { $0.item.title == "Thu 3" })
  }
}
