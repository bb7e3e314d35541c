import Boarding
import BoardingPaging
import Testing

/// What a flexible controller holds, as a plain list: told the answers, it works the items out anew.
final class FlexibleModel {
  private let desk: StoryDesk
  private var items: [PageID] = []
  private var itemsBefore = 0
  private var itemsAfter = 0
  private var requests: [Int: LoadRequest] = [:]
  private var pieces: [Int: LoadedPiece] = [:]
  private var draft: [PageID] = []
  private var draftBefore: Int?
  private var generation = 0
  /// True once a page was asked for that had to be loaded: an answer may go there then.
  private var hasWish = false
  private var trouble: [String] = []

  init(_ desk: StoryDesk) {
    self.desk = desk
    desk.controller.onLoading = { [unowned self] _, event in take(event) }
  }

  private var controller: FlexiblePagingController { desk.controller }

  private var hasPlaceholders: Bool { controller.loader.options.hasPlaceholders }

  /// Answers the first request that is on its way; the page that is selected stays.
  func answer() {
    guard let request = controller.loader.pendingRequests.first else { return }
    let piece = desk.piece(for: request)
    requests[request.number] = nil
    pieces[request.number] = piece
    let page = controller.pagingController.pager.settled
    let old = objects()
    controller.answer(request, with: .piece(piece))
    let new = objects()
    for (page, object) in old where new[page] != nil && new[page] != object {
      trouble.append("page \(page.rawValue) is another object")
    }
    if let page, let place = items.firstIndex(of: page), !hasWish,
      controller.currentIndex != itemsBefore + place
    {
      trouble.append("\(page.rawValue) left \(itemsBefore + place) for \(controller.currentIndex)")
    }
  }

  /// Lets the first request that is on its way fail.
  func fail() {
    guard let request = controller.loader.pendingRequests.first else { return }
    requests[request.number] = nil
    controller.answer(request, with: .failure(.source(code: 7)))
  }

  /// Notes that a page is wanted that has to be loaded first.
  ///
  /// - Parameter answer: What became of an input.
  func note(_ answer: PagingAnswer) {
    if answer == .queued { hasWish = true }
  }

  /// Compares the controller with the model.
  ///
  /// - Parameter comment: Where in which run.
  func check(_ comment: Comment) {
    let loader = controller.loader
    #expect(trouble == [], comment)
    #expect(loader.pages.pages == items, comment)
    #expect(loader.itemsBefore == itemsBefore && loader.itemsAfter == itemsAfter, comment)
    #expect(controller.count == itemsBefore + items.count + itemsAfter, comment)
    #expect(
      loader.pendingRequests.map(\.number).sorted() == requests.keys.sorted(),
      comment
    )
    for index in -1...controller.count {
      let place = index - itemsBefore
      let title = items.indices.contains(place) ? "p\(items[place].rawValue)" : nil
      #expect(controller.item(at: index)?.title == title, comment)
    }
  }

  /// The page objects of the items that are there, by item.
  private func objects() -> [PageID: ObjectIdentifier] {
    var objects: [PageID: ObjectIdentifier] = [:]
    for index in 0..<controller.count {
      guard let item = controller.item(at: index) else { continue }
      guard let page = controller.pagingController.page(for: item) else { continue }
      objects[item.identifier] = ObjectIdentifier(page)
    }
    return objects
  }

  /// Takes what happened in loading.
  private func take(_ event: PieceLoader.Event) {
    switch event {
    case .requested(let request):
      requests[request.number] = request
      if request.generation != generation { (draft, draftBefore) = ([], nil) }
      generation = request.generation
    case .cancelled(let request):
      if requests.removeValue(forKey: request.number) == nil { trouble.append("\(event)") }
    case .appended(let request, let count, _):
      let fresh = fresh(of: request, beside: items)
      if fresh.count != count { trouble.append("\(event)") }
      items += fresh
      if hasPlaceholders { itemsAfter = pieces[request.number]?.itemsAfter ?? 0 }
    case .prepended(let request, let count, _):
      let fresh = fresh(of: request, beside: items)
      if fresh.count != count { trouble.append("\(event)") }
      items = fresh + items
      if hasPlaceholders { itemsBefore = pieces[request.number]?.itemsBefore ?? 0 }
    case .refetched(let request, let count): redraft(request, count: count)
    case .replaced(let request, let count, _):
      redraft(request, count: nil)
      if draft.count != count { trouble.append("\(event)") }
      items = draft
      itemsBefore = hasPlaceholders ? draftBefore ?? 0 : 0
      itemsAfter = hasPlaceholders ? pieces[request.number]?.itemsAfter ?? 0 : 0
      (draft, draftBefore) = ([], nil)
    case .cleared: (items, itemsBefore, itemsAfter) = ([], 0, 0)
    case .dropped(.append, let count):
      items.removeLast(count)
      if hasPlaceholders { itemsAfter += count }
    case .dropped(_, let count):
      items.removeFirst(count)
      if hasPlaceholders { itemsBefore += count }
    case .waiting, .failed, .indexChanged, .completed, .refused: break
    }
  }

  /// Takes a piece of items that are loaded anew.
  private func redraft(_ request: LoadRequest, count: Int?) {
    let fresh = fresh(of: request, beside: draft)
    if let count, fresh.count != count { trouble.append("refetched \(count)") }
    if draftBefore == nil { draftBefore = pieces[request.number]?.itemsBefore }
    draft += fresh
  }

  /// Returns those items of an answer that are not there yet.
  private func fresh(of request: LoadRequest, beside items: [PageID]) -> [PageID] {
    (pieces[request.number]?.items ?? []).filter { !items.contains($0) }
  }
}
