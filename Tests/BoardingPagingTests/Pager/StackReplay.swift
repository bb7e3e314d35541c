import Boarding
import BoardingPaging

/// Plays a row of the reference's whole container on ours.
struct StackReplay {
  /// The pages of the row.
  private let source: EndlessPages
  /// What decides the widths in the row.
  private let sizing: RowSizing
  /// The pager, whose pages are scrolled from outside.
  private(set) var pager: Pager<MenuLayout>
  /// What happened in the last step.
  private(set) var events: [PagerEvent] = []
  /// Where the pages are asked to scroll to; nil where nobody asks.
  private(set) var animatedTarget: Double?

  /// Makes a replay of a row.
  ///
  /// - Parameter row: The row.
  /// - Throws: The fault of a row that makes no sense.
  init(_ row: JSON) throws {
    let input = row["in"]
    var options = input["options"].options
    options.contentNavigationOrientation =
      input["orientation"].text == "vertical" ? .vertical : .horizontal
    source = EndlessPages(
      minimum: input["source"]["min"].integer,
      maximum: input["source"]["max"].integer
    )
    sizing = RowSizing(input["sizeDelegate"])
    var motion = PagingMotion()
    motion.driver = .scrollView
    pager = try Pager(options: options, size: input["window"].size, motion: motion)
  }

  /// Plays a row as far as it goes as in the reference.
  ///
  /// - Parameter row: The row.
  /// - Returns: Its identity and the first difference; nil if there is none.
  /// - Throws: The fault of a row that makes no sense.
  static func outcome(
    of row: JSON
  ) throws -> (id: String, difference: ReferenceDeviations.Difference?) {
    var replay = try StackReplay(row)
    for (index, operation) in row["in"]["ops"].array.enumerated() {
      replay.play(operation)
      var comparison = Comparison()
      comparison.step = index
      replay.compare(with: row["out"][index], &comparison)
      if let difference = comparison.difference { return (row["id"].text, difference) }
    }
    return (row["id"].text, nil)
  }

  /// Plays one step.
  ///
  /// - Parameter operation: What is done.
  private mutating func play(_ operation: JSON) {
    events = []
    let item = operation["item"].integer.map { PageID(rawValue: $0) }
    switch operation["op"].text {
    case "start":
      if let item { handle(.select(item, animated: false)) }
      handle(.appearance(.willAppear, animated: false))
      handle(.appearance(.didAppear, animated: false))
    case "select":
      if let item { handle(.select(item, animated: operation["animated"].isTrue)) }
    case "tapCell": handle(.tap(pager.menu.items[operation["index"].integer ?? 0]))
    case "reloadData": handle(.reload(around: item))
    case "beginDragging": handle(.contentDragging(true))
    case "endDragging": handle(.contentDragging(false))
    case "pageOffset":
      animatedTarget = nil
      handle(.contentOffset(operation["value"].double))
    case "menuOffset": handle(.menuOffset(operation["x"].double))
    default: handle(.resize(operation["size"].size, safeArea: .zero))
    }
    for event in events {
      if case .scrollContent(let target) = event.kind { animatedTarget = target }
    }
  }

  /// Passes an input on.
  ///
  /// - Parameter input: The input.
  private mutating func handle(_ input: PagerInput) {
    pager.handle(input, source: source, sizing: sizing, into: &events)
  }

