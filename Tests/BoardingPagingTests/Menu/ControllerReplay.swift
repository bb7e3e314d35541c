import Boarding
import BoardingPaging

/// Plays a row of the reference's menu on ours.
struct ControllerReplay<Layout: MenuGeometry> {
  /// The pages of the row.
  private let source: EndlessPages
  /// What decides the widths in the row.
  private let sizing: RowSizing
  /// The menu.
  private(set) var menu: PagingMenu<Layout>
  /// False for a view that is not moved by the content.
  private let followsCalls: Bool
  /// The calls of the last step.
  private(set) var calls: [PagingMenuCall] = []

  /// Makes a replay of a row.
  ///
  /// - Parameter row: The row.
  /// - Throws: The fault of a row that makes no sense.
  init(_ row: JSON) throws {
    let input = row["in"]
    followsCalls = input["host"].text == "layout"
    var options = input["options"].options
    options.menuTransition =
      input["menuTransition"].text == "animateAfter" ? .animateAfter : .scrollAlongside
    options.menuInteraction = input["menuInteraction"].text == "wheel" ? .wheel : .scrolling
    source = EndlessPages(
      minimum: input["source"]["min"].integer,
      maximum: input["source"]["max"].integer
    )
    sizing = RowSizing(input["sizeDelegate"])
    let size = Plane.Size(width: input["width"].double, height: options.menuHeight)
    menu = try PagingMenu(options: options, viewport: MenuViewport(size: size))
  }

  /// Plays a row as far as it goes as in the reference.
  ///
  /// - Parameter row: The row.
  /// - Returns: Its identity and the first difference; nil if there is none.
  /// - Throws: The fault of a row that makes no sense.
  static func outcome(
    of row: JSON
  ) throws -> (id: String, difference: ReferenceDeviations.Difference?) {
    var replay = try ControllerReplay(row)
    for (index, operation) in row["in"]["ops"].array.enumerated() {
      replay.play(operation)
      let ours = ControllerStep(replay, hasFrames: replay.followsCalls)
      let theirs = ControllerStep(row["out"][index])
      guard let part = ours.difference(to: theirs) else { continue }
      let difference = ReferenceDeviations.Difference(
        step: index,
        field: ours.parts[part].name,
        ours: ours.text(of: part),
        theirs: theirs.text(of: part)
      )
      return (row["id"].text, difference)
    }
    return (row["id"].text, nil)
  }

  /// Plays one step.
  ///
  /// - Parameter operation: What is done.
  mutating func play(_ operation: JSON) {
    let old = menu.contentOffset
    perform(operation)
    guard !followsCalls, operation["op"].text == "contentScrolled" else { return }
    if calls.contains(.reloadItems),
      case .scrolling(_, .some, _, let start, _) = menu.state
    {
      menu.menuPlaced(at: start)
    } else {
      menu.menuPlaced(at: old)
    }
  }

  /// Performs one step.
  ///
  /// - Parameter operation: What is done.
  private mutating func perform(_ operation: JSON) {
    calls = []
    let item = operation["item"].integer.map { PageID(rawValue: $0) }
    switch operation["op"].text {
    case "select":
      menu.select(
        item ?? 0,
        animated: operation["animated"].isTrue,
        source: source,
        sizing: sizing,
        into: &calls
      )
    case "contentScrolled":
      menu.contentScrolled(
        progress: operation["progress"].double,
        source: source,
        sizing: sizing,
        into: &calls
      )
    case "contentFinishedScrolling":
      menu.contentFinishedScrolling(source: source, sizing: sizing, into: &calls)
    case "reloadData": menu.reloadData(around: item, source: source, sizing: sizing, into: &calls)
    case "reloadMenu": menu.reloadMenu(around: item, source: source, sizing: sizing, into: &calls)
    case "removeAll": menu.removeAll(into: &calls)
    case "viewAppeared": menu.viewAppeared(source: source, sizing: sizing, into: &calls)
    case "transitionSize":
      var viewport = menu.viewport
      viewport.size.width = operation["width"].double
      menu.transitionSize(to: viewport, source: source, sizing: sizing, into: &calls)
    case "menuScrolled":
      menu.menuScrolled(
        to: operation["x"].double,
        source: source,
        sizing: sizing,
        into: &calls
      )
    case "setDragging": menu.isDragging = operation["value"].isTrue
    default: menu.isAttached = operation["value"].isTrue
    }
  }
}

/// The widths of a row: a base, a step for every number, and something more while selected.
struct RowSizing: PagingSizing {
  /// What the row says; null for the usual widths.
  private let row: JSON

  /// Makes the widths of a row.
  ///
  /// - Parameter row: What the row says.
  init(_ row: JSON) {
    self.row = row
  }

  func width(of page: PageID, isSelected: Bool) -> Double? {
    guard let base = row["base"].number, let modulus = row["modulus"].integer else { return nil }
    let rest = (page.rawValue % modulus + modulus) % modulus
    let width = base + row["step"].double * Double(rest)
    return isSelected ? width + row["selectedExtra"].double : width
  }
}

