import Boarding
import BoardingPaging

/// What pages, a delegate and data sources were called, in order.
final class PagingStory {
  private(set) var lines: [String] = []

  func write(_ line: String) { lines.append(line) }

  /// Takes what was written since the last time.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// A page that writes down what it is called.
final class StoryPage: PagingPage {
  var title: String
  let story: PagingStory
  var onCall: ((String, PagingController) -> Void)?

  init(_ title: String, _ story: PagingStory) {
    self.title = title
    self.story = story
  }

  private func write(_ call: String, _ pagingController: PagingController) {
    story.write("\(title).\(call)")
    onCall?(call, pagingController)
  }

  func wasAdded(to pagingController: PagingController) { write("wasAdded", pagingController) }
  func wasRemoved(from pagingController: PagingController) {
    write("wasRemoved", pagingController)
  }
  func reloadData(in pagingController: PagingController) { write("reloadData", pagingController) }
  func willAppear(in pagingController: PagingController, animated: Bool) {
    write(animated ? "willAppear animated" : "willAppear", pagingController)
  }
  func didAppear(in pagingController: PagingController) { write("didAppear", pagingController) }
  func willDisappear(in pagingController: PagingController, animated: Bool) {
    write(animated ? "willDisappear animated" : "willDisappear", pagingController)
  }
  func didDisappear(in pagingController: PagingController) {
    write("didDisappear", pagingController)
  }
}

/// A delegate that writes down what it is called, and may ask for something meanwhile.
final class StoryDelegate: PagingControllerDelegate {
  let story: PagingStory
  var onCall: ((String, PagingController) -> Void)?

  init(_ story: PagingStory) { self.story = story }

  private func write(_ line: String, _ pagingController: PagingController) {
    story.write(line)
    onCall?(line, pagingController)
  }

  func pagingController(
    _ pagingController: PagingController,
    isScrollingFrom item: any PagingItem,
    to upcoming: (any PagingItem)?,
    progress: Double
  ) {
    write("isScrolling(\(item.title) > \(upcoming?.title ?? "-"), \(progress))", pagingController)
  }

  func pagingController(
    _ pagingController: PagingController,
    willScrollFrom item: any PagingItem,
    to upcoming: any PagingItem
  ) {
    write("willScroll(\(item.title) > \(upcoming.title))", pagingController)
  }

  func pagingController(
    _ pagingController: PagingController,
    didScrollFrom item: any PagingItem,
    to upcoming: any PagingItem,
    successful: Bool
  ) {
    write("didScroll(\(item.title) > \(upcoming.title), \(successful))", pagingController)
  }

  func pagingController(_ pagingController: PagingController, didSelect item: any PagingItem) {
    write("didSelect(\(item.title))", pagingController)
  }

  func pagingController(_ pagingController: PagingController, didRefuse refusal: PagingRefusal) {
    write("refused: \(refusal)", pagingController)
  }
}

/// A list of titles as a data source that writes down what it is asked for.
final class StoryDataSource: PagingControllerDataSource {
  let story: PagingStory
  var items: [PagingTitleItem]
  var pages: [StoryPage] = []
  var onPage: ((PagingController) -> Void)?

  init(_ titles: [String], _ story: PagingStory) {
    self.story = story
    items = titles.enumerated().map { PagingTitleItem(PageID(rawValue: $0), title: $1) }
  }

  func numberOfPages(in pagingController: PagingController) -> Int { items.count }

  func pagingController(
    _ pagingController: PagingController,
    itemAt index: Int
  ) -> any PagingItem { items[index] }

  func pagingController(
    _ pagingController: PagingController,
    pageAt index: Int
  ) -> any PagingPage {
    story.write("page \(index)")
    onPage?(pagingController)
    let page = StoryPage(items[index].title, story)
    pages.append(page)
    return page
  }
}

/// Numbers without an end as a data source.
final class NumberDataSource: PagingControllerInfiniteDataSource {
  let story: PagingStory
  var step = 1
  var questions = 0
  var onQuestion: ((PagingController) -> Void)?

  init(_ story: PagingStory) { self.story = story }

  static func item(_ number: Int) -> PagingTitleItem {
    PagingTitleItem(PageID(rawValue: number), title: "\(number)")
  }

  func pagingController(
    _ pagingController: PagingController,
    pageFor item: any PagingItem
  ) -> any PagingPage {
    story.write("page \(item.title)")
    return StoryPage(item.title, story)
  }

  func pagingController(
    _ pagingController: PagingController,
    itemBefore item: any PagingItem
  ) -> (any PagingItem)? {
    questions += 1
    onQuestion?(pagingController)
    return Self.item(item.identifier.rawValue - step)
  }

  func pagingController(
    _ pagingController: PagingController,
    itemAfter item: any PagingItem
  ) -> (any PagingItem)? {
    questions += 1
    onQuestion?(pagingController)
    return Self.item(item.identifier.rawValue + step)
  }
}

/// Drags pages and lifts the finger.
func swipe(_ pages: PagingController, by x: Double, velocity: Double = 0) {
  pages.pan(.began(start: nil))
  pages.pan(.moved(PanSample(translation: PanVector(x: x / 2))))
  pages.pan(
    .ended(PanSample(translation: PanVector(x: x), velocity: PanVector(x: velocity)))
  )
}

/// The usual size of these tests.
let phone = Plane.Size(width: 320, height: 568)
