import BoardingPaging

/// Plays a row of the reference's three-page window on ours.
final class PageManagerReplay: PagingSource {
  /// The number of the first page.
  private let first: Int
  /// The number of the last page.
  private let last: Int
  /// True if the first page follows the last one.
  private let isCircular: Bool
  /// True if every answer is a new object.
  private let isFresh: Bool
  /// The names of the pages by their identity.
  private var names: [String] = []
  /// The identities of the pages by their name.
  private var identities: [String: PageID] = [:]
  /// The numbers of the pages by their identity.
  private var numbers: [Int] = []
  /// How often each page was made.
  private var copies: [Int: Int] = [:]
  /// The questions for neighbours since the last step.
  private var questions: [String] = []
  /// The window.
  private(set) var window = PageWindow()
  /// The calls of the last step.
  private(set) var calls: [PageWindow.Call] = []

  /// Makes a replay of a row.
  ///
  /// - Parameter row: The row.
  init(_ row: JSON) {
    let pages = row["in"]["pages"]
    first = pages["min"].integer ?? 0
    last = pages["max"].integer ?? 0
    isCircular = pages["circular"].isTrue
    isFresh = pages["fresh"].isTrue
  }

  /// Plays a row as far as it goes as in the reference.
  ///
  /// - Parameter row: The row.
  /// - Returns: Its identity and the first difference; nil if there is none.
  static func outcome(
    of row: JSON
  ) -> (id: String, difference: ReferenceDeviations.Difference?) {
    let replay = PageManagerReplay(row)
    for (index, operation) in row["in"]["ops"].array.enumerated() {
      let ours = replay.play(operation)
      let theirs = lines(of: row["out"][index])
      guard ours != theirs else { continue }
      let difference = ReferenceDeviations.Difference(
        step: index,
        field: "calls",
        ours: ours.joined(separator: "; "),
        theirs: theirs.joined(separator: "; ")
      )
      return (row["id"].text, difference)
    }
    return (row["id"].text, nil)
  }

  /// Plays one step.
  ///
  /// - Parameter operation: What is done.
  /// - Returns: The calls, the questions and the places, a line each.
  func play(_ operation: JSON) -> [String] {
    calls = []
    questions = []
    let animated = operation["animated"].isTrue
    switch operation["op"].text {
    case "select":
      let direction: PageWindow.Direction =
        switch operation["direction"].text {
        case "forward": .forward
        case "reverse": .reverse
        default: .none
        }
      let page = page(named: operation["page"].text)
      window.select(page, direction: direction, animated: animated, source: self, into: &calls)
    case "selectNext": window.selectNext(animated: animated, source: self, into: &calls)
    case "selectPrevious": window.selectPrevious(animated: animated, source: self, into: &calls)
    case "removeAll": window.removeAll(into: &calls)
    case "viewDidLayoutSubviews": window.viewDidLayoutSubviews(into: &calls)
    case "viewWillTransitionSize": window.viewWillTransitionSize(into: &calls)
    case "viewWillAppear": window.viewWillAppear(animated: animated, into: &calls)
    case "viewDidAppear": window.viewDidAppear(into: &calls)
    case "viewWillDisappear": window.viewWillDisappear(animated: animated, into: &calls)
    case "viewDidDisappear": window.viewDidDisappear(into: &calls)
    case "willBeginDragging": window.willBeginDragging()
    case "willEndDragging": window.willEndDragging()
    default:
      window.didScroll(progress: operation["progress"].double, source: self, into: &calls)
    }
    let places = [window.previous, window.selected, window.next].map { name($0) }
    return calls.map(line) + questions + ["\(window.state) \(places.joined(separator: " "))"]
  }

