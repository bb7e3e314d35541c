import Boarding
import BoardingPaging

extension PagerEvent.Kind {
  /// Writes what happened.
  ///
  /// - Parameter names: Finds the names of pages.
  /// - Returns: The name of the event and its other members.
  func json(_ names: PageNames) -> (name: String, members: [JSONValue.Member]) {
    switch self {
    case .page(let call): return call.json(names)
    case .isScrolling(let from, let to, let progress):
      return ("isScrolling", names.way(from, to) + [.init("progress", .double(progress))])
    case .willScroll(let from, let to): return ("willScroll", names.way(from, to))
    case .didScroll(let from, let to, let successful):
      return ("didScroll", names.way(from, to) + [.init("successful", .bool(successful))])
    case .didSelect(let page): return ("didSelect", [names.member(page)])
    case .menuReloaded: return ("menuReloaded", [])
    case .menuOffset(let offset, let animated):
      return ("menuOffset", [.init("offset", .double(offset)), .init("animated", .bool(animated))])
    case .scrollContent(let offset): return ("scrollContent", [.init("offset", .double(offset))])
    case .refused(let refusal):
      let text = PagerEventText(names: names).text(of: refusal)
      let detail = text.utf8.dropFirst(refusal.name.utf8.count + 1)
      let members: [JSONValue.Member] =
        detail.isEmpty ? [] : [.init("detail", .string(String(decoding: detail, as: UTF8.self)))]
      return ("refused", [.init("reason", .string(refusal.name))] + members)
    }
  }
}

extension PageWindow.Call {
  /// Writes a call of the pages.
  ///
  /// - Parameter names: Finds the names of pages.
  /// - Returns: The name of the event and its other members.
  fileprivate func json(_ names: PageNames) -> (name: String, members: [JSONValue.Member]) {
    switch self {
    case .add(let page): return ("add", [names.member(page)])
    case .remove(let page): return ("remove", [names.member(page)])
    case .reload(let page): return ("reload", [names.member(page)])
    case .layoutViews(let pages, let keepsOffset):
      let list = JSONValue.Member("pages", .strings(pages.map { names.name(of: $0) }))
      return ("layoutViews", [list, .init("keepsContentOffset", .bool(keepsOffset))])
    case .beginAppearance(let page, let appearing, let animated):
      let name = appearing ? "willAppear" : "willDisappear"
      return (name, [names.member(page), .init("animated", .bool(animated))])
    case .endAppearance(let page): return ("endAppearance", [names.member(page)])
    case .willScroll(let from, let to): return ("willScroll", names.way(from, to))
    case .isScrolling(let from, let to, let progress):
      return ("isScrolling", names.way(from, to) + [.init("progress", .double(progress))])
    case .didFinishScrolling(let from, let to, let successful):
      return ("didScroll", names.way(from, to) + [.init("successful", .bool(successful))])
    case .scrollForward: return ("scrollForward", [])
    case .scrollReverse: return ("scrollReverse", [])
    case .refused: return ("refused", [])
    }
  }
}

extension PageNames {
  /// Writes a page.
  ///
  /// - Parameter page: The page.
  /// - Returns: The member.
  fileprivate func member(_ page: PageID) -> JSONValue.Member {
    .init("page", .string(name(of: page)))
  }

  /// Writes a way from one page to another.
  ///
  /// - Parameters:
  ///   - from: Where it begins.
  ///   - to: Where it leads; nil past an end.
  /// - Returns: The members, without a destination past an end.
  fileprivate func way(_ from: PageID, _ to: PageID?) -> [JSONValue.Member] {
    [.init("source", .string(name(of: from)))]
      + (to.map { [.init("destination", .string(name(of: $0)))] } ?? [])
  }
}
