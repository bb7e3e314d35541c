import Boarding
import BoardingPaging
import BoardingScript

/// A page that writes down everything that happens to it.
final class KeptPage: FlexiblePage {
  private(set) var shown = ""
  private(set) var phase = "did disappear"
  private unowned let desk: SnapshotDesk

  init(_ desk: SnapshotDesk) {
    self.desk = desk
  }

  func show(_ item: any PagingItem) {
    shown = item.title
    desk.story.append("show \(shown)")
  }

  func showPlaceholder(at index: Int) {
    shown = "?\(index)"
    desk.story.append("wait \(index)")
  }

  func wasAdded(to pagingController: PagingController) { desk.story.append("add \(shown)") }

  func wasRemoved(from pagingController: PagingController) { desk.story.append("remove \(shown)") }

  func willAppear(in pagingController: PagingController, animated: Bool) {
    pass(to: "will appear", from: ["did disappear", "will disappear"])
  }

  func didAppear(in pagingController: PagingController) {
    pass(to: "did appear", from: ["will appear"])
    desk.onAppearance?()
  }

  func willDisappear(in pagingController: PagingController, animated: Bool) {
    pass(to: "will disappear", from: ["did appear", "will appear"])
  }

  func didDisappear(in pagingController: PagingController) {
    pass(to: "did disappear", from: ["will disappear"])
  }

  /// Notes a call, which must follow one of others.
  private func pass(to call: String, from others: [String]) {
    desk.story.append(others.contains(phase) ? "\(shown) \(call)" : "\(call) after \(phase)")
    if !others.contains(phase) { desk.isBalanced = false }
    phase = call
  }
}

/// Photos in pieces of four that are answered by hand, and the controller that shows them.
final class SnapshotDesk: FlexiblePagingDataSource {
  let controller: FlexiblePagingController
  var story: [String] = []
  /// False once a call of an appearance did not follow the one in front of it.
  var isBalanced = true
  private var pages: [KeptPage] = []
  var total: Int
  var onAppearance: (() -> Void)?
  var answersNow = false

  init(
    total: Int = 50,
    hasMenu: Bool = false,
    hasPlaceholders: Bool = false,
    maximumCount: Int? = nil,
    retry: RetryPolicy = .never
  ) throws {
    self.total = total
    controller = try FlexiblePagingController(
      loading: LoadingOptions(
        numberOfItemsPerPage: 4,
        prefetchDistance: 2,
        maximumCount: maximumCount,
        hasPlaceholders: hasPlaceholders,
        retry: retry
      ),
      hasMenu: hasMenu,
      size: Plane.Size(width: 320, height: 568)
    )
    controller.dataSource = self
    controller.didPageSelected = { [unowned self] in story.append("selected \($0)") }
  }

  /// Makes a desk like this one, with a controller that has not begun.
  func fresh() throws -> SnapshotDesk {
    let options = controller.loader.options
    return try SnapshotDesk(
      total: total,
      hasMenu: controller.pagingController.options.hasMenu,
      hasPlaceholders: options.hasPlaceholders,
      maximumCount: options.maximumCount,
      retry: options.retry
    )
  }

  /// Where the controller stands, through a file.
  var kept: Snapshot {
    get throws { try Snapshot(json: Snapshot(controller).json) }
  }

  /// How the pages stand that are not out of sight; one that has appeared where all is well.
  var seen: [String] {
    (isBalanced ? [] : ["out of balance"]) + pages.map(\.phase).filter { $0 != "did disappear" }
  }

  /// True if the selected page has no item.
  var isAtFarPlace: Bool { controller.loader.currentPage == nil && controller.count > 0 }

  /// What is asked for.
  var asked: [String] {
    controller.loader.pendingRequests.map { "\($0.direction) \($0.target)" }
  }

  /// Answers the first request that is on its way.
  func answer() {
    guard let request = controller.loader.pendingRequests.first else { return }
    controller.answer(request, with: .piece(piece(for: request)))
  }

  /// Answers everything that is asked for.
  func answerAll() {
    while !controller.loader.pendingRequests.isEmpty { answer() }
  }

  /// Lets the first request that is on its way fail.
  func fail() {
    guard let request = controller.loader.pendingRequests.first else { return }
    controller.answer(request, with: .failure(.source(code: 7)))
  }

  /// What is to be seen, and where one is.
  var picture: [String] {
    let pages = controller.pagingController
    let presentation = pages.presentation
    var lines = ["\(controller.currentIndex) of \(controller.count)"]
    lines += presentation.pages.map {
      "page \(($0.page as? KeptPage)?.shown ?? "blank") at \($0.frame)"
    }
    lines.append("ready \(pages.visiblePages.map { ($0 as? KeptPage)?.shown ?? "blank" })")
    lines.append("items \(controller.loader.pages.pages.map(\.rawValue))")
    lines.append("policy \(pages.selectionPolicy)")
    return lines
  }

  /// The items of the menu that are to be seen; how far it is scrolled is not kept.
  var menu: [String] {
    controller.pagingController.presentation.items.map {
      "\($0.item.title) \($0.badgeValue ?? "-") at \($0.frame.origin.x), \($0.progress)"
    }
  }

  /// Makes the piece of a request.
  private func piece(for request: LoadRequest) -> LoadedPiece {
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
  ) -> LoadAnswer? { answersNow ? .piece(piece(for: request)) : nil }

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
    let page = KeptPage(self)
    pages.append(page)
    return page
  }
}