  /// Returns what the reference answers to a step, a line each.
  ///
  /// - Parameter step: The step.
  /// - Returns: The calls, the questions and the places.
  private static func lines(of step: JSON) -> [String] {
    /// The text under a key.
    func text(_ json: JSON, _ key: String) -> String {
      json[key].isNull ? "nil" : json[key].text
    }
    let calls = step["calls"].array.map { call in
      let name = call["call"].text
      switch name {
      case "layoutViews":
        let pages = call["pages"].array.map(\.text).joined(separator: " ")
        return "\(name) [\(pages)] \(call["keepContentOffset"].isTrue)"
      case "beginAppearance":
        return "\(name) \(text(call, "page")) \(call["appearing"].isTrue)"
          + " \(call["animated"].isTrue)"
      case "isScrolling":
        return "\(name) \(text(call, "from")) \(text(call, "to")) \(call["progress"].double)"
      case "didFinishScrolling":
        return "\(name) \(text(call, "from")) \(text(call, "to")) \(call["successful"].isTrue)"
      case "willScroll": return "\(name) \(text(call, "from")) \(text(call, "to"))"
      case "scrollForward", "scrollReverse": return name
      default: return "\(name) \(text(call, "page"))"
      }
    }
    let questions = step["dataSource"].array.map { question in
      question.array.map { $0.isNull ? "nil" : $0.text }.joined(separator: " ")
    }
    let places = ["previous", "selected", "next"].map { text(step, $0) }
    return calls + questions + ["\(step["state"].text) \(places.joined(separator: " "))"]
  }

  /// Returns the name of a page.
  ///
  /// - Parameter page: The page; nil for none.
  /// - Returns: Its name.
  private func name(_ page: PageID?) -> String { page.map { names[$0.rawValue] } ?? "nil" }

  /// Returns the page with a name, which counts as made.
  ///
  /// - Parameter name: The name.
  /// - Returns: The page.
  private func page(named name: String) -> PageID {
    if let page = identities[name] { return page }
    let parts = name.split(separator: "#").compactMap { Int($0) }
    if parts.count > 1 { copies[parts[0]] = max(copies[parts[0]] ?? 0, parts[1] + 1) }
    let page = PageID(rawValue: names.count)
    names.append(name)
    numbers.append(parts[0])
    identities[name] = page
    return page
  }

  /// Answers a question for a neighbour.
  ///
  /// - Parameters:
  ///   - side: On which side, in a word.
  ///   - page: The page.
  ///   - step: How far its number is from the neighbour's.
  /// - Returns: The neighbour; nil if there is none.
  private func answer(_ side: String, _ page: PageID, _ step: Int) -> PageID? {
    var number = numbers[page.rawValue] + step
    if isCircular {
      number = number > last ? first : number < first ? last : number
    }
    let answer: PageID? =
      (first...last).contains(number)
      ? self.page(named: isFresh ? "\(number)#\(copies[number] ?? 0)" : "\(number)") : nil
    questions.append("\(side) \(name(page)) \(name(answer))")
    return answer
  }

  func page(before page: PageID) -> PageID? { answer("before", page, -1) }
  func page(after page: PageID) -> PageID? { answer("after", page, 1) }
  func isBefore(_ page: PageID, _ other: PageID) -> Bool {
    numbers[page.rawValue] < numbers[other.rawValue]
  }
  func contains(_ page: PageID) -> Bool { true }

  /// Writes a call down.
  ///
  /// - Parameter call: The call.
  /// - Returns: A line of text.
  private func line(_ call: PageWindow.Call) -> String {
    switch call {
    case .add(let page): "add \(name(page))"
    case .remove(let page): "remove \(name(page))"
    case .reload(let page): "reload \(name(page))"
    case .layoutViews(let pages, let keep):
      "layoutViews [\(pages.map { name($0) }.joined(separator: " "))] \(keep)"
    case .beginAppearance(let page, let appearing, let animated):
      "beginAppearance \(name(page)) \(appearing) \(animated)"
    case .endAppearance(let page): "endAppearance \(name(page))"
    case .willScroll(let from, let to): "willScroll \(name(from)) \(name(to))"
    case .isScrolling(let from, let to, let progress):
      "isScrolling \(name(from)) \(name(to)) \(progress)"
    case .didFinishScrolling(let from, let to, let successful):
      "didFinishScrolling \(name(from)) \(name(to)) \(successful)"
    case .scrollForward: "scrollForward"
    case .scrollReverse: "scrollReverse"
    case .refused(let refusal): "refused: \(refusal)"
    }
  }
}
