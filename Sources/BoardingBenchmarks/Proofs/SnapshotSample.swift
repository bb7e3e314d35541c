import Boarding
import BoardingExplorer
import BoardingMotion
import BoardingPaging
import BoardingScript

/// Snapshots that are to be broken, and what a restored one has to stand.
enum SnapshotSample {
  /// Makes the text of a snapshot by chance.
  ///
  /// - Parameter random: Where the chance comes from.
  /// - Returns: The text in UTF-8.
  static func text(_ random: inout SplitMix64) -> [UInt8] {
    if random.isChance(1, of: 4), let pages = PieceScript(&random).continuation(from: nil) {
      return pages.snapshot.jsonBytes
    }
    var snapshot = Snapshot()
    if let machine = machine(&random), random.isChance(5, of: 6) {
      snapshot.navigation = NavigationSnapshot(machine)
    }
    if random.isChance(1, of: 2) { snapshot.loading = LoadingSnapshot(loader(&random)) }
    if random.isChance(1, of: 3), let pager = pager(&random) {
      snapshot.paging = PagingSnapshot(pager)
    }
    return snapshot.jsonBytes
  }

  /// Makes a machine in the middle of what it does.
  ///
  /// - Parameter random: Where the chance comes from.
  /// - Returns: The machine.
  static func machine(_ random: inout SplitMix64) -> Machine? {
    let world = World.random(isOpen: false, using: &random)
    guard let flow = try? world.makeFlow() else { return nil }
    var inputs = RandomInputs(random: random, screenCount: flow.screens.count)
    var machine = Machine(flow: flow)
    var events: [Event] = []
    for _ in 0..<inputs.random.number(below: 60) {
      machine.handle(inputs.next(for: machine), into: &events)
    }
    random = inputs.random
    return machine
  }

  /// Makes a loader in the middle of what it does.
  ///
  /// - Parameter random: Where the chance comes from.
  /// - Returns: The loader.
  private static func loader(_ random: inout SplitMix64) -> PieceLoader {
    var loader = PieceLoader(options: options(&random))
    var events: [PieceLoader.Event] = []
    loader.start(at: random.pick([0, 0, 7]), into: &events)
    drive(&loader, &random)
    return loader
  }

  /// Draws how items are loaded.
  ///
  /// - Parameter random: Where the chance comes from.
  /// - Returns: The options.
  private static func options(_ random: inout SplitMix64) -> LoadingOptions {
    let options = try? LoadingOptions(
      numberOfItemsPerPage: 1 + random.number(below: 6),
      hasPlaceholders: random.isChance(1, of: 2),
      duplicates: random.pick([.drop, .report]),
      refreshing: random.pick([.keepsItems, .clearsFirst]),
      retry: random.pick([.standard, .never])
    )
    return options ?? .standard
  }

  /// Moves about in a loader, and answers or fails what it asks for.
  ///
  /// - Parameters:
  ///   - loader: The loader.
  ///   - random: Where the chance comes from.
  private static func drive(_ loader: inout PieceLoader, _ random: inout SplitMix64) {
    var events: [PieceLoader.Event] = []
    for _ in 0..<20 {
      let choice = random.number(below: 8)
      if choice == 0 {
        let last = loader.count - 1
        loader.move(to: random.pick([0, last, loader.count / 2, -1]), into: &events)
      } else if choice == 1 {
        loader.refresh(random.pick([.around, .start, .everyPiece]), into: &events)
      } else if choice == 2 {
        loader.retry(random.pick(LoadDirection.allCases), into: &events)
      } else if choice == 3 {
        let instant = loader.now.advanced(byNanoseconds: 1_000_000_000)
        if let instant { loader.advance(to: instant, into: &events) }
      } else if let request = loader.pendingRequests.first {
        loader.answer(request, with: answer(&random), into: &events)
      }
      events.removeAll()
    }
  }

  /// Draws what comes of a request.
  ///
  /// - Parameter random: Where the chance comes from.
  /// - Returns: A piece, or a failure.
  private static func answer(_ random: inout SplitMix64) -> LoadAnswer {
    if random.isChance(1, of: 5) { return .failure(.source(code: 5)) }
    let first = random.number(below: 40)
    let items = (first..<first + random.number(below: 5)).map { PageID(rawValue: $0) }
    return .piece(
      LoadedPiece(
        random.isChance(1, of: 4) ? items.reversed() : items,
        previousKey: random.isChance(1, of: 2) ? 3 : nil,
        nextKey: random.isChance(2, of: 3) ? PieceKey(rawValue: first + 50) : nil,
        itemsBefore: random.isChance(1, of: 2) ? first : nil,
        itemsAfter: random.isChance(1, of: 2) ? 9 : nil
      )
    )
  }

