import Boarding
import BoardingPaging
import Testing

/// The faults of Parchment that the guide counts, and what happens here instead.
@Suite struct ParchmentFaultsTests {
  let story = PagingStory()

  /// Makes a controller of titled pages.
  func makeController(
    _ titles: [String] = ["a", "b", "c", "d"],
    options: PagingOptions = PagingOptions(),
    direction: LayoutDirection = .leftToRight
  ) throws -> PagingController {
    try PagingController(
      pages: titles.map { StoryPage($0, story) },
      options: options,
      size: phone,
      layoutDirection: direction
    )
  }

  /// Makes options with items of one size.
  func fixed(_ width: Double, _ change: (inout PagingOptions) -> Void = { _ in }) -> PagingOptions {
    var options = PagingOptions()
    options.menuItemSize = .fixed(width: width, height: 40)
    options.indicatorOptions = .visible(height: 4)
    change(&options)
    return options
  }

  @Test func `1: a selection while pages move is done afterwards, or at once`() throws {
    let delegate = StoryDelegate(story)
    for policy in PagingSelectionPolicy.allCases {
      let controller = try makeController()
      controller.delegate = delegate
      controller.selectionPolicy = policy
      controller.tap(controller.loadedItems[1])
      controller.advance(by: .milliseconds(100))
      _ = story.take()
      let answer = controller.tap(controller.loadedItems[3])
      #expect(answer == (policy == .afterwards ? .queued : .applied))
      let told = story.take().filter { $0.hasPrefix("didSelect") }
      #expect(told == (policy == .afterwards ? [] : ["didSelect(d)"]))
      controller.settle()
      #expect(controller.settledItem?.title == "d")
    }
  }

  @Test func `2: a selection that cannot move does not get stuck`() throws {
    let controller = try makeController()
    controller.resize(to: Plane.Size(width: 0, height: 0))
    controller.select(index: 1, animated: true)
    #expect(controller.nextDeadline == nil)
    #expect(controller.settledItem?.title == "b")
    #expect(controller.pager.menu.state == .selected(1))
  }

  @Test func `3: a lone item is pulled the same way past both ends`() throws {
    let controller = try makeController(["a"], options: fixed(100))
    var moved: [Double] = []
    for distance in [-100.0, 100] {
      controller.pan(.began(start: nil))
      controller.pan(.moved(PanSample(translation: PanVector(x: distance))))
      moved.append(controller.presentation.indicator?.frame.origin.x ?? .nan)
      controller.pan(.cancelled(PanSample(translation: PanVector(x: distance))))
      controller.settle()
    }
    #expect(moved[0] > 0)
    #expect(moved[0] == -moved[1])
  }

  @Test func `4: pages that come back leave the indicator where it was`() throws {
    let controller = try makeController(options: fixed(100))
    let rest = controller.presentation.indicator
    controller.pan(.began(start: nil))
    for x in [-100.0, -40, 0] {
      controller.pan(.moved(PanSample(translation: PanVector(x: x))))
    }
    #expect(controller.presentation.indicator == rest)
  }

  @Test func `5: the selected page stays selected when its title changes`() throws {
    let source = StoryDataSource(["a", "b", "c"], story)
    let controller = try PagingController(size: phone)
    controller.dataSource = source
    controller.select(index: 1)
    source.items[1] = PagingTitleItem(1, title: "renamed")
    controller.reloadData()
    #expect(controller.settledItem?.title == "renamed")
    source.items.remove(at: 1)
    controller.reloadData()
    #expect(controller.settledItem?.title == "c")
    source.items = [PagingTitleItem(70, title: "x"), PagingTitleItem(71, title: "y")]
    controller.reloadData()
    #expect(controller.settledItem?.title == "y")
  }

  @Test func `6: a reload of an endless menu keeps its place`() throws {
    let source = NumberDataSource(story)
    let controller = try PagingController(size: phone)
    controller.infiniteDataSource = source
    controller.select(pagingItem: NumberDataSource.item(7))
    controller.reloadData()
    #expect(controller.visiblePages.map(\.title) == ["6", "7", "8"])
    controller.reloadData(around: NumberDataSource.item(30))
    #expect(controller.visiblePages.map(\.title) == ["29", "30", "31"])
    controller.delete(NumberDataSource.item(30))
    #expect(controller.settledItem?.title == "31")
  }

  @Test func `7: centred items are shifted once and lie within the content`() throws {
    let options = fixed(60) {
      $0.menuHorizontalAlignment = .center
      $0.selectedScrollPosition = .center
    }
    let controller = try makeController(["a", "b"], options: options)
    let items = controller.presentation.items.map(\.frame.origin.x)
    #expect(items == [130, 190])
    controller.select(index: 1)
    #expect(controller.presentation.items.map(\.frame.origin.x) == [70, 130])
  }

  @Test func `8: items that share the menu count its insets`() throws {
    var options = PagingOptions()
    options.menuItemSize = .sizeToFit(minWidth: 100, height: 40)
    options.menuInsets = Plane.Insets(left: 20, right: 20)
    let controller = try makeController(["a", "b"], options: options)
    #expect(controller.presentation.items.map(\.frame.size.width) == [140, 140])
    let three = try makeController(["a", "b", "c"], options: options)
    #expect(three.presentation.items.map(\.frame.size.width) == [100, 100, 100])
  }

