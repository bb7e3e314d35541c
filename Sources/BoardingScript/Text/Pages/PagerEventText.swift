import Boarding
import BoardingPaging

/// Writes events of pages as lines of text, with the names of the pages.
struct PagerEventText: Sendable {
  /// How the pages are called.
  let names: PageNames

  /// Writes an event with its time.
  ///
  /// - Parameter event: The event.
  /// - Returns: A line such as `300ms didScroll(oslo > bergen)`.
  func line(of event: PagerEvent) -> String {
    timeText(event.instant) + " " + text(of: event.kind)
  }

  /// Writes something that happened with its time.
  ///
  /// - Parameter event: What happened.
  /// - Returns: A line such as `1000ms request append 2`.
  func line(of event: PagesEvent) -> String {
    switch event {
    case .pager(let event): line(of: event)
    case .loading(let event, let instant):
      timeText(instant) + " " + PieceEventText.text(of: event)
    }
  }

  /// Writes what happened.
  ///
  /// - Parameter kind: What happened.
  /// - Returns: The text, such as `didScroll(oslo > bergen)`.
  func text(of kind: PagerEvent.Kind) -> String {
    switch kind {
    case .page(let call): text(of: call)
    case .isScrolling(let from, let to, let progress):
      "isScrolling(" + way(from, to) + " " + trimmed(progress) + ")"
    case .willScroll(let from, let to): "willScroll(" + way(from, to) + ")"
    case .didScroll(let from, let to, let successful):
      "didScroll(" + way(from, to) + ")" + (successful ? "" : " unsuccessful")
    case .didSelect(let page): "didSelect(" + names.name(of: page) + ")"
    case .menuReloaded: "menuReloaded"
    case .menuOffset(let offset, let animated):
      "menuOffset(" + trimmed(offset) + ")" + (animated ? " animated" : "")
    case .scrollContent(let offset): "scrollContent(" + trimmed(offset) + ")"
    case .refused(let refusal): "refused " + text(of: refusal)
    }
  }

  /// Writes a call of the pages.
  ///
  /// - Parameter call: The call.
  /// - Returns: The text, such as `oslo.willAppear`.
  private func text(of call: PageWindow.Call) -> String {
    switch call {
    case .add(let page): names.name(of: page) + ".add"
    case .remove(let page): names.name(of: page) + ".remove"
    case .reload(let page): names.name(of: page) + ".reload"
    case .layoutViews(let pages, let keepsOffset):
      "layOut(" + list(pages) + ")" + (keepsOffset ? " in place" : "")
    case .beginAppearance(let page, let appearing, let animated):
      names.name(of: page) + (appearing ? ".willAppear" : ".willDisappear")
        + (animated ? " animated" : "")
    case .endAppearance(let page): names.name(of: page) + ".endAppearance"
    case .willScroll(let from, let to): "willScroll(" + way(from, to) + ")"
    case .isScrolling(let from, let to, let progress):
      "isScrolling(" + way(from, to) + " " + trimmed(progress) + ")"
    case .didFinishScrolling(let from, let to, let successful):
      "didScroll(" + way(from, to) + ")" + (successful ? "" : " unsuccessful")
    case .scrollForward: "scrollForward"
    case .scrollReverse: "scrollReverse"
    case .refused(let refusal): "refused " + refusal.name
    }
  }

  /// Writes a refusal.
  ///
  /// - Parameter refusal: The refusal.
  /// - Returns: The text, such as `pageIsNotHere oslo`.
  func text(of refusal: PagerRefusal) -> String {
    let detail: String? =
      switch refusal {
      case .pages(.unknownPage(let page)), .menu(.pageIsNotHere(let page)): names.name(of: page)
      case .menu(.indexIsOutOfRange(let index)): "\(index)"
      case .menu(.fault(let fault)): fault.description
      case .menu(.numberIsNotFinite), .pages(.invalidNumber), .pages(.wrongPhase),
        .pages(.noPages), .pages(.isNotInteractive), .pages(.past):
        nil
      }
    return refusal.name + (detail.map { " " + $0 } ?? "")
  }

  /// Writes a way from one page to another.
  ///
  /// - Parameters:
  ///   - from: Where it begins.
  ///   - to: Where it leads; nil past an end.
  /// - Returns: The text, such as `oslo > bergen`.
  func way(_ from: PageID, _ to: PageID?) -> String {
    names.name(of: from) + " > " + (to.map { names.name(of: $0) } ?? "none")
  }

  /// Writes pages.
  ///
  /// - Parameter pages: The pages.
  /// - Returns: Their names, with spaces between them.
  func list(_ pages: [PageID]) -> String {
    pages.map { names.name(of: $0) }.joined(separator: " ")
  }
}

extension PagerRefusal {
  /// The words by which scripts call the reasons, in the order in which they are declared.
  static let names: [String] = [
    "invalidNumber", "wrongPhase", "noPages", "isNotInteractive", "unknownPage", "past",
    "numberIsNotFinite", "pageIsNotHere", "indexIsOutOfRange", "fault",
  ]

  /// These words and those for what cannot be loaded.
  static let allNames: [String] = names + LoadRefusal.names

  /// The word by which scripts call the reason.
  var name: String {
    switch self {
    case .pages(.invalidNumber): "invalidNumber"
    case .pages(.wrongPhase): "wrongPhase"
    case .pages(.noPages): "noPages"
    case .pages(.isNotInteractive): "isNotInteractive"
    case .pages(.unknownPage): "unknownPage"
    case .pages(.past): "past"
    case .menu(.numberIsNotFinite): "numberIsNotFinite"
    case .menu(.pageIsNotHere): "pageIsNotHere"
    case .menu(.indexIsOutOfRange): "indexIsOutOfRange"
    case .menu(.fault): "fault"
    }
  }
}

extension PageWindow.Refusal {
  /// The word by which scripts call the reason.
  fileprivate var name: String {
    switch self {
    case .progressIsNotFinite: "progressIsNotFinite"
    case .pageIsNotHere: "pageIsNotHere"
    }
  }
}
