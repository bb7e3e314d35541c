import Boarding
import BoardingPaging

/// A page that writes down everything that happens to it.
final class DeskPage: FlexiblePage {
  let name: String
  let story: PagingStory
  private(set) var shown = ""

  init(_ name: String, _ story: PagingStory) {
    self.name = name
    self.story = story
  }

  func show(_ item: any PagingItem) {
    shown = item.title
    story.write("\(name) shows \(shown)")
  }

  func showPlaceholder(at index: Int) {
    shown = "?\(index)"
    story.write("\(name) waits for \(index)")
  }

  func wasAdded(to pagingController: PagingController) { story.write("\(name) added") }

  func wasRemoved(from pagingController: PagingController) { story.write("\(name) removed") }

  func willAppear(in pagingController: PagingController, animated: Bool) {
    story.write("\(name) will appear")
  }

  func didAppear(in pagingController: PagingController) { story.write("\(name) did appear") }

  func willDisappear(in pagingController: PagingController, animated: Bool) {
    story.write("\(name) will disappear")
  }

  func didDisappear(in pagingController: PagingController) {
    story.write("\(name) did disappear")
  }
}

/// Photos whose number is known, in pieces that are answered by hand.
final class StoryDesk: FlexiblePagingDataSource {
  let story = PagingStory()
  let controller: FlexiblePagingController
  var total: Int
  private(set) var pages: [DeskPage] = []
  private(set) var requests: [LoadRequest] = []

  init(
    total: Int,
    hasMenu: Bool = false,
    hasPlaceholders: Bool = true,
    maximumCount: Int? = nil
  ) throws {
    self.total = total
    controller = try FlexiblePagingController(
      loading: LoadingOptions(
        numberOfItemsPerPage: 4,
        maximumCount: maximumCount,
        hasPlaceholders: hasPlaceholders
      ),
      hasMenu: hasMenu,
      size: phone
    )
    controller.dataSource = self
    controller.didPageSelected = { [story] in story.write("selected \($0)") }
  }

  /// What the selected page shows.
  var shown: String {
    let controller = controller.pagingController
    let page = controller.settledItem.flatMap { controller.page(for: $0) }
    return (page as? DeskPage)?.shown ?? "nothing"
  }

  /// Answers the first request that is on its way.
  func answer() {
    guard let request = controller.loader.pendingRequests.first else {
      return story.write("nothing is asked")
    }
    controller.answer(request, with: .piece(piece(for: request)))
  }

  /// Makes the piece of a request.
  ///
  /// - Parameter request: The request.
  /// - Returns: Up to four photos.
  func piece(for request: LoadRequest) -> LoadedPiece {
    let size = 4
    let number: Int
    switch request.target {
    case .start: number = 0
    case .key(let key): number = key.rawValue
    case .index(let index): number = min(index, max(0, total - 1)) / size
    }
    let items = min(number * size, total)..<min((number + 1) * size, total)
    return LoadedPiece(
      items.map { PageID(rawValue: $0) },
      key: PieceKey(rawValue: number),
      previousKey: number > 0 ? PieceKey(rawValue: number - 1) : nil,
      nextKey: items.upperBound < total ? PieceKey(rawValue: number + 1) : nil,
      itemsBefore: items.lowerBound,
      itemsAfter: total - items.upperBound
    )
  }

  func flexiblePagingController(
    _ controller: FlexiblePagingController,
    load request: LoadRequest
  ) -> LoadAnswer? {
    requests.append(request)
    return nil
  }

  func pagingController(
    _ pagingController: PagingController,
    itemWith page: PageID
  ) -> any PagingItem {
    PagingTitleItem(page, title: "p\(page.rawValue)")
  }

  func pagingController(
    _ pagingController: PagingController,
    newPageFor item: any PagingItem
  ) -> any FlexiblePage {
    let page = DeskPage("\(pages.count + 1)", story)
    pages.append(page)
    return page
  }
}