  /// Makes a pager in the middle of what it does.
  ///
  /// - Parameter random: Where the chance comes from.
  /// - Returns: The pager.
  private static func pager(_ random: inout SplitMix64) -> Pager<MenuLayout>? {
    var pager = try? Pager<MenuLayout>(options: PagingOptions(), size: size)
    var events: [PagerEvent] = []
    for _ in 0..<8 {
      let page = PageID(rawValue: random.number(below: 5))
      let input = random.pick([
        PagerInput.select(page, animated: true), .select(page, animated: false), .tap(page),
        .badgeValue(page, "9+"), .pan(.began(start: nil)),
        .pan(.moved(PanSample(translation: PanVector(x: -120)))),
      ])
      pager?.handle(input, source: CountedPages(5), into: &events)
    }
    return pager
  }

  /// The size of a pager.
  private static let size = Plane.Size(width: 390, height: 600)

  /// Restores a snapshot that could be read, and goes on from there.
  ///
  /// - Parameters:
  ///   - snapshot: The snapshot.
  ///   - random: Where the chance comes from.
  /// - Returns: What is no legal state, or nil.
  static func fault(of snapshot: Snapshot, _ random: inout SplitMix64) -> String? {
    if let loading = snapshot.loading {
      var loader = PieceLoader(restoring: loading, options: options(&random))
      if loader.resting != loader { return "the loader is not at rest" }
      var events: [PieceLoader.Event] = []
      loader.resume(into: &events)
      drive(&loader, &random)
    }
    if let paging = snapshot.paging {
      var pager = try? Pager<MenuLayout>(options: PagingOptions(), size: size)
      var events: [PagerEvent] = []
      let policy = random.pick(GonePolicy.allCases)
      _ = pager?.restore(paging, gone: policy, source: CountedPages(4), into: &events)
      if let page = pager?.settled, !CountedPages(4).contains(page) { return "a page that is gone" }
    }
    if snapshot.loading != nil, let fault = PieceScript(&random).fault(of: snapshot, &random) {
      return fault
    }
    guard let navigation = snapshot.navigation else { return nil }
    guard let flow = try? World.random(isOpen: false, using: &random).makeFlow() else { return nil }
    var machine = Machine(flow: flow)
    let restoration = machine.restore(navigation, gone: random.pick(GonePolicy.allCases))
    let state = machine.state
    if machine.restingState != state { return "the machine is not at rest" }
    let screens = state.stack.rootFirst
    if Set(screens).count < screens.count { return "a screen is there twice" }
    if !screens.allSatisfy({ flow.knows($0) }) { return "a screen that the flow does not have" }
    if restoration.startsOver, !screens.isEmpty { return "it begins anew with screens" }
    return runFault(&machine, &random)
  }

  /// Hands random inputs to a restored machine, and keeps the books of the calls.
  ///
  /// - Parameters:
  ///   - machine: The machine.
  ///   - random: Where the chance comes from.
  /// - Returns: What is wrong, or nil.
  private static func runFault(_ machine: inout Machine, _ random: inout SplitMix64) -> String? {
    var ledger = CallLedger()
    if let fault = ledger.book(opening(machine.state)) { return fault }
    var inputs = RandomInputs(random: random, screenCount: machine.flow.screens.count)
    for _ in 0..<25 {
      var events: [Event] = []
      machine.handle(inputs.next(for: machine), into: &events)
      if let fault = ledger.book(events) { return fault }
    }
    random = inputs.random
    let state = machine.state
    guard state.isIdle, state.queue.isEmpty else { return nil }
    return ledger.audit(
      atRestWith: state.stack.rootFirst,
      isContainerVisible: state.isContainerVisible
    )
  }

  /// The calls that would have led to a state at rest.
  ///
  /// - Parameter state: The state.
  /// - Returns: The events.
  private static func opening(_ state: Machine.State) -> [Event] {
    var kinds: [Event.Kind] = []
    for screen in state.stack.rootFirst {
      kinds += [.willEnterStack(screen), .didEnterStack(screen)]
    }
    if let top = state.stack.top, state.isContainerVisible {
      kinds += [.willAppear(top), .didAppear(top)]
    }
    if case .ended(let end) = state.phase { kinds.append(.flowFinished(end)) }
    return kinds.map { Event(at: state.now, $0) }
  }
}