  /// Compares with what the reference gives.
  ///
  /// - Parameters:
  ///   - row: The step of the reference.
  ///   - comparison: Where the first difference is kept.
  private func compare(with row: JSON, _ comparison: inout Comparison) {
    let state = row["state"]
    comparison.compare("delegate", calls, Self.calls(row["delegate"]))
    comparison.compare("state", stateText, Self.text(of: state))
    if case .scrolling(_, _, let progress, let start, let distance) = pager.menu.state {
      comparison.compare("progress", progress, state["progress"].number)
      comparison.compare("start", start, state["initialContentOffset"]["x"].number)
      comparison.compare("distance", distance, state["distance"].number)
    }
    let visible = row["visible"].array.map { "\($0.integer ?? 0)" }.joined(separator: " ")
    comparison.compare(
      "visible",
      pager.menu.items.map(\.description).joined(separator: " "),
      visible
    )
    let window = pager.content.window
    comparison.compare("before", Self.name(window.previous), row["before"].text)
    comparison.compare("selected", Self.name(window.selected), row["selected"].text)
    let isVertical = pager.content.axis == .vertical
    for (index, page) in row["pages"].array.enumerated() {
      let ours = index < window.pages.count ? window.pages[index].description : ""
      comparison.compare("page \(index)", ours, page["page"].text)
      let place = Double(index) * pager.content.length
      comparison.compare("place", place, page["frame"][isVertical ? "y" : "x"].number)
      comparison.compare(
        "length",
        pager.content.length,
        page["frame"][isVertical ? "h" : "w"].number
      )
    }
    comparison.compare("pages", Double(window.pages.count), Double(row["pages"].array.count))
    comparison.compare("pageOffset", pager.content.offset, row["pageOffset"].number)
    comparison.compare("animatedTarget", animatedTarget, row["animatedTarget"].number)
    let there = pager.presentation(at: pager.now)
    comparison.compare("menuFrame", there.menuFrame, row["menuFrame"])
    comparison.compare("menuOffsetX", pager.menu.contentOffset, row["menuOffsetX"].number)
    comparison.compare("menuContentWidth", pager.menu.contentWidth, row["menuContentWidth"].number)
    comparison.compare("indicator", pager.menu.indicator?.frame, row["indicator"])
  }

  /// The state of the menu, without its numbers.
  private var stateText: String {
    switch pager.menu.state {
    case .empty: "empty"
    case .selected(let page): "selected \(page)"
    case .scrolling(let page, let upcoming, _, _, _): "scrolling \(page) \(Self.name(upcoming))"
    }
  }

  /// What a delegate hears.
  private var calls: String {
    let calls: [String] = events.compactMap { event in
      switch event.kind {
      case .isScrolling(let from, let to, let progress):
        "isScrolling \(from) \(Self.name(to)) \((progress * 1e6).rounded() / 1e6 + 0)"
      case .willScroll(let from, let to): "willScroll \(from) \(to)"
      case .didScroll(let from, let to, let successful): "didScroll \(from) \(to) \(successful)"
      case .didSelect(let page): "didSelect \(page)"
      case .refused(let refusal): "refused \(refusal)"
      case .page, .menuReloaded, .menuOffset, .scrollContent: nil
      }
    }
    return calls.isEmpty ? "nothing" : calls.joined(separator: ", ")
  }

  /// Reads what a delegate hears in a row.
  ///
  /// - Parameter row: The calls.
  /// - Returns: The calls in our words.
  private static func calls(_ row: JSON) -> String {
    if row.array.isEmpty { return "nothing" }
    return row.array.map { call in
      let (from, to) = (call["fromPage"].text, call["toPage"].text)
      switch call["call"].text {
      case "isScrolling":
        let progress = (call["progress"].double * 1e6).rounded() / 1e6 + 0
        return "isScrolling \(from) \(to) \(progress)"
      case "willScroll": return "willScroll \(from) \(to)"
      case "didScroll": return "didScroll \(from) \(to) \(call["successful"].isTrue)"
      default: return "didSelect \(call["item"].integer ?? 0)"
      }
    }.joined(separator: ", ")
  }

  /// Reads a state, without its numbers.
  ///
  /// - Parameter row: The state.
  /// - Returns: The state in our words.
  private static func text(of row: JSON) -> String {
    switch row["kind"].text {
    case "selected": "selected \(row["item"].integer ?? 0)"
    case "scrolling":
      "scrolling \(row["item"].integer ?? 0) \(row["upcoming"].integer.map { "\($0)" } ?? "")"
    default: "empty"
    }
  }

  /// Returns the name of a page.
  ///
  /// - Parameter page: The page.
  /// - Returns: Its number; nothing for nil.
  private static func name(_ page: PageID?) -> String { page?.description ?? "" }
}
