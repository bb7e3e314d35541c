import Boarding
import BoardingMotion

/// What becomes of a finger that is lifted.
extension ReferenceModel {
  /// Gives the verdict once the finger is up and no question is open.
  mutating func letGo(after outcome: Outcome, from before: Double) -> Outcome {
    guard let finger, let release = finger.release, !isAsking else { return outcome }
    events.append(.gestureEnded)
    let hasCrossed = hasCrossed(from: before)
    self.finger = nil
    var outcome = outcome
    switch finger.stage {
    case .driving(let hold): outcome = judge(hold, release, hasCrossed)
    case .pulling(let hold): recoil(from: finger.x * hold.sign > 0 ? finger.x : 0)
    case .undecided, .deciding, .absorbed: break
    }
    if pending?.isAllowed ?? false { outcome = performPending() }
    drain()
    return outcome
  }

  /// Judges a release.
  ///
  /// - Parameters:
  ///   - hold: From where the finger drove.
  ///   - release: How it was lifted.
  ///   - hasCrossed: True if it crossed the point of no return with its last sample.
  /// - Returns: What came of it.
  private mutating func judge(_ hold: Hold, _ release: Release, _ hasCrossed: Bool) -> Outcome {
    guard let showing = running else { return .absorbed }
    let rules = settings.swipeRules
    let (progress, velocity) = (
      showing.origin, release.velocity * hold.sign / settings.containerWidth
    )
    var isFinished =
      switch rules.release {
      case .threshold(let limit, let projected):
        progress > limit || progress + velocity > projected
      case .projecting(let rate):
        progress + velocity / 1000 * rate / (1 - rate) > 0.5
      }
    if hasCrossed { isFinished = true }
    if release.isCancelled, rules.systemCancel == .cancels { isFinished = false }
    if isFinished {
      finish(speed: rules.completionSpeed)
      return .applied(showing.change.removed)
    }
    turnBack(speed: rules.completionSpeed)
    return .applied([])
  }

  /// Lets a screen that was pulled go back to its place.
  private mutating func recoil(from pull: Double) {
    let width = settings.containerWidth
    let band = settings.swipeRules.rubberBand.flatMap {
      RubberBand(coefficient: $0, dimension: width)
    }
    let part = min(abs(band?.offset(ofPull: pull) ?? 0) / width, 1)
    let time = (Double(world.duration) * part).rounded(.toNearestOrEven)
    let end = time < 0x1p63 ? now + min(Int64(time), .max - now) : .max
    let isStill = settings.reducesMotion && settings.reducedMotionStyle == .instant
    if end != now, !isStill { recoilEnd = end }
  }

  /// Tells whether all numbers in rules make sense.
  func isSound(_ rules: SwipeRules) -> Bool {
    let isReleaseSound =
      switch rules.release {
      case .threshold(let progress, let projected):
        (progress - progress) + (projected - projected) == 0
      case .projecting(let rate): rate > 0 && rate < 1
      }
    let positive = [rules.edgeWidth ?? 1, rules.completionSpeed, rules.rubberBand ?? 1]
    let completion = rules.completionProgress ?? 0
    return isReleaseSound && positive.allSatisfy { $0 > 0 && $0 < .infinity }
      && rules.slop >= 0 && rules.slop < .infinity && completion - completion == 0
  }
}
