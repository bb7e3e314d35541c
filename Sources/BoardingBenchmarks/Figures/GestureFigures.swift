import Boarding
import BoardingMotion
import CBoardingAllocations

extension Figure {
  /// The figures of fingers: a sample, a whole swipe, and what many swipes leave behind.
  ///
  /// - Parameter sizes: The sizes at which they run.
  /// - Returns: The figures.
  static func gestureFigures(_ sizes: Sizes) -> [Figure] {
    [
      Figure("pan sample", goal: Goal(ratio: 3, allocations: 0)) {
        .timed(
          operations: FingerPath.count,
          work: MachineFinger().move,
          floor: FingerFloor(values: 0).move
        )
      },
      Figure("pan sample by the controller, 8 values read", goal: Goal(ratio: 3)) {
        .timed(
          operations: FingerPath.count,
          work: ControllerFinger(values: 8).move,
          floor: FingerFloor(values: 8).move
        )
      },
      Figure("swipe of 20 samples / its parts", goal: Goal(ratio: 1.5)) {
        .timed(operations: 2, work: SwipeRun().swipe, floor: SwipeParts().run)
      },
      Figure("memory left by swipes", size: sizes.swipes, goal: Goal(bytes: 0)) {
        .sized { bytesLeft(bySwipes: sizes.swipes) }
      },
    ]
  }

  /// Weighs what swipes leave behind.
  ///
  /// - Parameter count: How many swipes.
  /// - Returns: The bytes in use after them that were not in use before.
  private static func bytesLeft(bySwipes count: Int) -> Double {
    let run = SwipeRun()
    run.swipe(100)
    let before = boarding_allocations_now().bytes_in_use
    run.swipe((count + 1) / 2)
    let after = boarding_allocations_now().bytes_in_use
    consume(run)
    return Double(after) - Double(before)
  }
}

/// Where a finger goes: forth and back between two places that complete nothing.
enum FingerPath {
  /// How many samples it has; the clock goes on once they are through.
  static let count = 16
  /// The width of the container in points.
  static let width = 390.0
  /// The nanoseconds between two rounds, longer than the window in which velocity is measured.
  static let pause: Int64 = 125_000_000

  /// The translations to the left, in points.
  static let translations: [PanVector] = (0..<count).map { PanVector(x: -40 - Double($0) * 8) }
}

/// A machine whose finger drives a transition.
private final class MachineFinger {
  /// The machine.
  private var machine = Machine(flow: Flow(openNamed: "benchmark"))
  /// Room for events, kept so that only the engine can allocate.
  private var events: [Event] = []

  /// Puts the finger down and moves it until it drives.
  init() {
    events.reserveCapacity(64)
    machine.handle(.command(.start(ScreenID(rawValue: 0))), into: &events)
    machine.handle(.pan(.began(start: nil)), into: &events)
    let sample = PanSample(translation: FingerPath.translations[0])
    machine.handle(.pan(.moved(sample)), into: &events)
    machine.handle(.reply(.target(ScreenID(rawValue: 1))), into: &events)
    machine.handle(.reply(.animation(.standard)), into: &events)
    precondition(machine.state.gesturePhase == .driving, "The finger drives.")
  }

  /// Moves the finger.
  ///
  /// - Parameter rounds: How many times along the path.
  func move(_ rounds: Int) {
    var machine = Machine(flow: machine.flow)
    swap(&machine, &self.machine)
    var events: [Event] = []
    swap(&events, &self.events)
    for _ in 0..<rounds {
      events.removeAll(keepingCapacity: true)
      for translation in FingerPath.translations {
        machine.handle(.pan(.moved(PanSample(translation: translation))), into: &events)
      }
      machine.handle(.advance(nanoseconds: FingerPath.pause), into: &events)
    }
    swap(&machine, &self.machine)
    swap(&events, &self.events)
  }
}

/// A controller whose finger drives a transition, with values that move along.
private struct ControllerFinger {
  /// The controller.
  let controller = BoardingNavigationController(screensToPresent: [Leaf(), Leaf()])
  /// The values.
  let properties: [AnimatedProperty<Double>]

  /// Puts the finger down and moves it until it drives.
  ///
  /// - Parameter values: How many values move along.
  init(values: Int) {
    let controller = controller
    let properties = (0..<values).compactMap { controller.values.add(Double($0)) }
    controller.registerCoordinatedAnimations(for: .all) { container, _ in
      { for property in properties { container.values.set(100, for: property) } }
    }
    self.properties = properties
    controller.start()
    controller.pan(.began(start: nil))
    controller.pan(.moved(PanSample(translation: FingerPath.translations[0])))
    precondition(controller.gesturePhase == .driving, "The finger drives.")
  }

  /// Moves the finger and reads all values at each sample.
  ///
  /// - Parameter rounds: How many times along the path.
  func move(_ rounds: Int) {
    var sum = 0.0
    for _ in 0..<rounds {
      for translation in FingerPath.translations {
        controller.pan(.moved(PanSample(translation: translation)))
        let frame = controller.presentedValues
        for property in properties { sum += frame.value(of: property) }
      }
      controller.advance(by: .nanoseconds(FingerPath.pause))
    }
    consume(sum)
  }
}

/// A screen that does nothing.
final class Leaf: Screen {}

/// The floor of a sample: a bounds check, a division, a place in a ring and one event; for values
/// as many table look-ups and interpolations.
private final class FingerFloor {
  /// Where the finger was.
  private struct Place {
    /// When it was there.
    var instant: Int64
    /// How far it had come.
    var translation: PanVector
  }

  /// A value that moves.
  private struct Movement {
    /// The value at progress 0.
    var start: Double
    /// How far it is to the value at progress 1.
    var distance: Double
  }

  /// The last places of the finger.
  private var ring = [Place](repeating: Place(instant: 0, translation: .zero), count: 16)
  /// The values.
  private let movements: [Movement]

  /// Makes the values.
  ///
  /// - Parameter values: How many move along.
  init(values: Int) {
    FloorEvent.checkStride()
    movements = (0..<values).map { Movement(start: Double($0), distance: 100 - Double($0)) }
  }

  /// Moves the finger and reads all values at each sample.
  ///
  /// - Parameter rounds: How many times along the path.
  func move(_ rounds: Int) {
    var ring: [Place] = []
    swap(&ring, &self.ring)
    var events: [FloorEvent] = []
    events.reserveCapacity(64)
    var (now, place, sum): (Int64, Int, Double) = (0, 0, 0)
    for _ in 0..<rounds {
      events.removeAll(keepingCapacity: true)
      for translation in FingerPath.translations {
        let progress = min(max(-translation.x / FingerPath.width, 0), 1)
        ring[place & 15] = Place(instant: now, translation: translation)
        place &+= 1
        let bits = Int(truncatingIfNeeded: progress.bitPattern)
        events.append(FloorEvent(instant: now, kind: 1, screen: bits, other: 0))
        for movement in movements { sum += movement.start + movement.distance * progress }
      }
      now &+= FingerPath.pause
    }
    consume(events)
    consume(sum)
    swap(&ring, &self.ring)
  }
}
