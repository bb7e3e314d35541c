import Boarding
import BoardingMotion
import BoardingPaging
import Testing

/// Random inputs for a flexible controller, beside a plain model and what can be said of every run.
struct FlexibleRandomTests {
  /// Seeds in which the selected page goes while pages move, comes back before they are at rest, and
  /// all items are loaded anew.
  private static let seedsOfLostPages: [UInt64] = [675, 791, 863, 1727, 1991]

  @Test(arguments: (0..<100) + seedsOfLostPages)
  func `whatever happens, a plain model agrees and appearances balance`(
    seed: UInt64
  ) throws {
    var random = SplitMix64(seed: seed)
    let hasPlaceholders = seed % 2 == 0
    let desk = try StoryDesk(
      total: 25,
      hasMenu: seed % 3 == 0,
      hasPlaceholders: hasPlaceholders,
      maximumCount: seed % 5 == 0 ? 8 : nil
    )
    let model = FlexibleModel(desk)
    desk.controller.start(at: Int.random(in: 0..<25, using: &random))
    var told: [Int] = []
    desk.controller.didPageSelected = { told.append($0) }
    for step in 0..<200 {
      take(Int.random(in: 0..<14, using: &random), on: desk, model, using: &random)
      model.check("seed \(seed), step \(step)")
      check(desk, "seed \(seed), step \(step)")
    }
    desk.controller.pan(.ended(PanSample(translation: PanVector(x: 0))))
    while !desk.controller.loader.pendingRequests.isEmpty { model.answer() }
    desk.controller.settle()
    while !desk.controller.loader.pendingRequests.isEmpty { model.answer() }
    model.check("seed \(seed), end")
    check(desk, "seed \(seed), end")
    checkAppearances(of: desk, "seed \(seed)")
    if desk.controller.count > 0 {
      #expect(told.last == desk.controller.currentIndex, "seed \(seed)")
      let index = desk.controller.currentIndex
      #expect(
        desk.shown == desk.controller.item(at: index)?.title ?? "?\(index)",
        "seed \(seed)"
      )
    }
    desk.controller.didPageSelected = nil
    desk.controller.onLoading = nil
  }

  /// Does one of the things that can happen.
  private func take(
    _ wish: Int,
    on desk: StoryDesk,
    _ model: FlexibleModel,
    using random: inout SplitMix64
  ) {
    let controller = desk.controller
    switch wish {
    case 0, 1, 2:
      if !controller.loader.pendingRequests.isEmpty { model.answer() }
    case 3, 4:
      model.note(
        controller.select(
          index: Int.random(in: -2..<30, using: &random),
          animated: Bool.random(using: &random)
        )
      )
    case 5: controller.pan(.began(start: nil))
    case 6, 7:
      let x = Double(Int.random(in: -300...300, using: &random))
      controller.pan(.moved(PanSample(translation: PanVector(x: x))))
    case 8: controller.pan(.ended(PanSample(translation: PanVector(x: -200))))
    case 9: controller.advance(by: .milliseconds(Int.random(in: 0...400, using: &random)))
    case 10:
      switch Int.random(in: 0..<4, using: &random) {
      case 0: controller.refresh(.around)
      case 1: controller.refresh(.everyPiece)
      case 2: controller.refresh(.start)
      default: controller.numberOfItemsPerPage = Int.random(in: 1...6, using: &random)
      }
    case 11:
      if !controller.loader.pendingRequests.isEmpty { model.fail() }
    case 12:
      controller.retry(LoadDirection.allCases.randomElement(using: &random) ?? .refresh)
    default: desk.total = Int.random(in: 5...25, using: &random)
    }
  }

  /// Checks what holds after each step.
  private func check(_ desk: StoryDesk, _ comment: Comment) {
    let controller = desk.controller
    let window = controller.pagingController.pager.content.window.pages
    #expect(Set(window).count == window.count, comment)
    let items = controller.loader.pages.pages
    #expect(Set(items).count == items.count, comment)
    #expect(
      controller.count == 0 || (0..<controller.count).contains(controller.currentIndex),
      comment
    )
    #expect(controller.item(at: -1) == nil && controller.item(at: controller.count) == nil, comment)
    #expect(desk.pages.count <= 6, comment)
    let visible = controller.pagingController.visiblePages.map { ObjectIdentifier($0) }
    #expect(Set(visible).count == visible.count, comment)
  }

  /// Checks that each appearance that began has ended, and that one page is seen at the end.
  private func checkAppearances(of desk: StoryDesk, _ comment: Comment) {
    var phases: [String: String] = [:]
    var ready: Set<String> = []
    for line in desk.story.take() {
      let words = line.split(separator: " ").map { String($0) }
      guard words.count > 1 else { continue }
      let (page, call) = (words[0], words[1...].joined(separator: " "))
      switch call {
      case "added": #expect(ready.insert(page).inserted, comment)
      case "removed": #expect(ready.remove(page) != nil, comment)
      case "will appear":
        #expect([nil, "did disappear", "will disappear"].contains(phases[page]), comment)
        phases[page] = call
      case "did appear":
        #expect(phases[page] == "will appear", comment)
        phases[page] = call
      case "will disappear":
        #expect(["will appear", "did appear"].contains(phases[page]), comment)
        phases[page] = call
      case "did disappear":
        #expect(phases[page] == "will disappear", comment)
        phases[page] = call
      default: continue
      }
    }
    let seen = phases.filter { $0.value != "did disappear" }
    #expect(seen.values.sorted() == (desk.controller.count > 0 ? ["did appear"] : []), comment)
  }
}
