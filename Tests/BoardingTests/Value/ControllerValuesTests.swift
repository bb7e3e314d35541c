import Boarding
import BoardingExplorer
import BoardingMotion
import Testing

/// Values of a controller that follow transitions, fingers and catches.
struct ControllerValuesTests {
  /// A stage with a value that is 0 at A and heads for 100 when B appears.
  private func valueStage(
    _ letters: String = "A",
    _ settings: Settings = Settings()
  ) throws -> (stage: TalkingStage, value: AnimatedProperty<Double>) {
    let stage = TalkingStage(letters, series: "AB", settings)
    let value = try stage.controller.values.added(0.0)
    for (name, target) in [("A", 0.0), ("B", 100)] {
      stage[name].actions["willAppear"] = { controller in
        controller.perform(coordinatedAnimations: { container, _ in
          { container.values.set(target, for: value) }
        })
      }
    }
    return (stage, value)
  }

  /// Where a value is shown.
  private func shown(_ stage: TalkingStage, _ value: AnimatedProperty<Double>) -> Double {
    stage.controller.presentedValues.value(of: value)
  }

  @Test func `a value follows the finger, the tail and the end`() throws {
    let (stage, value) = try valueStage()
    stage.touch()
    stage.move(-40)
    #expect(shown(stage, value) == 10)
    #expect(stage.controller.values.model(of: value) == 100)
    stage.move(-200)
    #expect(shown(stage, value) == 50)
    stage.move(-120)
    #expect(abs(shown(stage, value) - 30) < 1e-9)
    stage.lift(-240)
    #expect(abs(shown(stage, value) - 60) < 1e-9)
    stage.pass(80)
    #expect(abs(shown(stage, value) - 80) < 1e-9)
    stage.pass(80)
    #expect(shown(stage, value) == 100)
    #expect(!stage.controller.values.isAnimating(value))
  }

  @Test func `a cancel restores the model, and nobody has to do it`() throws {
    let (stage, value) = try valueStage()
    let before = stage.controller.values.snapshot
    stage.swipe(-120)
    #expect(abs(shown(stage, value) - 30) < 1e-9)
    stage.pass(60)
    #expect(abs(shown(stage, value) - 15) < 1e-9)
    var atEnd: [Double] = []
    stage["A"].actions["didAppear"] = { controller in
      atEnd.append(controller.presentedValues.value(of: value))
      atEnd.append(controller.presentation.values.value(of: value))
    }
    stage.pass(60)
    #expect(atEnd == [0, 0])
    #expect(stage.controller.values.snapshot == before)
  }

  @Test func `a value is at its end in the calls at the end, also where another one follows`()
    throws
  {
    let (stage, value) = try valueStage()
    var atEnd: [Double] = []
    stage["B"].actions["didAppear"] = { controller in
      atEnd.append(controller.presentedValues.value(of: value))
      atEnd.append(controller.presentation.values.value(of: value))
      atEnd.append(controller.transitionCoordinator?.percentComplete ?? -1)
    }
    stage.controller.pushToNext()
    stage.controller.push(stage["C"])
    stage.pass(400)
    #expect(atEnd == [100, 100, 1])
    #expect(shown(stage, value) == 100)
    stage.pass(200)
    #expect(shown(stage, value) == 100)
  }

  @Test func `a value written outside of an animation stays, whatever the verdict`() throws {
    for (release, letters) in [(-40.0, "[A]"), (-300, "[A,B]")] {
      let (stage, value) = try valueStage()
      stage.touch()
      stage.move(-80)
      stage.controller.values.set(7, for: value)
      #expect(shown(stage, value) == 7)
      stage.lift(release)
      #expect(shown(stage, value) == 7)
      stage.pass(400)
      #expect(shown(stage, value) == 7)
      #expect(stage.letters == letters)
    }
  }

  @Test func `of two closures the last wins, and a cancel restores what was before both`() throws {
    let (stage, value) = try valueStage()
    stage.controller.values.set(40, for: value)
    stage.controller.registerCoordinatedAnimations(
      for: .all,
      { container, _ in
        { container.values.set(-100, for: value) }
      }
    )
    stage.touch()
    stage.move(-200)
    #expect(shown(stage, value) == 70)
    stage.controller.perform(coordinatedAnimations: { container, _ in
      { container.values.set(0, for: value) }
    })
    #expect(shown(stage, value) == 70)
    stage.move(-250)
    #expect(abs(shown(stage, value) - 52.5) < 1e-9)
    stage.move(-100)
    #expect(abs(shown(stage, value) - 55) < 1e-9)
    stage.lift(-100)
    stage.pass(400)
    #expect(shown(stage, value) == 40)
  }