  @Test func `9: an endless source that does not get on is refused`() throws {
    let source = NumberDataSource(story)
    let controller = try PagingController(size: phone)
    controller.infiniteDataSource = source
    controller.options.menuItemSpacing = -150
    #expect(
      controller.select(pagingItem: NumberDataSource.item(1)).refusal?.description
        == "item spacing: found 0.0, expected no more overlap than the width of the item"
    )
    #expect(controller.settledItem == nil)
    source.step = 0
    controller.options.menuItemSpacing = 0
    #expect(controller.select(pagingItem: NumberDataSource.item(1)) == .applied)
    #expect(controller.loadedItems.map(\.title) == ["1"])
  }

  @Test func `10: the menu of vertical pages moves along itself`() throws {
    let options = fixed(100) { $0.contentNavigationOrientation = .vertical }
    let controller = try makeController(["a", "b", "c", "d", "e", "f"], options: options)
    controller.select(index: 2)
    #expect(controller.presentation.menuOffset == 90)
    controller.pan(.began(start: nil))
    controller.pan(.moved(PanSample(translation: PanVector(x: 0, y: -264))))
    #expect(controller.presentation.progress == 0.5)
    #expect(controller.presentation.menuOffset == 140)
  }

  @Test func `11: without a size delegate the options decide again`() throws {
    final class Widths: PagingControllerSizeDelegate {
      func pagingController(
        _ pagingController: PagingController,
        widthFor item: any PagingItem,
        isSelected: Bool
      ) -> Double { isSelected ? 90 : 70 }
    }
    let widths = Widths()
    let controller = try makeController(options: fixed(100))
    controller.sizeDelegate = widths
    #expect(controller.presentation.items.map(\.frame.size.width) == [90, 70, 70, 70])
    controller.sizeDelegate = nil
    #expect(controller.presentation.items.map(\.frame.size.width) == [100, 100, 100, 100])
  }

  @Test func `12: whatever begins to appear ends, when everything goes in between`() throws {
    let controller = try makeController()
    _ = story.take()
    swipe(controller, by: -240)
    controller.removeAll()
    controller.select(index: 2)
    #expect(
      story.take() == [
        "b.willAppear animated", "a.willDisappear animated", "b.willDisappear", "a.wasRemoved",
        "b.wasRemoved", "a.didDisappear", "b.didDisappear", "c.wasAdded", "c.willAppear",
        "b.wasAdded", "d.wasAdded", "c.didAppear",
      ]
    )
  }

  @Test func `13: an indicator is never narrower than nothing`() throws {
    let options = fixed(30) {
      $0.indicatorOptions = .visible(height: 4, insets: Plane.Insets(left: 40, right: 40))
    }
    let controller = try makeController(["a"], options: options)
    #expect(controller.presentation.indicator?.frame.size.width == 0)
  }

  @Test func `14: without pages there are only insets`() throws {
    let options = fixed(100) { $0.menuInsets = Plane.Insets(left: 12, right: 8) }
    let controller = try makeController(options: options)
    controller.setPages([])
    #expect(controller.pager.menu.contentWidth == 20)
    #expect(controller.presentation.items.isEmpty)
    #expect(controller.presentation.indicator == nil)
  }

  @Test func `15: what is out of range is refused, or waits for pages`() throws {
    let controller = try PagingController(size: phone)
    #expect(controller.select(index: 5) == .queued)
    controller.setPages([StoryPage("a", story), StoryPage("b", story)])
    #expect(controller.settledItem?.title == "b")
    #expect(controller.select(index: 5) == .refused(.indexIsOutOfRange(5, count: 2)))
  }

  @Test func `16: a mirrored run gives mirrored frames`() throws {
    let titles = ["a", "b", "c", "d", "e", "f"]
    let plain = try makeController(titles, options: fixed(100))
    let mirror = try makeController(titles, options: fixed(100), direction: .rightToLeft)
    for distance in [-240.0, -100, -240, 180] {
      swipe(plain, by: distance)
      swipe(mirror, by: -distance)
      for _ in 0..<5 {
        plain.advance(by: .milliseconds(90))
        mirror.advance(by: .milliseconds(90))
        let one = plain.presentation
        let other = mirror.presentation
        #expect(one.pages.map { mirrored($0.frame) } == other.pages.map { place($0.frame) })
        #expect(one.items.map { mirrored($0.frame) } == other.items.map { place($0.frame) })
      }
    }
    #expect(plain.settledItem?.title == mirror.settledItem?.title)
  }

  /// Returns the left edge of a frame as a mirror shows it, in millionths of a point.
  func mirrored(_ frame: Plane.Rectangle) -> Int {
    Int(((phone.width - frame.origin.x - frame.size.width) * 1e6).rounded())
  }

  /// Returns the left edge of a frame, in millionths of a point.
  func place(_ frame: Plane.Rectangle) -> Int { Int((frame.origin.x * 1e6).rounded()) }
}