/// What comes out of one step of the menu, by name.
struct ControllerStep {
  /// The parts that are compared, by name, in text and numbers.
  let parts: [(name: String, text: String, numbers: [Double?])]

  /// Reads a step of a row.
  ///
  /// - Parameter row: The step.
  init(_ row: JSON) {
    let state = row["state"]
    let text =
      switch state["kind"].text {
      case "selected": "selected \(Self.name(state["item"].integer))"
      case "scrolling":
        "scrolling \(Self.name(state["item"].integer)) \(Self.name(state["upcoming"].integer))"
      default: "empty"
      }
    let calls = row["delegate"].array.map { call in
      call["call"].text == "removeContent"
        ? "removeContent"
        : "selectContent \(Self.name(call["item"].integer)) \(call["direction"].text)"
          + " \(call["sibling"].isNull ? "nil" : "\(call["sibling"].isTrue)")"
          + " \(call["animated"].isTrue)"
    }
    let frames = row["frames"]
    parts = [
      (
        "state", text,
        [
          state["progress"].number, state["initialContentOffset"]["x"].number,
          state["distance"].number,
        ]
      ),
      ("visible", row["visible"].array.map { Self.name($0.integer) }.joined(separator: " "), []),
      ("hasItemsBefore", "\(row["hasItemsBefore"].isTrue)", []),
      ("hasItemsAfter", "\(row["hasItemsAfter"].isTrue)", []),
      ("delegate", calls.joined(separator: ", "), []),
      ("contentOffsetX", "", [row["contentOffsetX"].number]),
      ("contentWidth", "", [row["contentWidth"].number]),
      (
        "indicator", "",
        frames.isNull ? [] : ["x", "y", "w", "h"].map { row["indicator"][$0].number }
      ),
      ("frames", "", frames.array.flatMap { [$0[0].number, $0[1].number] }),
    ]
  }

  /// Reads the menu after a step.
  ///
  /// - Parameters:
  ///   - replay: The replay.
  ///   - hasFrames: True if frames are compared.
  init<Layout: MenuGeometry>(_ replay: ControllerReplay<Layout>, hasFrames: Bool) {
    let menu = replay.menu
    var text = "empty"
    var numbers: [Double?] = [nil, nil, nil]
    switch menu.state {
    case .empty: break
    case .selected(let page): text = "selected \(page)"
    case .scrolling(let page, let upcoming, let progress, let start, let distance):
      text = "scrolling \(page) \(Self.name(upcoming?.rawValue))"
      numbers = [progress, start, distance]
    }
    let calls: [String] = replay.calls.compactMap { call in
      switch call {
      case .removeContent: return "removeContent"
      case .reloadItems, .setContentOffset: return nil
      case .refused(let refusal): return "refused: \(refusal)"
      case .selectContent(let page, let direction, let animated):
        let way =
          switch direction {
          case .forward(let sibling): "forward \(sibling)"
          case .reverse(let sibling): "reverse \(sibling)"
          case .none: "none nil"
          }
        return "selectContent \(page) \(way) \(animated)"
      }
    }
    let indicator = menu.indicator?.frame
    let frames = menu.items.map { menu.frame(of: $0) }
    parts = [
      ("state", text, numbers),
      ("visible", menu.items.map(\.description).joined(separator: " "), []),
      ("hasItemsBefore", "\(menu.hasItemsBefore)", []),
      ("hasItemsAfter", "\(menu.hasItemsAfter)", []),
      ("delegate", calls.joined(separator: ", "), []),
      ("contentOffsetX", "", [menu.contentOffset]),
      ("contentWidth", "", [menu.contentWidth]),
      (
        "indicator", "",
        hasFrames
          ? [
            indicator?.origin.x, indicator?.origin.y, indicator?.size.width,
            indicator?.size.height,
          ] : []
      ),
      ("frames", "", hasFrames ? frames.flatMap { [$0?.origin.x, $0?.size.width] } : []),
    ]
  }

  /// Returns the name of a number.
  private static func name(_ number: Int?) -> String { number.map { "\($0)" } ?? "nil" }

  /// Finds the first part that differs from another step's.
  ///
  /// - Parameter other: The other step.
  /// - Returns: Its index; nil if all are equal, numbers to 1e-6.
  func difference(to other: ControllerStep) -> Int? {
    parts.indices.first { index in
      let (ours, theirs) = (parts[index], other.parts[index])
      return ours.text != theirs.text || ours.numbers.count != theirs.numbers.count
        || zip(ours.numbers, theirs.numbers).contains { first, second in
          if first == nil && second == nil { return false }
          guard let first, let second else { return true }
          return !(abs(first - second) <= 1e-6)
        }
    }
  }

  /// Writes a part down.
  ///
  /// - Parameter index: Which part.
  /// - Returns: Its values.
  func text(of index: Int) -> String {
    let part = parts[index]
    let numbers = part.numbers.map { number in
      number.map { "\(($0 * 1e6).rounded() / 1e6)" } ?? "nil"
    }
    return ((part.text.isEmpty ? [] : [part.text]) + numbers).joined(separator: " ")
  }
}