  @Test func `timings and keyframes within a swipe are functions of its progress`() throws {
    let (stage, value) = try valueStage()
    let other = try stage.controller.values.added(0.0)
    let late = try #require(ValueTiming(delay: 0.5, duration: 0.25))
    stage["B"].actions["willAppear"] = { controller in
      controller.perform(coordinatedAnimations: { container, _ in
        {
          container.animateValues(late) { container.values.set(8, for: value) }
          container.values.setKeyframes(
            [
              Keyframe(relativeStart: 0, relativeDuration: 0.25, value: 10.0),
              Keyframe(relativeStart: 0.5, relativeDuration: 0.5, value: -10),
            ],
            for: other
          )
        }
      })
    }
    stage.touch()
    var seen: [[Double]] = []
    for x in [-100.0, -200, -250, -260, -100, -50] {
      stage.move(x)
      seen.append([shown(stage, value), stage.controller.presentedValues.value(of: other)])
    }
    let expected: [[Double]] = [[0, 10], [0, 10], [4, 5], [4.8, 4], [0, 10], [0, 5]]
    for (one, two) in zip(seen, expected) {
      for (number, wanted) in zip(one, two) { #expect(abs(number - wanted) < 1e-9) }
    }
    stage.lift(-50)
    stage.pass(400)
    #expect(shown(stage, value) == 0)
    #expect(stage.controller.presentedValues.value(of: other) == 0)
  }

  @Test func `instant, reduced and no transition set values at once`() throws {
    let (stage, value) = try valueStage()
    stage.controller.pushToNext(.instant)
    #expect(shown(stage, value) == 100)
    stage.controller.reducesMotion = true
    stage.controller.pop()
    #expect(shown(stage, value) == 0)
    stage.controller.perform(coordinatedAnimations: { container, isAnimated in
      { container.values.set(isAnimated ? -1 : 5, for: value) }
    })
    #expect(shown(stage, value) == 5)
    stage.controller.animateValues { stage.controller.values.set(6, for: value) }
    #expect(shown(stage, value) == 6)
    stage.swipe(-300)
    #expect(shown(stage, value) == 100)
    #expect(stage.controller.state.isIdle)
  }

  @Test func `values are not animated where it is too late for an animation`() throws {
    let (stage, value) = try valueStage()
    let controller = stage.controller
    var answers: [Bool] = []
    let write = {
      answers.append(controller.animateValues { controller.values.set(50, for: value) })
    }
    stage.touch()
    stage.move(-120)
    stage.lift(-120)
    write()
    #expect(answers == [false])
    #expect(controller.values.model(of: value) == 100)
    stage.pass(400)
    #expect(shown(stage, value) == 0)
    controller.pushToNext()
    write()
    #expect(answers == [false, false])
    #expect(controller.values.model(of: value) == 100)
    controller.transitionCoordinator?.animate(alongside: nil) { _ in write() }
    stage.pass(400)
    #expect(answers == [false, false, true])
    #expect(shown(stage, value) == 50)
    stage.touch()
    stage.move(120)
    write()
    #expect(answers == [false, false, true, true])
    #expect(controller.values.isAnimating(value))
  }

  @Test func `a catch, a turn and a throw go on where the value is`() throws {
    let (stage, value) = try valueStage("A", Settings(swipePolicy: .grab))
    stage.controller.pushToNext()
    stage.pass(200)
    #expect(shown(stage, value) == 50)
    stage.touch()
    #expect(shown(stage, value) == 50)
    stage.move(100)
    #expect(shown(stage, value) == 25)
    // What is set while it is held starts where it is.
    stage.controller.perform(coordinatedAnimations: { container, _ in
      { container.values.set(200, for: value) }
    })
    #expect(shown(stage, value) == 25)
    stage.lift(100)
    #expect(shown(stage, value) == 25)
    stage.pass(50)
    #expect(abs(shown(stage, value) - 12.5) < 1e-9)
    stage.pass(400)
    #expect(shown(stage, value) == 0)
    #expect(stage.letters == "[A]")
  }
}

/// Presentations of random gestures: they never jump, and looking ahead tells what will be.
struct PresentationPropertyTests {
  /// What is drawn, as numbers.
  private struct Frame: Equatable {
    var screens: [String]
    var offsets: [Double]
    var progress: Double?
    var value: Double
    var timed: Double
  }

  /// A stage whose two values move with every transition.
  private func movingStage(
    _ random: inout SplitMix64
  ) throws -> (TalkingStage, AnimatedProperty<Double>, AnimatedProperty<Double>) {
    var settings = Settings(swipePolicy: .grab)
    settings.swipeRules.completionProgress = random.isChance(1, of: 2) ? nil : 0.66
    settings.swipeRules.isReversible = random.isChance(1, of: 3)
    let stage = TalkingStage("ABC", series: "ABCDEF", settings)
    let spring = random.isChance(1, of: 2)
    let animation =
      spring
      ? TransitionAnimation(spring: Spring(mass: 1, stiffness: 200, damping: 20))
      : TransitionAnimation(duration: .milliseconds(300), curve: .easeInOut)
    stage.controller.animatedTransitioningProvider = { _ in animation }
    let value = try stage.controller.values.added(0.0)
    let timed = try stage.controller.values.added(0.0)
    let late = try #require(ValueTiming(delay: 0.3, duration: 0.4, timing: .curve(.easeOut)))
    for (place, name) in ["A", "B", "C", "D", "E", "F"].enumerated() {
      stage[name].actions["willAppear"] = { controller in
        controller.perform(coordinatedAnimations: { container, _ in
          {
            container.values.set(Double(place), for: value)
            container.animateValues(late) { container.values.set(Double(place), for: timed) }
          }
        })
      }
    }
    stage.controller.registerCoordinatedAnimations(
      for: .all,
      { container, _ in
        { container.values.set(0.5, for: value) }
      }
    )
    return (stage, value, timed)
  }

