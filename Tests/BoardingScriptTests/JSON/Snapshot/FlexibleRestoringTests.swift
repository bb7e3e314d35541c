import Boarding
import BoardingMotion
import BoardingPaging
import BoardingScript
import Testing

/// Flexible controllers that are restored while something else goes on in them.
struct FlexibleRestoringTests {
  /// A controller at the sixth of eight items.
  private var desk: SnapshotDesk {
    get throws {
      let desk = try SnapshotDesk()
      desk.controller.start()
      desk.answerAll()
      desk.controller.select(index: 3)
      desk.answer()
      desk.controller.select(index: 5)
      desk.answerAll()
      return desk
    }
  }

  @Test func `what was there before goes away, and what was asked for is cancelled`() throws {
    let kept = try desk.kept
    let other = try desk.fresh()
    other.controller.start(at: 20)
    other.answer()
    var events: [PieceLoader.Event] = []
    other.controller.onLoading = { _, event in events.append(event) }
    let pending = other.controller.loader.pendingRequests
    #expect(pending.count == 1)
    let names = other.controller.pagingController.visiblePages.compactMap { $0 as? KeptPage }
    other.story = []
    #expect(other.controller.restore(kept).isComplete)
    #expect(other.picture == (try desk.picture))
    #expect(events == pending.map { .cancelled($0) })
    #expect(
      other.story == [
        "p20 will disappear", "remove p20", "remove p21", "p20 did disappear", "show p5", "add p5",
        "p5 will appear", "show p4", "add p4", "show p6", "add p6", "p5 did appear", "selected 5",
      ]
    )
    #expect(other.seen == ["did appear"])
    #expect(names.count == 2)
    // The numbers of both lives are used up.
    other.controller.select(index: 7)
    let next = try #require(other.controller.loader.pendingRequests.first)
    #expect(next.number > pending[0].number)
  }

  @Test func `restoring twice is restoring once`() throws {
    let kept = try desk.kept
    let other = try desk.fresh()
    other.controller.restore(kept)
    let (picture, loader) = (other.picture, other.controller.loader)
    other.controller.restore(kept)
    #expect(other.picture == picture)
    #expect(other.controller.loader == loader)
    #expect(other.seen == ["did appear"])
  }

  @Test func `a movement and a finger end where the pages go away`() throws {
    let kept = try desk.kept
    for hasFinger in [false, true] {
      let other = try desk
      if hasFinger {
        other.controller.pan(.began(start: nil))
        other.controller.pan(.moved(PanSample(translation: PanVector(x: -200))))
      } else {
        other.controller.select(index: 2, animated: true)
        other.controller.advance(by: .milliseconds(100))
      }
      #expect(other.controller.pagingController.isInMotion)
      #expect(other.controller.restore(kept).isComplete)
      #expect(other.picture == (try desk.picture))
      #expect(!other.controller.pagingController.isInMotion)
      #expect(other.seen == ["did appear"])
      other.controller.pan(.moved(PanSample(translation: PanVector(x: -300))))
      other.controller.pan(.ended(PanSample(translation: PanVector(x: -300))))
      other.controller.settle()
      #expect(other.picture == (try desk.picture))
    }
  }

  @Test func `inside a call it is done when all calls are delivered`() throws {
    let kept = try desk.kept
    let other = try desk.fresh()
    var restorations: [Restoration] = []
    other.onAppearance = { [unowned other] in
      if !restorations.isEmpty { return }
      restorations.append(other.controller.restore(kept))
      #expect(other.controller.loader.pages.pages.first == 20)
    }
    other.controller.start(at: 20)
    other.answer()
    #expect(restorations.map(\.isComplete) == [true])
    #expect(other.picture == (try desk.picture))
    #expect(other.seen == ["did appear"])
  }

  @Test func `inside a call of pages that were told something past the controller it is refused`()
    throws
  {
    let kept = try desk.kept
    let other = try desk
    var refusals: [PagingRefusal?] = []
    other.onAppearance = { [unowned other] in
      refusals.append(other.controller.restore(kept).pagingRefusal)
    }
    other.controller.pagingController.select(index: 2)
    #expect(refusals == [.pagesAreInACall])
    #expect(other.controller.pagingController.settledIndex == 2)
  }

  @Test func `one that restores for ever is refused in the end`() throws {
    let kept = try desk.kept
    let other = try desk.fresh()
    var last: Restoration?
    other.onAppearance = { [unowned other] in last = other.controller.restore(kept) }
    other.controller.restore(kept)
    #expect(last?.pagingRefusal == .tooManyRequests(limit: 10_000))
    #expect(last?.isComplete == false)
    other.onAppearance = nil
    #expect(other.picture == (try desk.picture))
  }

  @Test func `time goes on from where the controller is`() throws {
    let kept = try desk.kept
    let other = try desk.fresh()
    other.controller.advance(by: .seconds(5))
    other.controller.restore(kept)
    #expect(other.controller.now == Instant(nanoseconds: 5_000_000_000))
    #expect(other.controller.loader.now == other.controller.now)
  }

  @Test func `what answers at once answers inside the call`() throws {
    let desk = try SnapshotDesk()
    desk.controller.start()
    desk.answer()
    desk.controller.select(index: 3)
    let kept = try desk.kept
    desk.answerAll()
    let other = try desk.fresh()
    other.answersNow = true
    other.controller.restore(kept)
    #expect(other.picture == desk.picture)
    #expect(other.asked == [])
  }

  @Test(arguments: UInt64(0)..<150)
  func `wherever a run stands, it goes on in another controller`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let desk = try SnapshotDesk(
      total: 25,
      hasMenu: seed % 3 == 0,
      hasPlaceholders: seed % 2 == 0,
      maximumCount: seed % 5 == 0 ? 12 : nil
    )
    desk.controller.start(at: Int.random(in: 0..<25, using: &random))
    for step in 0..<60 {
      take(Int.random(in: 0..<12, using: &random), on: desk, using: &random)
      if step % 6 != 5 { continue }
      // What a finger has not decided goes back in one and is decided by its lift in the other.
      desk.controller.pan(.ended(PanSample(translation: PanVector(x: -200))))
      let kept = try desk.kept
      let again = try desk.fresh()
      #expect(again.controller.restore(kept).isComplete, "seed \(seed), step \(step)")
      desk.controller.settle()
      #expect(again.picture == desk.picture, "seed \(seed), step \(step)")
      let isRefreshing = desk.controller.loader.phase(of: .refresh).isBusy
      // Nobody asks for a far place that is still one after a refresh; a restored loader does.
      let isForgotten = desk.isAtFarPlace && desk.asked == []
      if !isRefreshing && !isForgotten {
        #expect(again.asked == desk.asked, "seed \(seed), step \(step)")
      }
      again.answerAll()
      desk.answerAll()
      if desk.isAtFarPlace {
        #expect(again.controller.currentIndex == desk.controller.currentIndex)
      } else {
        #expect(again.picture == desk.picture, "seed \(seed), step \(step), at the end")
      }
      #expect(again.seen == (again.controller.count > 0 ? ["did appear"] : []))
    }
  }

  /// Does one of the things that can happen.
  private func take(_ wish: Int, on desk: SnapshotDesk, using random: inout SplitMix64) {
    let controller = desk.controller
    switch wish {
    case 0, 1, 2: desk.answer()
    case 3, 4:
      // A selection that waits is dropped.
      if controller.pagingController.isInMotion { return }
      controller.select(
        index: Int.random(in: 0..<25, using: &random),
        animated: Bool.random(using: &random)
      )
    case 5: controller.pan(.began(start: nil))
    case 6, 7:
      let x = Double(Int.random(in: -300...300, using: &random))
      controller.pan(.moved(PanSample(translation: PanVector(x: x))))
    case 8: controller.pan(.ended(PanSample(translation: PanVector(x: -200))))
    case 9: controller.advance(by: .milliseconds(Int.random(in: 0...400, using: &random)))
    case 10:
      let kinds: [PieceLoader.Refresh] = [.around, .everyPiece, .start]
      controller.refresh(kinds[Int.random(in: 0..<3, using: &random)])
    default:
      desk.fail()
      if Bool.random(using: &random) { controller.retry(.append) }
    }
  }
}
