import Boarding
import BoardingPaging

/// Where a run of pages stands, without its log.
struct PagesStage: Sendable {
  /// The pages and their menu.
  var pager: Pager<MenuLayout>
  /// The pages that there are.
  var stock: PageStock
  /// The items that arrive in pieces; nil if all pages are there.
  var feed: PieceFeed?
  /// The answer to the last input, or nil before the first one.
  var lastAnswer: PagerAnswer?
  /// True if the pages stand where others stood before the first input.
  var isRestored = false
  /// Why what was asked for last could not be loaded, or nil.
  var refusedLoad: LoadRefusal?
  /// The number of inputs, without those that let time pass.
  var inputCount = 0
  /// How far the finger on the pages has moved, in points; nil without one.
  private(set) var finger: PanVector?
  /// How far the finger on the menu has moved, in points; nil without one.
  private(set) var menuFinger: PanVector?

  /// Makes the pages of a run that begins.
  ///
  /// - Parameters:
  ///   - pager: The pages and their menu.
  ///   - stock: The pages that there are.
  ///   - feed: The items that arrive in pieces; nil if all pages are there.
  init(pager: Pager<MenuLayout>, stock: PageStock, feed: PieceFeed? = nil) {
    self.pager = pager
    self.stock = stock
    self.feed = feed
  }

  /// Hands an input in.
  ///
  /// - Parameters:
  ///   - input: The input.
  ///   - events: Where events are appended.
  mutating func hand(_ input: PagerInput, into events: inout [PagesEvent]) {
    // A finger that comes down finds what has arrived since the pages moved.
    if case .pan(.began) = input { _ = updatePages(into: &events) }
    let answer = tell(input, into: &events)
    lastAnswer = answer
    refusedLoad = nil
    switch input {
    case .pan(let pan):
      finger = PagesStage.translation(after: pan, answer, before: finger)
      inputCount += 1
    case .menuPan(let pan):
      menuFinger = PagesStage.translation(after: pan, answer, before: menuFinger)
      inputCount += 1
    case .advance: break
    case .select, .tap, .contentOffset, .contentDragging, .menuOffset, .menuDragging, .reload,
      .reloadMenu, .orderChanged, .update, .removeAll, .resize, .measured, .sizingChanged,
      .options, .appearance, .badgeValue:
      inputCount += 1
    }
    follow(input, into: &events)
  }

  /// Tells the pages something.
  ///
  /// - Parameters:
  ///   - input: What they are told.
  ///   - events: Where events are appended.
  /// - Returns: What became of it.
  mutating func tell(_ input: PagerInput, into events: inout [PagesEvent]) -> PagerAnswer {
    var news: [PagerEvent] = []
    let answer = pager.handle(input, source: stock, sizing: stock, into: &news)
    events += news.map { .pager($0) }
    return answer
  }

  /// Finds out how far a finger has moved.
  ///
  /// - Parameters:
  ///   - pan: The last sample of the finger.
  ///   - answer: What became of it.
  ///   - before: How far it had moved before.
  /// - Returns: The distance in points; nil without a finger.
  private static func translation(
    after pan: Pan,
    _ answer: PagerAnswer,
    before: PanVector?
  ) -> PanVector? {
    let isRefused =
      switch answer {
      case .refused: true
      case .applied, .queued, .absorbed: false
      }
    switch pan {
    case .began: return isRefused ? before : .zero
    case .moved(let sample): return isRefused ? nil : sample.translation
    case .ended, .cancelled: return nil
    }
  }
}

/// How much of a log of pages was seen, as numbers of events.
struct PagesLogMarks: Sendable {
  /// The events before the run.
  let first: Int
  /// The events up to here.
  var count: Int
  /// The events before those that no `expect log` has looked at.
  var checked: Int
  /// The events before those that no `expect requests` has looked at.
  var checkedRequests: Int

  /// Marks the beginning of a run.
  ///
  /// - Parameter first: The number of events before the run.
  init(first: Int) {
    self.first = first
    count = first
    checked = first
    checkedRequests = first
  }
}

/// Something that happens in a run of pages.
enum PagesCue: Sendable {
  /// Time passes, in nanoseconds.
  case wait(nanoseconds: Int64)
  /// The pages are told something.
  case input(PagerInput)
  /// The items that arrive in pieces are asked for something.
  case pieces(PieceCue)
}

extension Step {
  /// Something that is done with pages.
  public struct Pages: Sendable {
    /// Looks at the pages, and returns what makes the step senseless; nil for nothing.
    let objection: @Sendable (PagesStage) -> Mismatch?
    /// Changes what the pages are asked for, and returns what happens then.
    let act: @Sendable (inout PagesStage) -> [PagesCue]
  }
}
