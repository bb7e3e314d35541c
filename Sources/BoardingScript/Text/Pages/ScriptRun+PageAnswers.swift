import Boarding
import BoardingPaging

extension ScriptRun {
  /// What is said where nothing is shown yet.
  static let noPagesYet = "nothing is shown yet"

  /// The pages from the first move on, in a file and at a prompt alike; those that were restored
  /// from the beginning.
  var startedPages: PagesStage? {
    position.pages.flatMap { $0.lastAnswer == nil && !$0.isRestored ? nil : $0 }
  }

  /// Answers something about pages.
  ///
  /// - Parameter answer: Looks at the pages.
  /// - Returns: The answer; that nothing is shown before the first move.
  func aboutPages(_ answer: (PagesStage) -> [String]) -> [String] {
    startedPages.map(answer) ?? [ScriptRun.noPagesYet]
  }

  /// The prompt while pages are shown; nil for a run of a flow.
  package var pagesPrompt: String? {
    guard let pages = position.pages else { return nil }
    let time = timeText(pages.pager.now)
    guard let settled = pages.pager.settled else { return time }
    let name = pages.stock.names.name(of: settled)
    return [time, name, pages.barText.map { "(" + $0 + ")" }].compactMap { $0 }
      .joined(separator: " ")
  }

  /// Where the run of pages stands, in words; nil for a run of a flow.
  package var pagesPlace: String? {
    guard let pages = position.pages else { return nil }
    let place = pages.pager.settled.map { "page " + pages.stock.names.name(of: $0) }
    return timeText(pages.pager.now) + ", " + (place ?? "before the first page")
  }
}

extension PagesStage {
  /// Writes names.
  var text: PagerEventText { PagerEventText(names: stock.names) }

  /// What is drawn now.
  var presentation: Pager<MenuLayout>.Presentation { pager.presentation(at: pager.now) }

  /// Writes a page that may be none.
  ///
  /// - Parameter page: The page.
  /// - Returns: Its name, or `none`.
  func name(of page: PageID?) -> String {
    page.map { stock.names.name(of: $0) } ?? "none"
  }

  /// Where the pages move, in words; nil at rest.
  private var wayText: String? {
    switch pager.menu.state {
    case .empty, .selected: nil
    case .scrolling(let from, let to, _, _, _): text.way(from, to)
    }
  }

  /// Where the pages are on their way, in words.
  ///
  /// - Parameter decimals: How many digits follow the point of the progress.
  /// - Returns: Such as `scrolling oslo > bergen 0.5`, or `resting`.
  func scrollingText(decimals: Int) -> String {
    guard let wayText else { return "resting" }
    return "scrolling " + wayText + " " + fixed(presentation.progress, decimals: decimals)
  }

  /// How far the pages are, drawn as a bar; nil at rest.
  fileprivate var barText: String? {
    guard let wayText else { return nil }
    let length = 10
    let progress = min(presentation.progress.magnitude, 1)
    let done = Int(progress * Double(length) + 0.5)
    let bar = String(repeating: "#", count: done) + String(repeating: ".", count: length - done)
    return "\(wayText) [\(bar)] " + fixed(progress * 100, decimals: 0) + "%"
      + (finger == nil ? "" : " by finger")
  }

  /// What does not come to its end by itself, line by line.
  var unsettledLines: [String] {
    var lines: [String] = []
    if finger != nil { lines.append("a finger is down") }
    if menuFinger != nil { lines.append("a finger is down on the menu") }
    for request in feed?.loader.pendingRequests ?? [] where feed?.run.nextDue == nil {
      lines.append(PieceEventText.text(of: request) + " waits for 'deliver' or 'fail'")
    }
    return lines
  }

  /// The time, the selection, the movement, the pages and the menu, line by line.
  var overview: [String] {
    let presentation = presentation
    var lines = ["time " + timeText(pager.now)]
    lines.append(
      "settled " + name(of: pager.settled) + ", current " + name(of: pager.current) + ", target "
        + name(of: pager.target)
    )
    if let wayText {
      let until = pager.content.nextDue.map { ", until " + timeText($0) } ?? ""
      lines.append(
        wayText + " is at " + trimmed(presentation.progress * 100, decimals: 1) + "%"
          + (finger == nil ? until : ", by finger")
      )
    }
    switch pager.menu.pending?.wish {
    case .page(let page): lines.append(name(of: page) + " waits")
    case .index, nil: break
    }
    for page in presentation.pages {
      let origin = page.frame.origin
      let content = presentation.contentFrame.origin
      let isVertical = pager.menu.options.contentNavigationOrientation == .vertical
      let place = isVertical ? origin.y - content.y : origin.x - content.x
      lines.append(name(of: page.page) + " at " + trimmed(place, decimals: 3))
    }
    lines.append("menu at " + trimmed(presentation.menuOffset, decimals: 3))
    return lines
  }

  /// The frames of what is seen, line by line.
  var frameLines: [String] {
    let presentation = presentation
    var lines = [
      "menu " + frameText(presentation.menuFrame),
      "pages " + frameText(presentation.contentFrame),
    ]
    for item in presentation.items {
      let look = item.progress == 0 ? "" : ", selected " + trimmed(item.progress, decimals: 3)
      lines.append("item " + name(of: item.page) + " " + frameText(item.frame) + look)
    }
    if let indicator = presentation.indicator {
      lines.append("indicator " + frameText(indicator.frame))
    }
    if let border = presentation.border { lines.append("border " + frameText(border.frame)) }
    return lines
  }

  /// Writes a frame.
  ///
  /// - Parameter frame: The frame, in points.
  /// - Returns: The text, such as `(0,40,390x804)`.
  private func frameText(_ frame: Plane.Rectangle) -> String {
    valueText(.rectangle(frame)) { trimmed($0, decimals: 3) }
  }

  /// Writes where something is along the menu.
  ///
  /// - Parameters:
  ///   - frame: Its frame; nil if it is not seen.
  ///   - decimals: How many digits follow each point.
  /// - Returns: Its left edge and its width.
  func stretchText(_ frame: Plane.Rectangle?, decimals: [Int]) -> String {
    guard let frame else { return "not seen" }
    return fixed(frame.origin.x, decimals: decimals[0]) + " "
      + fixed(frame.size.width, decimals: decimals[1])
  }
}
