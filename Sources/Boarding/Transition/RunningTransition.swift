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
    /// Somebody, who has brought it so far; the stack is not changed yet.
    case interactive(progress: Double)
    /// Time, from where somebody let it go; to the destination, or back to the source.
    case settling(Run, isCancelled: Bool)
  }

  /// A stretch of progress in time.
  public struct Run: Hashable, Sendable {
    /// The progress at the start.
    public let origin: Double
    /// The progress at the end.
    public let target: Double
    /// When it starts.
    public let start: Instant
    /// When it ends.
    public let end: Instant

    /// Makes a stretch.
    ///
    /// - Parameters:
    ///   - origin: The progress at the start.
    ///   - target: The progress at the end.
    ///   - start: When it starts.
    ///   - nanoseconds: How long it takes; an end beyond all time becomes the last instant.
    init(from origin: Double, to target: Double, at start: Instant, for nanoseconds: Int64) {
      self.origin = origin
      self.target = target
      self.start = start
      end = start.advanced(byNanoseconds: nanoseconds) ?? Instant(nanoseconds: .max)
    }

    /// Returns the progress at an instant.
    ///
    /// - Parameters:
    ///   - instant: An instant.
    ///   - animation: How elapsed time becomes progress.
    /// - Returns: The progress, exact at both ends.
    func progress(at instant: Instant, in animation: TransitionAnimation) -> Double {
      if instant <= start { return origin }
      if instant >= end { return target }
      let elapsed = Double(instant.nanoseconds &- start.nanoseconds)
      let fraction = elapsed / Double(end.nanoseconds &- start.nanoseconds)
      return animation.progress(from: origin, to: target, at: fraction)
    }
  }

  /// Begins a transition that time moves.
  ///
  /// - Parameters:
  ///   - change: The change to show.
  ///   - animation: How to show it.
  ///   - start: When it begins.
  init(_ change: StackChange, animation: TransitionAnimation, at start: Instant) {
    constants = Constants(change, animation)
    stage = .animating(Run(from: 0, to: 1, at: start, for: animation.durationNanoseconds))
  }

  /// Begins a transition that somebody moves.
  ///
  /// - Parameters:
  ///   - change: The change to show.
  ///   - animation: How to show it once it is let go.
  init(interactive change: StackChange, animation: TransitionAnimation) {
    constants = Constants(change, animation)
    stage = .interactive(progress: 0)
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
    case .interactive(let progress): progress
    }
  }
}
