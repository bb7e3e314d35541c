import Boarding
import BoardingMotion

/// Makes steps smaller and rounder.
///
/// Each step offers only such as come before it in one order, so that shrinking comes to an end.
extension FuzzStep {
  /// Plainer steps in the place of this one, the plainest first; times stay as they are.
  ///
  /// - Parameter flow: The flow.
  /// - Returns: The steps.
  func smaller(in flow: Flow) -> [FuzzStep] {
    switch self {
    case .input(.command(.resume(let screens), let motion, let source)):
      // A script says neither a motion nor a source of it.
      return FuzzStep.smaller(.resume(screens)).map {
        .input(.command($0, motion: motion, source: source))
      }
    case .input(.command(let command, let motion, let source)):
      var steps: [FuzzStep] = []
      if source != nil { steps.append(.input(.command(command, motion: motion))) }
      for plain in FuzzStep.plainer(motion) {
        steps.append(.input(.command(command, motion: plain, source: source)))
      }
      for small in FuzzStep.smaller(command) {
        steps.append(.input(.command(small, motion: motion, source: source)))
      }
      return steps
    case .input(.move(let move)):
      var steps: [FuzzStep] = []
      if move.source != nil {
        steps.append(.input(.move(UserMove(move.kind, motion: move.motion))))
      }
      for plain in FuzzStep.plainer(move.motion) {
        steps.append(.input(.move(UserMove(move.kind, motion: plain, source: move.source))))
      }
      return steps
    case .input(.interaction(let interaction)):
      return FuzzStep.smaller(interaction).map { .input(.interaction($0)) }
    case .input(.pan(.began(let start))):
      return start == nil ? [] : [.input(.pan(.began(start: nil)))]
    case .input(.setting(let setting)):
      return FuzzStep.smaller(setting).map { .input(.setting($0)) }
    case .drag(let x, let y):
      let steps = FuzzStep.rounder(x).map { FuzzStep.drag(x: $0, y: y) }
      return y == 0 ? steps : [.drag(x: x, y: 0)] + steps
    case .release(let velocity):
      guard let velocity else { return [] }
      return [.release(velocity: nil)] + FuzzStep.rounder(velocity).map { .release(velocity: $0) }
    case .reduceMotion(.crossFade): return [.reduceMotion(.instant)]
    case .input, .takeAway, .answer, .reduceMotion: return []
    }
  }

  /// Rounder times in the place of the one of this step, the roundest first.
  var rounder: [FuzzStep] {
    guard case .input(.advance(let nanoseconds)) = self, nanoseconds > 0 else { return [] }
    let times = FuzzStep.times.filter { FuzzStep.rank($0) < FuzzStep.rank(nanoseconds) }
    return times.map { .input(.advance(nanoseconds: $0)) }
  }

  /// Times in nanoseconds, the roundest first.
  private static let times: [Int64] = [
    0, 1_000_000_000, 100_000_000, 500_000_000, 200_000_000, 400_000_000, 10_000_000, 50_000_000,
    1_000_000, 10_000_000_000,
  ]

  /// How far a time is from being round.
  ///
  /// - Parameter nanoseconds: The time.
  /// - Returns: Its place among round times, or one behind them all.
  private static func rank(_ nanoseconds: Int64) -> Int {
    times.firstIndex(of: nanoseconds) ?? times.count
  }

  /// Numbers that are rounder than another one, of the same sign.
  ///
  /// - Parameter number: The number.
  /// - Returns: The numbers, the roundest first.
  private static func rounder(_ number: Double) -> [Double] {
    let sizes: [Double] = [0, 100, 200, 300, 1000, 10, 50]
    let rank = sizes.firstIndex(of: abs(number)) ?? sizes.count
    return sizes[..<rank].map { number < 0 ? 0 - $0 : $0 }
  }

  /// Motions that are plainer than another one.
  ///
  /// - Parameter motion: The motion.
  /// - Returns: The motions, the plainest first.
  private static func plainer(_ motion: Motion) -> [Motion] {
    switch motion {
    case .animated: []
    case .instant: [.animated]
    case .interactive: [.animated, .instant]
    }
  }

  /// Commands that are smaller than another one.
  ///
  /// - Parameter command: The command.
  /// - Returns: The commands, the smallest first.
  private static func smaller(_ command: Command) -> [Command] {
    switch command {
    case .setStack(let screens):
      if screens.count < 2 { return [] }
      return screens.indices.reversed().map { (place) in
        var fewer = screens
        fewer.remove(at: place)
        return .setStack(fewer)
      }
    case .resume(let screens):
      return screens.indices.reversed().map { (place) in
        var fewer = screens
        fewer.remove(at: place)
        return .resume(fewer)
      }
    case .finishFlow(.skipped): return [.finishFlow(.completed)]
    case .start, .push, .pop, .popTo, .popToRoot, .replaceTop, .skipTo, .finishFlow: return []
    }
  }

  /// Steps of a driven transition that are plainer than another one.
  ///
  /// - Parameter interaction: The step.
  /// - Returns: The steps, the plainest first.
  private static func smaller(_ interaction: Interaction) -> [Interaction] {
    switch interaction {
    case .update(let progress):
      let plain: [Double] = [0.5, 0, 1]
      let rank = plain.firstIndex(of: progress) ?? plain.count
      return plain[..<rank].map { .update(progress: $0) }
    case .finish(let speed): return speed == 1 ? [] : [.finish()]
    case .cancel(let speed): return speed == 1 ? [] : [.cancel()]
    }
  }

  /// Settings that are plainer than another one.
  ///
  /// - Parameter setting: The setting.
  /// - Returns: The settings, the plainest first.
  private static func smaller(_ setting: Setting) -> [Setting] {
    switch setting {
    case .swipeRules(let rules):
      return rules.plainer.map { .swipeRules($0) }
    case .containerWidth, .layoutDirection, .reduceMotion, .reducedMotionStyle, .movePolicy,
      .commandPolicy, .swipePolicy, .gestures, .forwardOnly, .guardAnswer, .fact:
      return []
    }
  }
}

extension SwipeRules {
  /// Rules of which one part is as usual.
  fileprivate var plainer: [SwipeRules] {
    let usual = SwipeRules()
    let parts: [(inout SwipeRules) -> Void] = [
      { $0.release = usual.release }, { $0.completionProgress = usual.completionProgress },
      { $0.slop = usual.slop }, { $0.isHorizontalOnly = false }, { $0.edgeWidth = nil },
      { $0.isReversible = false }, { $0.systemCancel = usual.systemCancel },
      { $0.completionSpeed = usual.completionSpeed }, { $0.scrubsCurve = false },
      { $0.rubberBand = nil },
    ]
    return parts.compactMap { (change) in
      var rules = self
      change(&rules)
      return rules == self ? nil : rules
    }
  }
}
