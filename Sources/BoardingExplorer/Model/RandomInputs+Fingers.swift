package import Boarding
package import BoardingMotion

/// Draws what fingers do, and how they are understood.
extension RandomInputs {
  /// Draws a step of a gesture.
  ///
  /// - Parameter isTouched: Whether a finger touches already.
  /// - Returns: The step.
  package mutating func pan(isTouched: Bool) -> Pan {
    if !isTouched {
      translation = .zero
      heading = random.pick([-1, 1])
      return .began(start: start())
    }
    let step = random.pick([0, 0.25, 5, 20, 40, 80, 80, 160, 160, 300] as [Double])
    translation.x += step * (random.isChance(3, of: 4) ? heading : -heading)
    translation.y += random.pick([0, 0, 0, 0, 0, 30, -30, 400])
    let sample = sample()
    let drawn = random.number(below: 12)
    if drawn < 8 { return .moved(sample) }
    return drawn < 11 ? .ended(sample) : .cancelled(sample)
  }

  /// Draws where a finger comes down.
  ///
  /// - Returns: The place in points, or nil where nobody says it.
  private mutating func start() -> PanVector? {
    if random.isChance(1, of: 40) {
      return PanVector(x: random.pick([.nan, .infinity, -.greatestFiniteMagnitude]))
    }
    return random.isChance(1, of: 2)
      ? nil : PanVector(x: random.pick([0, 10, 30, 195, 360, 380, 390, 1000]), y: 300)
  }

  /// Draws a sample at the place of the finger.
  ///
  /// - Returns: The sample, now and then an absurd one.
  private mutating func sample() -> PanSample {
    if random.isChance(1, of: 30) {
      let absurd = random.pick([
        .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude,
        .leastNonzeroMagnitude, -0.0,
      ])
      return random.isChance(1, of: 2)
        ? PanSample(translation: PanVector(x: absurd, y: translation.y))
        : PanSample(translation: translation, velocity: PanVector(x: absurd))
    }
    if random.isChance(2, of: 3) { return PanSample(translation: translation) }
    let speed = random.pick([0, 50, 200, 1000, -200, -1000] as [Double])
    return PanSample(translation: translation, velocity: PanVector(x: speed * heading, y: 10))
  }

  /// Draws what screens say to a change.
  ///
  /// - Returns: The word.
  package mutating func permission() -> Permission {
    let drawn = random.number(below: 10)
    if drawn < 6 { return .allowed }
    if drawn == 6 { return .disallowsGestures }
    return drawn == 7
      ? .refused(by: screen(), GuardReason(rawValue: 1)) : .waits(for: screen())
  }

  /// Draws rules of swipes.
  ///
  /// - Returns: The rules; now and then a number in them makes no sense.
  package mutating func rules() -> SwipeRules {
    var rules = SwipeRules(
      release: random.pick([
        .threshold(progress: 0.5, projected: 0.75), .threshold(progress: 0.5, projected: 0.75),
        .threshold(progress: -1, projected: 2), .threshold(progress: 0.9, projected: 0.25),
        .projecting(), .projecting(decelerationRate: Deceleration.fast),
      ]),
      completionProgress: random.pick([0.66, 0.66, 0.25, 2, -1, nil]),
      slop: random.pick([0, 0, 10, 50]),
      isHorizontalOnly: random.isChance(1, of: 3),
      edgeWidth: random.pick([nil, nil, nil, 40, 400]),
      isReversible: random.isChance(1, of: 2),
      systemCancel: random.pick(SwipeRules.SystemCancel.allCases),
      completionSpeed: random.pick([1, 1, 0.5, 3]),
      scrubsCurve: random.isChance(1, of: 4),
      rubberBand: random.pick([nil, 0.55])
    )
    let absurd = random.pick([.nan, .infinity, -1, 0] as [Double])
    let place = random.number(below: 50)
    if place < Self.spoilings.count { Self.spoilings[place](&rules, absurd) }
    return rules
  }

  /// What puts an absurd number into rules, each in another place.
  private static let spoilings: [@Sendable (inout SwipeRules, Double) -> Void] = [
    { $0.release = .threshold(progress: $1, projected: 0.75) },
    { $0.release = .threshold(progress: 0.5, projected: $1) },
    { $0.release = .projecting(decelerationRate: $1) }, { $0.completionProgress = $1 },
    { $0.slop = $1 }, { $0.edgeWidth = $1 }, { $0.completionSpeed = $1 }, { $0.rubberBand = $1 },
  ]
}
