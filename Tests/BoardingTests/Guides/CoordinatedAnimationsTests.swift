import Boarding
import Testing

/// How the container looks while a screen is on top.
struct Look {
  let background: SRGBColor
  let progress: Double
}

/// A screen that brings a look along.
protocol LookProvider: Screen {
  var look: Look { get }
}

extension LookProvider {
  /// Lets the container take on the look, together with the transition if there is one.
  func bringLook(to container: BoardingNavigationController) {
    container.perform(coordinatedAnimations: { [look] container, _ in
      { (container as? Gallery)?.show(look) }
    })
  }
}

/// A container with a background and a progress bar.
final class Gallery: BoardingNavigationController {
  private(set) lazy var background = values.add(SRGBColor(red: 0, green: 0, blue: 0))
  private(set) lazy var bar = values.add(0.0)

  func show(_ look: Look) {
    if let background { values.set(look.background, for: background) }
    if let bar { values.set(look.progress, for: bar) }
  }

  /// What a view draws at this instant.
  var drawing: String {
    guard let background, let bar else { return "" }
    let frame = presentedValues
    return "\(frame.value(of: background).hex), \(Int(frame.value(of: bar) * 100)) %"
  }
}

class Chapter: LookProvider {
  let look: Look

  init(gray: Double, progress: Double) {
    look = Look(background: SRGBColor(red: gray, green: gray, blue: gray), progress: progress)
  }

  func willAppear(
    in navigationController: BoardingNavigationController,
    with coordinator: TransitionCoordinator?
  ) {
    bringLook(to: navigationController)
  }
}

/// The examples of the guide to coordinated animations, in its order.
struct CoordinatedAnimationsTests {
  private func makeGallery() -> Gallery {
    let gallery = Gallery(
      screensToPresent: [
        Chapter(gray: 0.2, progress: 0.25),
        Chapter(gray: 0.6, progress: 0.5),
        Chapter(gray: 1, progress: 1),
      ],
      settings: Settings(containerWidth: 400)
    )
    gallery.animatedTransitioningProvider = { _ in
      TransitionAnimation(duration: .milliseconds(400), curve: .linear)
    }
    gallery.start()
    return gallery
  }

  @Test func `the look moves with time`() {
    let gallery = makeGallery()
    #expect(gallery.drawing == "#333333, 25 %")
    gallery.pushToNext()
    gallery.advance(by: .milliseconds(200))
    #expect(gallery.drawing == "#666666, 37 %")
    gallery.settle()
    #expect(gallery.drawing == "#999999, 50 %")
  }

  @Test func `a finger scrubs the look, and a cancel takes it back`() {
    let gallery = makeGallery()
    gallery.pan(.began(start: PanVector(x: 390)))
    gallery.pan(.moved(PanSample(translation: PanVector(x: -100))))
    #expect(gallery.drawing == "#4d4d4d, 31 %")
    gallery.pan(.moved(PanSample(translation: PanVector(x: -160))))
    #expect(gallery.drawing == "#5c5c5c, 35 %")
    gallery.advance(by: .milliseconds(200))
    gallery.pan(.ended(PanSample(translation: PanVector(x: -160))))
    gallery.settle()
    #expect(gallery.drawing == "#333333, 25 %")
  }

  @Test func `a timing of its own nests in the transition`() {
    let gallery = makeGallery()
    gallery.pushToNext(.interactive)
    gallery.perform(coordinatedAnimations: { container, _ in
      {
        guard let gallery = container as? Gallery, let bar = gallery.bar,
          let secondHalf = ValueTiming(delay: 0.5, duration: 0.5, timing: .curve(.easeOut))
        else { return }
        gallery.animateValues(secondHalf) { gallery.values.set(1, for: bar) }
      }
    })
    gallery.updateInteraction(progress: 0.5)
    #expect(gallery.drawing == "#666666, 25 %")
    gallery.updateInteraction(progress: 0.75)
    #expect(gallery.drawing == "#808080, 76 %")
    gallery.updateInteraction(progress: 1)
    #expect(gallery.drawing == "#999999, 100 %")
  }

  @Test func `a duration counts beside that of the transition`() throws {
    let quick = ValueTiming(
      delay: .milliseconds(100),
      duration: .milliseconds(200),
      of: .milliseconds(400)
    )
    #expect(quick?.delay == 0.25)
    #expect(quick?.end == 0.75)
  }

  @Test func `keyframes are functions of the progress`() throws {
    let gallery = makeGallery()
    let bar = try #require(gallery.bar)
    gallery.pushToNext(.interactive)
    gallery.perform(coordinatedAnimations: { container, _ in
      {
        let frames = [
          Keyframe(relativeStart: 0, relativeDuration: 0.5, value: 1.0),
          Keyframe(relativeStart: 0.75, relativeDuration: 0.25, value: 0.5),
        ]
        container.values.setKeyframes(frames, for: bar)
      }
    })
    let fills = [0.25, 0.5, 0.625, 0.75, 1, 0.25].map { progress in
      gallery.updateInteraction(progress: progress)
      return gallery.presentedValues.value(of: bar)
    }
    #expect(fills == [0.625, 1, 1, 1, 0.5, 0.625])
  }

