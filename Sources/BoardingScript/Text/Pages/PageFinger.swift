import Boarding
import BoardingPaging

/// Turns what is said about a finger on pages or on their menu into its samples.
struct PageFinger {
  /// True for a finger on the menu.
  let isOnMenu: Bool
  /// The pages.
  let stage: PagesStage

  /// How far the finger has moved, in points; nil without one.
  private var translation: PanVector? { isOnMenu ? stage.menuFinger : stage.finger }

  /// True if what it is on moves up and down.
  private var isVertical: Bool {
    switch stage.pager.menu.options.contentNavigationOrientation {
    case .horizontal: false
    case .vertical: !isOnMenu
    }
  }

  /// Makes the cue of a sample.
  ///
  /// - Parameter pan: The sample.
  /// - Returns: The cue.
  private func cue(_ pan: Pan) -> PagesCue {
    .input(isOnMenu ? .menuPan(pan) : .pan(pan))
  }

  /// Puts the finger down.
  ///
  /// - Returns: What happens.
  func touch() -> [PagesCue] { [cue(.began(start: nil))] }

  /// Moves the finger, which is put down first if it is not.
  ///
  /// - Parameters:
  ///   - distance: How far it moves, in points.
  ///   - words: What else is said.
  /// - Returns: What happens.
  func drag(by distance: PanVector, _ words: FingerWords) -> [PagesCue] {
    (translation == nil ? touch() : [])
      + samples(
        from: translation ?? .zero,
        by: distance,
        over: words.nanoseconds,
        Finger.sampleCount(of: words)
      )
  }

  /// Lets time pass in which the finger is where it is, and is reported there again.
  ///
  /// - Parameter nanoseconds: How much time.
  /// - Returns: What happens.
  func hold(for nanoseconds: Int64) -> [PagesCue] {
    [
      .wait(nanoseconds: nanoseconds),
      cue(.moved(PanSample(translation: translation ?? .zero))),
    ]
  }

  /// Lifts the finger.
  ///
  /// - Parameter velocity: How fast it moves along the way of the pages, in points per second; nil
  ///   to let that be found out.
  /// - Returns: What happens.
  func lift(at velocity: Double?) -> [PagesCue] {
    let velocity = velocity.map { along($0) }
    return [cue(.ended(PanSample(translation: translation ?? .zero, velocity: velocity)))]
  }

  /// Takes the finger away, as the system does.
  ///
  /// - Returns: What happens.
  func takeAway() -> [PagesCue] {
    [cue(.cancelled(PanSample(translation: translation ?? .zero)))]
  }

  /// Makes a whole swipe.
  ///
  /// - Parameters:
  ///   - direction: Where it leads along the order of pages.
  ///   - words: What else is said; the velocity is that towards the destination.
  /// - Returns: What happens; only the touch if a finger is down already, which is refused.
  func fling(_ direction: Direction, _ words: FingerWords) -> [PagesCue] {
    if translation != nil { return touch() }
    let pager = stage.pager
    let isMirrored = !isVertical && pager.menu.viewport.layoutDirection == .rightToLeft
    let sign: Double = (direction == .forward) == isMirrored ? 1 : -1
    let length =
      isVertical ? max(0, pager.size.height - pager.menu.options.menuHeight) : pager.size.width
    let way = along(sign * length * words.pace.distance)
    let velocity = words.velocity.map { along(sign * $0) }
    return touch()
      + samples(from: .zero, by: way, over: words.pace.nanoseconds, Finger.swipeSamples)
      + [cue(.ended(PanSample(translation: way, velocity: velocity)))]
  }

  /// Makes a vector along the way that is moved.
  ///
  /// - Parameter length: Its length, in points or points per second.
  /// - Returns: The vector.
  private func along(_ length: Double) -> PanVector {
    isVertical ? PanVector(x: 0, y: length) : PanVector(x: length)
  }

  /// Moves the finger evenly.
  ///
  /// - Parameters:
  ///   - start: How far it has come.
  ///   - distance: How far it moves.
  ///   - nanoseconds: How long that takes.
  ///   - count: The number of samples, 1 or more.
  /// - Returns: The samples, each behind the time before it.
  private func samples(
    from start: PanVector,
    by distance: PanVector,
    over nanoseconds: Int64,
    _ count: Int
  ) -> [PagesCue] {
    var cues: [PagesCue] = []
    for stop in Finger.path(from: start, by: distance, over: nanoseconds, count) {
      if stop.wait > 0 { cues.append(.wait(nanoseconds: stop.wait)) }
      cues.append(cue(.moved(PanSample(translation: stop.place))))
    }
    return cues
  }
}
