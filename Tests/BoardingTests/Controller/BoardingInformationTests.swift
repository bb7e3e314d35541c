import Boarding
import Testing

/// A screen that follows the series.
private class PlainScreen: Screen {}

/// A screen that conforms in its own declaration.
private final class ConformingScreen: Screen, BoardingInformation {
  var next: (any Screen)?
  func nextScreen(in navigationController: BoardingNavigationController) -> (any Screen)? { next }
}

/// A screen whose superclass knows nothing of boarding information.
private final class ConformingSubclass: PlainScreen, BoardingInformation {
  var next: (any Screen)?
  func nextScreen(in navigationController: BoardingNavigationController) -> (any Screen)? { next }
}

/// A screen that conforms in an extension.
private final class ExtendedScreen: Screen {
  var next: (any Screen)?
}

extension ExtendedScreen: BoardingInformation {
  fileprivate func nextScreen(
    in navigationController: BoardingNavigationController
  ) -> (any Screen)? {
    next
  }
}

/// A screen whose information is another object.
private final class DelegatingScreen: Screen {
  let boardingInformation: (any BoardingInformation)?

  init(_ information: any BoardingInformation) {
    boardingInformation = information
  }
}

/// Says that there is no screen before.
private final class NoWayBack: Screen, BoardingInformation {
  func previousScreen(in navigationController: BoardingNavigationController) -> (any Screen)? {
    nil
  }
}

/// Says that a certain screen comes before.
private final class WayBack: Screen, BoardingInformation {
  let previous: any Screen

  init(to previous: any Screen) {
    self.previous = previous
  }

  func previousScreen(in navigationController: BoardingNavigationController) -> (any Screen)? {
    previous
  }
}

struct BoardingInformationTests {
  @Test func `a conformance in a class is seen`() {
    let screen = ConformingScreen()
    screen.next = PlainScreen()
    expectNext(screen.next, after: screen)
  }

  @Test func `a conformance in a subclass is seen`() {
    let screen = ConformingSubclass()
    screen.next = PlainScreen()
    expectNext(screen.next, after: screen)
  }

  @Test func `a conformance in an extension is seen`() {
    let screen = ExtendedScreen()
    screen.next = PlainScreen()
    expectNext(screen.next, after: screen)
  }

  @Test func `another object may hold the information`() {
    let information = ConformingScreen()
    information.next = PlainScreen()
    expectNext(information.next, after: DelegatingScreen(information))
  }

  @Test func `the word of a screen is final, none included`() {
    let controller = BoardingNavigationController(
      screensToPresent: [ConformingScreen(), PlainScreen()]
    )
    controller.start()
    #expect(text(controller.pushToNext()) == "refused noTarget")
  }

  @Test func `a screen without information follows the series both ways`() {
    let screens = [PlainScreen(), PlainScreen()]
    let controller = BoardingNavigationController(screensToPresent: screens)
    controller.start()
    #expect(text(controller.pushToNext(.instant)) == "applied")
    #expect(controller.topScreen === screens[1])
    #expect(text(controller.pushToNext(.instant)) == "refused noTarget")
    #expect(text(controller.popToPrevious(.instant)) == "applied removed PlainScreen")
    #expect(text(controller.popToPrevious(.instant)) == "refused atRoot")
  }

  @Test func `the default for previous is the screen directly below`() {
    let root = PlainScreen()
    let controller = BoardingNavigationController(screensToPresent: [root])
    controller.start()
    controller.push(ConformingScreen(), .instant)
    #expect(text(controller.popToPrevious(.instant)) == "applied removed ConformingScreen")
    #expect(controller.topScreen === root)
  }

  @Test func `there may be no way back`() {
    let controller = BoardingNavigationController(screensToPresent: [PlainScreen()])
    controller.start()
    controller.push(NoWayBack(), .instant)
    #expect(text(controller.popToPrevious(.instant)) == "refused noTarget")
  }

  @Test func `a previous screen outside the stack comes directly below the top`() {
    let root = PlainScreen()
    let before = PlainScreen()
    let controller = BoardingNavigationController(screensToPresent: [root])
    controller.start()
    controller.push(WayBack(to: before), .instant)
    #expect(text(controller.popToPrevious(.instant)) == "applied removed WayBack")
    #expect(controller.screens.count == 2)
    #expect(controller.screenBelowTop === root)
    #expect(controller.topScreen === before)
  }

  @Test func `a screen of which the stack knows is not entered twice`() {
    let screen = ConformingScreen()
    screen.next = screen
    let controller = BoardingNavigationController(screensToPresent: [screen])
    controller.start()
    #expect(text(controller.pushToNext()) == "refused alreadyOnStack")
  }

  @Test func `a provider is asked once for each attempt and never for a refused one`() {
    final class Asked: Screen, BoardingInformation {
      var count = 0
      func nextScreen(in navigationController: BoardingNavigationController) -> (any Screen)? {
        count += 1
        return PlainScreen()
      }
    }
    let asked = Asked()
    let controller = BoardingNavigationController(screensToPresent: [asked])
    controller.pushToNext()
    #expect(asked.count == 0)
    controller.start()
    controller.pushToNext(from: PlainScreen())
    #expect(asked.count == 0)
    controller.pushToNext()
    #expect(asked.count == 1)
    controller.pushToNext()
    #expect(asked.count == 1)
  }

  @Test func `a choice leads where the screen says`() {
    final class Choosing: Screen {
      func screen(
        forChoice label: String,
        in navigationController: BoardingNavigationController
      ) -> (any Screen)? {
        label == "skip" ? PlainScreen() : nil
      }
    }
    let controller = BoardingNavigationController(screensToPresent: [Choosing()])
    controller.start()
    #expect(text(controller.choose("buy")) == "refused noTarget")
    #expect(text(controller.choose("skip", .instant)) == "applied")
    #expect(stack(of: controller) == "[Choosing,PlainScreen]")
    #expect(text(controller.choose("skip")) == "refused noTarget")
  }

  /// Expects that going on from a screen leads to another.
  private func expectNext(
    _ next: (any Screen)?,
    after screen: any Screen,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let controller = BoardingNavigationController(screensToPresent: [screen, PlainScreen()])
    controller.start()
    controller.pushToNext(.instant)
    #expect(next != nil, sourceLocation: sourceLocation)
    #expect(controller.topScreen === next, sourceLocation: sourceLocation)
  }
}
