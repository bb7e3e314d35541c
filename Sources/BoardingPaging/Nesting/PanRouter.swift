/// Gives a finger to the innermost thing that can use it.
///
/// A page may be a navigation flow, a flow's screen may hold a pager, and so on. The finger belongs
/// to the innermost one whose movement it can begin, and to that one until it is lifted: a flow that
/// has no next screen hands the swipe to its pager, and a pager at its last page hands it to what
/// is around it. Where nobody can use it, the outermost one gets it, and gives way as it does at an
/// end. A finger that touches something in motion catches that.
///
/// ```swift
/// let router = PanRouter([inner, outer])
/// router.pan(.began(start: nil))
/// router.pan(.moved(PanSample(translation: PanVector(x: -40))))
/// ```
public final class PanRouter {
  /// Who may be given the finger, the innermost first.
  public var responders: [any PanResponder]
  /// How far a finger moves before it is given to anybody, in points; at least 0.
  public var slop: Double = 0
  /// Who has the finger.
  public private(set) var current: (any PanResponder)?
  /// The finger that nobody has yet: where it came down.
  private var undecided: Undecided?

  /// A finger that nobody has yet.
  private struct Undecided {
    /// Where it came down.
    let start: PanVector?
  }

  /// Makes a router.
  ///
  /// - Parameter responders: Who may be given the finger, the innermost first.
  public init(_ responders: [any PanResponder]) {
    self.responders = responders
  }

  /// Takes a sample of the finger, and gives it to whom it belongs.
  ///
  /// - Parameter pan: The sample; one that is not finite, or a movement without a touch, is dropped.
  /// - Returns: True if somebody has the finger.
  @discardableResult
  public func pan(_ pan: Pan) -> Bool {
    guard pan.isFinite else {
      if pan.isLift { cancel() }
      return current != nil
    }
    switch pan {
    case .began(let start): touch(at: start)
    case .moved(let sample):
      decide(sample.translation)
      current?.follow(pan)
    case .ended(let sample), .cancelled(let sample):
      decide(sample.translation)
      let receiver = current
      undecided = nil
      current = nil
      receiver?.follow(pan)
      return receiver != nil
    }
    return current != nil
  }

  /// Takes the finger away from whoever has it.
  private func cancel() {
    let receiver = current
    undecided = nil
    current = nil
    receiver?.follow(.cancelled(PanSample(translation: .zero)))
  }

  /// Takes a touch; a second one is dropped.
  ///
  /// - Parameter start: Where the finger comes down.
  private func touch(at start: PanVector?) {
    guard current == nil, undecided == nil else { return }
    if let moving = responders.first(where: { $0.isInMotion }) {
      current = moving
      moving.follow(.began(start: start))
    } else {
      undecided = Undecided(start: start)
    }
  }

  /// Decides to whom the finger belongs, once it has moved far enough.
  ///
  /// - Parameter translation: Where it has come, in points.
  private func decide(_ translation: PanVector) {
    let distance = max(translation.x.magnitude, translation.y.magnitude)
    guard let undecided, distance > max(slop, 0) else { return }
    self.undecided = nil
    guard
      let receiver = responders.first(where: { $0.canFollow(translation) }) ?? responders.last
    else { return }
    current = receiver
    receiver.follow(.began(start: undecided.start))
  }
}
