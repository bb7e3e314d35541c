import Boarding
import BoardingPaging

/// A page that writes down what it shows and when.
final class FlexibleStoryPage: FlexiblePage {
  let name: String
  let story: PagingStory
  var title = ""

  init(_ name: String, _ story: PagingStory) {
    self.name = name
    self.story = story
  }

  func show(_ item: any PagingItem) {
    title = item.title
    story.write("\(name) shows \(title)")
  }

  func didAppear(in pagingController: PagingController) { story.write("\(name) appears: \(title)") }
}

/// Names in pieces, answered at once or by hand.
final class FlexibleDesk: FlexiblePagingDataSource {
  let story = PagingStory()
  let controller: FlexiblePagingController
  var total: Int
  var answersNow = true
  var failures = 0
  var word = "n"
  var answersInside = false
  private(set) var made = 0

  init(
    total: Int,
    numberOfItemsPerPage: Int = 3,
    answersNow: Bool = true,
    hasMenu: Bool = false,
    maximumCount: Int? = nil
  ) throws {
    self.total = total
    self.answersNow = answersNow
    controller = try FlexiblePagingController(
      loading: LoadingOptions(
        numberOfItemsPerPage: numberOfItemsPerPage,
        maximumCount: maximumCount
      ),
      hasMenu: hasMenu,
      size: phone
    )
    controller.dataSource = self
    controller.didPageSelected = { [story] in story.write("selected \($0)") }
  }

  /// Makes the piece of a request.
  func piece(for request: LoadRequest) -> LoadAnswer {
    if failures > 0 {
      failures -= 1
      return .failure(.source(code: 7))
    }
    let size = controller.numberOfItemsPerPage
    let number: Int
    switch request.target {
    case .start: number = 0
    case .key(let key): number = key.rawValue
    case .index(let index): number = index / size
    }
    let items = min(number * size, total)..<min((number + 1) * size, total)
    return .piece(
      .of(
        items,
        previous: number > 0 ? PieceKey(rawValue: number - 1) : nil,
        next: items.upperBound < total ? PieceKey(rawValue: number + 1) : nil,
        before: items.lowerBound
      )
    )
  }

  /// Answers the first request that is on its way.
  func answer() {
    guard let request = controller.loader.pendingRequests.first else {
      return story.write("nothing is asked")
    }
    controller.answer(request, with: piece(for: request))
  }

  /// Swipes to the next or the previous page, and waits or not.
  func swipe(_ pages: Int = 1, settles: Bool = true) -> PagingAnswer {
    let x = Double(-pages) * 200
    controller.pan(.began(start: nil))
    controller.pan(.moved(PanSample(translation: PanVector(x: x / 2))))
    let answer = controller.pan(
      .ended(PanSample(translation: PanVector(x: x), velocity: PanVector(x: x * 10)))
    )
    if settles { controller.settle() }
    return answer
  }

  func flexiblePagingController(
    _ controller: FlexiblePagingController,
    load request: LoadRequest
  ) -> LoadAnswer? {
    story.write("load \(request)")
    if answersInside { controller.answer(request, with: piece(for: request)) }
    return answersNow ? piece(for: request) : nil
  }

  func flexiblePagingController(
    _ controller: FlexiblePagingController,
    didCancel request: LoadRequest
  ) {
    story.write("cancel \(request)")
  }

  func pagingController(
    _ pagingController: PagingController,
    itemWith page: PageID
  ) -> any PagingItem {
    PagingTitleItem(page, title: "\(word)\(page.rawValue)")
  }

  func pagingController(
    _ pagingController: PagingController,
    newPageFor item: any PagingItem
  ) -> any FlexiblePage {
    made += 1
    return FlexibleStoryPage("page \(made)", story)
  }
}