  @Test func `a spring in a timing rests at the end of the transition`() throws {
    let gallery = makeGallery()
    let bar = try #require(gallery.bar)
    let bouncy = try #require(ValueTiming(timing: .spring(Spring(duration: 0.4, bounce: 0.4))))
    gallery.pushToNext(.interactive)
    gallery.perform(coordinatedAnimations: { container, _ in
      { container.animateValues(bouncy) { container.values.set(1, for: bar) } }
    })
    gallery.updateInteraction(progress: 0.3)
    #expect(gallery.presentedValues.value(of: bar) > 1)
    gallery.updateInteraction(progress: 1)
    #expect(gallery.presentedValues.value(of: bar) == 1)
  }

  @Test func `a spring may move the transition itself`() throws {
    let gallery = makeGallery()
    gallery.animatedTransitioningProvider = { _ in
      TransitionAnimation(spring: Spring(duration: 0.4, bounce: 0.2))
    }
    gallery.pan(.began(start: PanVector(x: 390)))
    gallery.advance(by: .milliseconds(50))
    gallery.pan(.moved(PanSample(translation: PanVector(x: -160))))
    gallery.pan(.ended(PanSample(translation: PanVector(x: -160))))
    #expect(gallery.transitionCoordinator?.completionVelocity == 8)
    #expect(gallery.valueProgress == 0.4)
    gallery.advance(by: .milliseconds(50))
    #expect(gallery.valueProgress > 0.7)
  }

  @Test func `what is registered in advance comes before the screens`() {
    let gallery = makeGallery()
    var log: [String] = []
    let pushes = gallery.registerCoordinatedAnimations(
      for: .operation(.push),
      { _, isAnimated in { log.append(isAnimated ? "pushing" : "pushing at once") } },
      completion: { _, _ in { log.append("pushed") } },
      cancellation: { _ in log.append("not pushed") }
    )
    gallery.pushToNext()
    gallery.settle()
    gallery.pushToNext(.interactive)
    gallery.cancelInteraction()
    gallery.settle()
    #expect(log == ["pushing", "pushed", "pushing", "not pushed"])
    gallery.unregisterCoordinatedAnimations(pushes)
    gallery.pushToNext(.instant)
    #expect(log.count == 4)
  }

  @Test func `a pair of screens can be named in advance, for once`() {
    let gallery = makeGallery()
    let first = gallery.screensToPresent[0]
    let second = gallery.screensToPresent[1]
    var count = 0
    gallery.registerCoordinatedAnimations(
      for: .screens(from: first, to: second),
      isRepeating: false,
      { _, _ in { count += 1 } }
    )
    for _ in 0..<2 {
      gallery.pushToNext(.instant)
      gallery.popToPrevious(.instant)
    }
    #expect(count == 1)
  }

  @Test func `a late animation runs only while somebody drives`() {
    let gallery = makeGallery()
    gallery.pushToNext()
    #expect(!gallery.perform(coordinatedAnimations: { _, _ in { Issue.record("too late") } }))
    gallery.settle()

    gallery.pushToNext(.interactive)
    gallery.updateInteraction(progress: 0.5)
    let alarm = Look(background: SRGBColor(red: 0.8, green: 0, blue: 0), progress: 0)
    let isInTime = gallery.perform(coordinatedAnimations: { container, _ in
      { (container as? Gallery)?.show(alarm) }
    })
    #expect(isInTime)
    #expect(gallery.drawing == "#cccccc, 75 %")
    gallery.updateInteraction(progress: 0.75)
    #expect(gallery.drawing == "#cc6666, 37 %")
    gallery.cancelInteraction()
    gallery.settle()
    #expect(gallery.drawing == "#999999, 50 %")
  }

  @Test func `the coordinator says how far the transition is and who moves it`() {
    let gallery = makeGallery()
    gallery.pan(.began(start: nil))
    gallery.pan(.moved(PanSample(translation: PanVector(x: -100))))
    let coordinator = gallery.transitionCoordinator
    #expect(coordinator?.percentComplete == 0.25)
    #expect(coordinator?.operation == .push)
    #expect(coordinator?.isInteractive == true)
    #expect(coordinator?.initiallyInteractive == true)
    #expect(coordinator?.transitionDuration == .milliseconds(400))
    var verdicts: [Bool] = []
    coordinator?.notifyWhenInteractionChanges { verdicts.append($0.isCancelled) }
    let release = PanSample(translation: PanVector(x: -100), velocity: PanVector(x: -400))
    gallery.pan(.ended(release))
    #expect(verdicts == [false])
    #expect(coordinator?.isInteractive == false)
    #expect(coordinator?.completionVelocity == 1)
    #expect(coordinator?.completionCurve == .linear)
    gallery.settle()
    #expect(gallery.transitionCoordinator == nil)
  }

  @Test func `the model is where a value leads, and the presentation where it is`() throws {
    let gallery = makeGallery()
    let bar = try #require(gallery.bar)
    gallery.pushToNext()
    gallery.advance(by: .milliseconds(100))
    #expect(gallery.values.model(of: bar) == 0.5)
    #expect(gallery.presentedValues.value(of: bar) == 0.3125)
    let soon = Instant(nanoseconds: 300_000_000)
    #expect(gallery.presentation(at: soon).values.value(of: bar) == 0.4375)

    gallery.values.set(0.9, for: bar)
    #expect(gallery.presentedValues.value(of: bar) == 0.9)
    gallery.settle()
    #expect(gallery.values.model(of: bar) == 0.9)
  }
}
