import Boarding
import BoardingMotion
import BoardingPaging
import BoardingScript
import Testing

/// Flexible controllers that are kept and restored.
struct FlexibleSnapshotTests {
  @Test func `items come back, and the selected page appears as one that is loaded first`() throws {
    let desk = try SnapshotDesk()
    desk.controller.start()
    desk.answerAll()
    desk.controller.select(index: 3)
    desk.answer()
    desk.controller.select(index: 5)
    desk.answerAll()
    let again = try desk.fresh()
    #expect(again.controller.restore(try desk.kept).isComplete)
    #expect(again.picture == desk.picture)
    #expect(again.asked == [])
    #expect(
      again.story == [
        "show p5", "add p5", "p5 will appear", "show p4", "add p4", "show p6", "add p6",
        "p5 did appear", "selected 5",
      ]
    )
    #expect(Snapshot(again.controller) == Snapshot(desk.controller))
    again.controller.select(index: 6)
    desk.controller.select(index: 6)
    #expect(again.asked == desk.asked)
    #expect(again.controller.loader == desk.controller.loader)
  }

  @Test func `the example of a controller that is kept`() throws {
    let photos = try SnapshotDesk()
    let options = photos.controller.loader.options
    let feed = photos.controller
    feed.start()
    photos.answerAll()
    feed.select(index: 2)
    let json = Snapshot(feed).json
    let resumedFeed = try FlexiblePagingController(loading: options)
    resumedFeed.dataSource = photos
    let outcome = resumedFeed.restore(try Snapshot(json: json))
    assert(outcome.isComplete && resumedFeed.currentIndex == feed.currentIndex)
    #expect(outcome.isComplete)
    #expect(resumedFeed.item(at: 2)?.title == "p2")
    #expect(resumedFeed.loader.pendingRequests.count == feed.loader.pendingRequests.count)
    let again = try FlexiblePagingController(loading: options)
    let text = Snapshot(feed).json
    let restoration = again.restore(try Snapshot(json: text))
    #expect(restoration == outcome)
  }

  @Test func `what was on its way is asked for again, and its old answer is stale`() throws {
    let desk = try SnapshotDesk()
    desk.controller.start()
    desk.answer()
    desk.controller.select(index: 3)
    let old = try #require(desk.controller.loader.pendingRequests.first)
    let again = try desk.fresh()
    var events: [PieceLoader.Event] = []
    again.controller.onLoading = { _, event in events.append(event) }
    again.controller.restore(try desk.kept)
    let new = try #require(again.controller.loader.pendingRequests.first)
    #expect(new.target == old.target)
    #expect(new.number == old.number + 1)
    again.controller.answer(old, with: .piece(LoadedPiece([90])))
    #expect(
      events == [.requested(new), .refused(.staleRequest(old, generation: new.generation))]
    )
    again.answerAll()
    desk.answerAll()
    #expect(again.picture == desk.picture)
  }

  @Test func `a failure stays one until it is tried again`() throws {
    let desk = try SnapshotDesk()
    desk.controller.start()
    desk.answer()
    desk.controller.select(index: 3)
    desk.fail()
    let again = try desk.fresh()
    again.controller.restore(try desk.kept)
    #expect(again.asked == [])
    #expect(again.controller.loader.phase(of: .append) == desk.controller.loader.phase(of: .append))
    again.controller.retry(.append)
    desk.controller.retry(.append)
    #expect(again.asked == ["append key 1"])
    #expect(again.controller.loader == desk.controller.loader)
  }

  @Test func `a try that waited for its time is sent at once`() throws {
    let desk = try SnapshotDesk(retry: .standard)
    desk.controller.start()
    desk.answer()
    desk.controller.select(index: 3)
    desk.fail()
    #expect(desk.asked == [])
    let again = try desk.fresh()
    again.controller.restore(try desk.kept)
    #expect(again.asked == ["append key 1"])
    #expect(again.controller.nextDeadline == nil)
  }

  @Test func `a first piece that was on its way is asked for again, where it was wanted`() throws {
    let desk = try SnapshotDesk()
    desk.controller.start(at: 9)
    let again = try desk.fresh()
    again.controller.restore(try desk.kept)
    #expect(again.story == [])
    #expect(again.asked == ["refresh index 9"])
    again.answerAll()
    desk.answerAll()
    #expect(again.picture == desk.picture)
    #expect(again.story == desk.story)
  }

  @Test func `a refresh begins anew with its first piece`() throws {
    let desk = try SnapshotDesk()
    desk.controller.start()
    desk.answerAll()
    desk.controller.select(index: 3)
    desk.answerAll()
    desk.controller.refresh(.everyPiece)
    desk.answer()
    #expect(desk.asked == ["refresh key 1"])
    let again = try desk.fresh()
    again.controller.restore(try desk.kept)
    #expect(again.asked == ["refresh key 0"])
    again.answerAll()
    desk.answerAll()
    #expect(again.picture == desk.picture)
  }

  @Test func `a far place is shown without its item, which is asked for`() throws {
    let desk = try SnapshotDesk(hasPlaceholders: true)
    desk.controller.start()
    desk.answerAll()
    desk.controller.select(index: 30)
    let again = try desk.fresh()
    #expect(again.controller.restore(try desk.kept).isComplete)
    #expect(again.picture == desk.picture)
    #expect(again.asked == desk.asked)
    #expect(again.asked == ["refresh index 30"])
    let page = again.controller.pagingController.visiblePages[1]
    again.answerAll()
    desk.answerAll()
    #expect(again.picture == desk.picture)
    #expect(again.controller.pagingController.visiblePages[1] === page)
  }

  @Test func `a movement is at its end, and a swipe that is not decided goes back`() throws {
    for hasPlaceholders in [false, true] {
      let desk = try SnapshotDesk(hasMenu: true, hasPlaceholders: hasPlaceholders)
      desk.controller.start()
      desk.answerAll()
      desk.controller.select(index: hasPlaceholders ? 30 : 3, animated: true)
      desk.controller.advance(by: .milliseconds(50))
      let moving = try desk.kept
      desk.controller.settle()
      let again = try desk.fresh()
      again.controller.restore(moving)
      #expect(again.picture == desk.picture)
      #expect(again.asked == desk.asked)
      desk.answerAll()
      desk.controller.pan(.began(start: nil))
      desk.controller.pan(.moved(PanSample(translation: PanVector(x: -250))))
      let held = try desk.kept
      desk.controller.pan(.moved(PanSample(translation: .zero)))
      desk.controller.pan(.cancelled(PanSample(translation: .zero)))
      desk.controller.settle()
      let other = try desk.fresh()
      other.controller.restore(held)
      #expect(other.picture == desk.picture)
    }
  }

  @Test func `one that has not begun is restored to one that has not begun`() throws {
    let desk = try SnapshotDesk()
    let again = try desk.fresh()
    again.controller.start()
    again.answerAll()
    #expect(again.controller.restore(try desk.kept).isComplete)
    #expect(again.picture == desk.picture)
    #expect(again.asked == [])
    #expect(again.seen == [])
    again.controller.start()
    #expect(again.asked == ["refresh start"])
  }

  @Test func `one without any item stays complete`() throws {
    let desk = try SnapshotDesk(total: 0)
    desk.controller.start()
    desk.answerAll()
    let again = try desk.fresh()
    again.controller.restore(try desk.kept)
    #expect(again.picture == desk.picture)
    #expect(again.asked == [])
    #expect(again.controller.loader == desk.controller.loader)
  }

  @Test func `badges and the policy of selections come back`() throws {
    let desk = try SnapshotDesk(hasMenu: true)
    desk.controller.start()
    desk.answerAll()
    desk.controller.handle(.badgeValue(2, "new"))
    desk.controller.pagingController.selectionPolicy = .atOnce
    let kept = try desk.kept
    let again = try desk.fresh()
    again.controller.start()
    again.answerAll()
    again.controller.handle(.badgeValue(1, "old"))
    #expect(again.controller.restore(kept).isComplete)
    #expect(again.picture == desk.picture)
    #expect(again.menu == desk.menu)
    #expect(
      again.menu == ["p0 - at 0.0, 1.0", "p1 - at 150.0, 0.0", "p2 new at 300.0, 0.0"]
    )
  }

  @Test func `a page that is gone gives way by the policy`() throws {
    let desk = try SnapshotDesk()
    desk.controller.start()
    desk.answerAll()
    let text = Snapshot(desk.controller).json
    let gone = text.replacing(
      #""paging":{"page":0,"next":1}"#,
      with: #""paging":{"page":70,"previous":1,"next":2,"badges":[{"page":70,"text":"!"}]}"#
    )
    #expect(gone != text)
    let results = try GonePolicy.allCases.map { policy in
      let again = try desk.fresh()
      let restoration = again.controller.restore(try Snapshot(json: gone), gone: policy)
      return restoration.dropped.map(\.description)
        + ["\(restoration.startsOver)", again.picture[0], "\(again.seen.count)"]
    }
    #expect(
      results == [
        ["page 70: it is gone", "badge of page 70: it is gone", "false", "2 of 4", "1"],
        ["page 70: it is gone", "badge of page 70: it is gone", "false", "1 of 4", "1"],
        ["page 70: it is gone", "true", "0 of 0", "0"],
      ]
    )
  }

  @Test func `pages without items are gone, and navigation does not fit`() throws {
    let desk = try SnapshotDesk()
    desk.controller.start()
    desk.answerAll()
    let old = desk.picture
    desk.story = []
    let paging = try Snapshot(json: #"{"boardingSnapshot":1,"paging":{"page":3}}"#)
    let restoration = desk.controller.restore(paging)
    #expect(restoration.startsOver)
    #expect(restoration.dropped.map(\.description) == ["page 3: it is gone"])
    #expect(desk.controller.restore(Snapshot(Machine(flow: snapshotFlow))).isUnfit)
    #expect(desk.controller.restore(Snapshot()).isUnfit)
    #expect(desk.picture == old)
    #expect(desk.story == [])
  }
}
