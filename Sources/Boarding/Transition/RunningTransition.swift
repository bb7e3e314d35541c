/// A transition that has begun and is not over.
public struct RunningTransition: Hashable, Sendable {
  /// What stays the same as long as the transition runs.
  private let constants: Constants
  /// What moves it now.
  public internal(set) var stage: Stage

  /// The change that it shows.
  public var change: StackChange { constants.change }

  /// How it is shown.
  public var animation: TransitionAnimation { constants.animation }

  /// What moves a transition, with exactly what is valid then.
  public enum Stage: Hashable, Sendable {
    /// Time, from the source to the destination.
    case animating(Run)
    /// Somebody, who has brought it so far; the stack reads as before it.
    case interactive(Hold)
    /// Time, from where somebody let it go; to the destination, or back to the source.
    case settling(Run, isCancelled: Bool)
  }

  /// Begins a transition that time moves.
  ///
  /// - Parameters:
  ///   - change: The change to show.
  ///   - animation: How to show it.
  ///   - start: When it begins.
  init(_ change: StackChange, animation: TransitionAnimation, at start: Instant) {
    constants = Constants(change, animation)
    stage = .animating(Run(from: 0, to: 1, in: animation, at: start))
  }

  /// Begins a transition that somebody moves.
  ///
  /// - Parameters:
  ///   - change: The change to show.
  ///   - animation: How to show it once it is let go.
  ///   - followsCurve: Whether it shows what the curve makes of the progress.
  init(interactive change: StackChange, animation: TransitionAnimation, followsCurve: Bool) {
    constants = Constants(change, animation)
    stage = .interactive(Hold(followsCurve: followsCurve))
  }

  /// When it is over, or nil as long as somebody moves it.
  public var end: Instant? {
    switch stage {
    case .animating(let run), .settling(let run, isCancelled: _): run.end
    case .interactive: nil
    }
  }

  /// True while somebody moves it.
  public var isInteractive: Bool {
    switch stage {
    case .interactive: true
    case .animating, .settling: false
    }
  }

  /// True once the verdict was to go back.
  public var isCancelled: Bool {
    switch stage {
    case .settling(_, let isCancelled): isCancelled
    case .animating, .interactive: false
    }
  }

  /// Returns how far the transition is at an instant.
  ///
  /// - Parameter instant: An instant.
  /// - Returns: The progress: 0 at the source, 1 at the destination. A curve may overshoot in
  ///   between; a progress that is handed in does not.
  public func progress(at instant: Instant) -> Double {
    switch stage {
    case .animating(let run), .settling(let run, isCancelled: _):
      run.progress(at: instant, in: animation)
    case .interactive(let hold):
      hold.shownProgress(in: animation)
    }
  }

  /// Brings the transition to a progress if somebody holds it.
  ///
  /// - Parameter progress: How far it is, 0...1.
  /// - Returns: False if nobody does.
  mutating func hold(at progress: Double) -> Bool {
    guard case .interactive(var hold) = stage else { return false }
    hold.progress = progress
    stage = .interactive(hold)
    return true
  }

  /// Returns how fast the transition moves at an instant.
  ///
  /// - Parameter instant: An instant.
  /// - Returns: The change of progress in a second, towards the destination; 0 while somebody
  ///   holds it and once it has ended.
  public func velocity(at instant: Instant) -> Double {
    switch stage {
    case .animating(let run), .settling(let run, isCancelled: _):
      run.velocity(at: instant, in: animation)
    case .interactive: 0
    }
  }
}
