import Boarding
import BoardingMotion

/// How many samples a swipe has.
private let samplesPerSwipe = 20
/// How long the rest of a transition may take, in nanoseconds.
private let tail: Int64 = 400_000_000

/// Returns where the finger is in a swipe.
///
/// - Parameters:
///   - sample: The number of the sample, counted from 1.
///   - direction: 1 for a finger that goes right, -1 for one that goes left.
/// - Returns: The sample: at the end the finger has come 0.6 of the width.
private func translation(_ sample: Int, _ direction: Double) -> PanSample {
  let part = Double(sample) / Double(samplesPerSwipe)
  return PanSample(translation: PanVector(x: direction * FingerPath.width * 0.6 * part))
}

/// A controller whose person swipes to the second screen and back.
struct SwipeRun {
  /// The controller.
  private let controller = BoardingNavigationController(screensToPresent: [Leaf(), Leaf()])

  /// Puts the first screen up.
  init() {
    controller.start()
    swipe(towards: -1)
    precondition(controller.screens.count == 2, "The swipe leads to the second screen.")
    swipe(towards: 1)
    precondition(controller.screens.count == 1, "The swipe leads back.")
  }

  /// Swipes forth and back.
  ///
  /// - Parameter rounds: How many times.
  func swipe(_ rounds: Int) {
    for _ in 0..<rounds {
      swipe(towards: -1)
      swipe(towards: 1)
    }
  }

  /// Swipes once: a touch, samples 8 milliseconds apart, a release and the rest of the way.
  ///
  /// - Parameter direction: 1 for a finger that goes right, -1 for one that goes left.
  private func swipe(towards direction: Double) {
    controller.pan(.began(start: nil))
    for sample in 1...samplesPerSwipe {
      controller.advance(by: .nanoseconds(8_000_000))
      controller.pan(.moved(translation(sample, direction)))
    }
    controller.pan(.ended(translation(samplesPerSwipe, direction)))
    controller.advance(by: .nanoseconds(tail))
  }
}

/// The parts of a swipe, each on a controller of its own.
struct SwipeParts {
  /// A controller whose finger drives a transition.
  private let driven = BoardingNavigationController(screensToPresent: [Leaf(), Leaf()])
  /// A controller whose transitions are begun and finished by commands.
  private let commanded = BoardingNavigationController(screensToPresent: [Leaf(), Leaf()])

  /// Begins to drive.
  init() {
    driven.start()
    driven.pan(.began(start: nil))
    driven.pan(.moved(translation(1, -1)))
    precondition(driven.gesturePhase == .driving, "The finger drives.")
    commanded.start()
  }

  /// Moves the finger by as many samples as two swipes have, and makes two transitions.
  ///
  /// - Parameter rounds: How many times.
  func run(_ rounds: Int) {
    for _ in 0..<rounds {
      for isForward in [true, false] {
        for sample in 1...samplesPerSwipe {
          driven.advance(by: .nanoseconds(8_000_000))
          driven.pan(.moved(translation(sample, -1)))
        }
        if isForward {
          commanded.pushToNext(.interactive)
        } else {
          commanded.popToPrevious(.interactive)
        }
        commanded.finishInteraction()
        commanded.advance(by: .nanoseconds(tail))
      }
    }
  }
}
