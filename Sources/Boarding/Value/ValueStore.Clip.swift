extension ValueStore {
  /// A stretch of the transition's progress, and how values move in it.
  struct Clip: Hashable, Sendable {
    /// The progress from which on its movements count.
    let begin: Double
    /// The progress at which they start.
    private let start: Double
    /// The progress at which they arrive.
    private let end: Double
    /// What the progress since the start is multiplied by to become the elapsed fraction.
    private let scale: Double
    /// How they move meanwhile.
    private let pacing: ValueTiming.Pacing

    /// Makes a clip.
    ///
    /// - Parameters:
    ///   - begin: The progress from which on its movements count.
    ///   - start: The progress at which they start, not before they count.
    ///   - end: The progress at which they arrive, not before they start, at most 1.
    ///   - pacing: How they move meanwhile.
    private init(begin: Double, start: Double, end: Double, pacing: ValueTiming.Pacing) {
      self.begin = begin
      self.start = start
      self.end = end
      self.pacing = pacing
      scale = 1 / (end - start)
    }

    /// Places a timing in what is left of the transition.
    ///
    /// - Parameters:
    ///   - timing: The timing.
    ///   - progress: The progress at which values are set; outside 0...1 it counts as the nearer end.
    init(_ timing: ValueTiming, at progress: Double) {
      let begin = max(0, min(progress, 1))
      self.init(
        begin: begin,
        start: interpolate(from: begin, to: 1, progress: timing.delay),
        end: interpolate(from: begin, to: 1, progress: timing.end),
        pacing: timing.pacing
      )
    }

    /// Returns the part of this clip in which a keyframe is reached.
    ///
    /// - Parameters:
    ///   - keyframe: The keyframe.
    ///   - isFirst: True to count from the beginning of this clip on.
    /// - Returns: The clip of the keyframe.
    func part<Value: VectorConvertible>(for keyframe: Keyframe<Value>, isFirst: Bool) -> Clip {
      let from = interpolate(from: start, to: end, progress: keyframe.relativeStart)
      let last = min(keyframe.relativeStart + keyframe.relativeDuration, 1)
      return Clip(
        begin: isFirst ? begin : from,
        start: from,
        end: interpolate(from: start, to: end, progress: last),
        pacing: ValueTiming.Pacing(keyframe.curve)
      )
    }

    /// The length of the stretch.
    var length: Double { end - start }

    /// True if values start to move as soon as they are set.
    var startsAtOnce: Bool { start == begin }

    /// Returns how far the movements are.
    ///
    /// Beyond the ends of the transition they go on as far as the progress does.
    ///
    /// - Parameter progress: The progress of the transition.
    /// - Returns: The shares of distance and initial velocity.
    @inline(__always)
    func shares(at progress: Double) -> ValueTiming.Shares {
      var fraction = progress
      if progress >= end {
        if end < 1 { return .end }
      } else if progress >= start {
        fraction = min((progress - start) * scale, 1)
      } else if start > 0 {
        return .start
      }
      return pacing.shares(at: fraction)
    }

    /// Returns how fast the movements are.
    ///
    /// - Parameter progress: The progress of the transition.
    /// - Returns: How much the shares grow with the progress.
    func slopes(at progress: Double) -> ValueTiming.Shares {
      if progress >= end {
        return end < 1 ? .start : pacing.slopes(at: progress)
      }
      if progress < start {
        return start > 0 ? .start : pacing.slopes(at: progress)
      }
      let slopes = pacing.slopes(at: min((progress - start) * scale, 1))
      return ValueTiming.Shares(
        distance: slopes.distance * scale,
        velocity: slopes.velocity * scale
      )
    }
  }
}