  private func frame(
    _ presentation: ControllerPresentation,
    _ value: AnimatedProperty<Double>,
    _ timed: AnimatedProperty<Double>
  ) -> Frame {
    Frame(
      screens: presentation.screens.map { $0.screen.name },
      offsets: presentation.screens.map { $0.position.offset },
      progress: presentation.progress,
      value: presentation.values.value(of: value),
      timed: presentation.values.value(of: timed)
    )
  }

  @Test(arguments: 0..<60 as Range<UInt64>)
  func `nothing jumps over a whole random gesture`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let (stage, value, timed) = try movingStage(&random)
    var last = frame(stage.controller.presentation, value, timed)
    var x = 0.0
    var isDown = false
    for step in 0..<400 {
      let progress = stage.controller.valueProgress
      // A catch holds a progress within 0...1: a spring is not caught where it overshoots.
      if !isDown, progress == min(max(progress, 0), 1), random.isChance(1, of: 8) {
        x = 0
        isDown = stage.touch() != "refused wrongPhase"
      } else if isDown, random.isChance(1, of: 12) {
        stage.lift(x)
        isDown = false
      } else if isDown {
        stage.controller.advance(by: .milliseconds(8))
        x += Double(random.number(below: 9)) - 4 - (seed.isMultiple(of: 2) ? 3 : -3)
        stage.controller.pan(.moved(PanSample(translation: PanVector(x: x))))
      } else {
        stage.controller.advance(by: .milliseconds(2))
      }
      let now = frame(stage.controller.presentation, value, timed)
      // A step of 7 points, or of 2 ms at what a finger throws: no more than a hundredth of the way.
      #expect(abs(now.value - last.value) < 0.2, "seed \(seed) step \(step)")
      #expect(abs(now.timed - last.timed) < 0.3, "seed \(seed) step \(step)")
      for (screen, offset) in zip(now.screens, now.offsets) {
        guard let place = last.screens.firstIndex(of: screen) else { continue }
        #expect(abs(offset - last.offsets[place]) < 40, "seed \(seed) step \(step)")
      }
      // Looking changes nothing.
      let seen = stage.controller.values.snapshot
      _ = stage.controller.presentation(at: Instant(nanoseconds: .max))
      _ = stage.controller.presentedValues
      #expect(stage.controller.values.snapshot == seen)
      last = now
    }
  }

  @Test(arguments: 0..<60 as Range<UInt64>)
  func `looking ahead tells what will be drawn`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let (stage, value, timed) = try movingStage(&random)
    let controller = stage.controller
    for _ in 0..<40 {
      switch random.number(below: 5) {
      case 0: controller.pushToNext()
      case 1: controller.popToPrevious()
      case 2: stage.swipe(Double(random.number(below: 600)) - 300)
      case 3: stage.touch()
      default: stage.lift(0)
      }
      let state = controller.state
      let ahead = Int64(random.number(below: 400_000_000))
      let instant = Instant(nanoseconds: controller.now.nanoseconds + ahead)
      let expected = frame(controller.presentation(at: instant), value, timed)
      #expect(controller.state == state)
      if let deadline = controller.nextDeadline, deadline <= instant {
        // The transition is over by then: the destination, or the source, stands in its place.
        let atEnd = frame(controller.presentation(at: deadline), value, timed)
        controller.advance(to: deadline)
        let drawn = frame(controller.presentation, value, timed)
        if drawn.progress == nil {
          #expect(drawn.value == atEnd.value && drawn.timed == atEnd.timed, "seed \(seed)")
          #expect(drawn.offsets == [0])
        }
      } else {
        controller.advance(to: instant)
        #expect(frame(controller.presentation, value, timed) == expected, "seed \(seed)")
      }
    }
  }

  @Test func `a declared flow looks ahead the same way`() {
    var run = Run("AB", in: .declared(series: "ABC"))
    run.hand(.next())
    let machine = run.machine
    for milliseconds in [0, 1, 133, 399] as [Int64] {
      var later = run
      later.pass(milliseconds)
      let instant = Instant(nanoseconds: milliseconds * 1_000_000)
      #expect(machine.presentation(at: instant) == later.machine.presentation(at: instant))
    }
    let end = machine.presentation(at: Instant(nanoseconds: 400_000_000))
    #expect(end.screens.map(\.offset) == [-390, 0])
    #expect(end.progress == 1)
    #expect(run.machine.state == machine.state)
  }
}
