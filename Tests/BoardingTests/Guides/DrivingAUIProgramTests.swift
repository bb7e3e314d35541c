import Boarding
import Testing

/// The program of the guide to driving a real UI, with a clock that a test can hold.
struct DrivingAUIProgramTests {
  /// Stands in for the live clock: it goes on only while somebody sleeps.
  private final class ContinuousClock {
    /// Where the clock stands.
    private(set) var now = Swift.ContinuousClock().now

    /// Lets time pass at once.
    func sleep(until deadline: Swift.ContinuousClock.Instant) async throws {
      now = deadline
    }
  }

  /// A screen that says how full the progress bar is while it is on top.
  final class Page: Screen {
    let name: String
    let fill: Double

    init(_ name: String, fill: Double) {
      self.name = name
      self.fill = fill
    }

    func willAppear(
      in navigationController: BoardingNavigationController,
      with coordinator: TransitionCoordinator?
    ) {
      navigationController.perform(coordinatedAnimations: { [fill] container, _ in
        { (container as? Onboarding)?.fillBar(to: fill) }
      })
    }
  }

  /// The flow, with the value that moves along, and what a view would draw of both.
  final class Onboarding: BoardingNavigationController {
    private lazy var bar = values.add(0.0)

    func fillBar(to fill: Double) {
      if let bar { values.set(fill, for: bar) }
    }

    /// Lets time pass up to an instant of the clock, unless it has passed already.
    func catchUp(to elapsed: Duration) {
      guard let instant = Instant.zero.advanced(by: elapsed), instant > now else { return }
      advance(to: instant)
    }

    /// Writes a frame down in place of drawing it.
    func frame(at instant: Instant) -> String {
      let picture = presentation(at: instant)
      var line = "\(instant.nanoseconds / 1_000_000) ms:"
      for visible in picture.screens {
        let position = visible.position
        let opacity = Int(position.opacity * 100)
        line += " \(visible.screen.name) at \(Int(position.transform.tx)), \(opacity) %;"
      }
      guard let bar else { return line }
      return line + " bar \(Int(picture.values.value(of: bar) * 100)) %"
    }
  }

  @Test func `the program moves a flow by a finger and a clock`() async throws {
    var lines: [String] = []
    func print(_ line: String) { lines.append(line) }

    let flow = Onboarding(
      screensToPresent: [Page("Welcome", fill: 0.5), Page("Account", fill: 1)],
      settings: Settings(containerWidth: 400)
    )
    flow.start()

    // What a touch handler would collect: each sample with the time at which the finger was there.
    var samples: [(time: Duration, pan: Pan)] = [
      (.milliseconds(20), .began(start: PanVector(x: 380, y: 300))),
      (.milliseconds(40), .moved(PanSample(translation: PanVector(x: -40)))),
      (.milliseconds(60), .moved(PanSample(translation: PanVector(x: -80)))),
      (.milliseconds(110), .moved(PanSample(translation: PanVector(x: -140)))),
      (.milliseconds(120), .ended(PanSample(translation: PanVector(x: -160)))),
    ]

    let clock = ContinuousClock()
    let period = Duration.milliseconds(50)
    let origin = clock.now
    var deadline = origin

    repeat {
      let elapsed = origin.duration(to: clock.now)
      while let sample = samples.first, sample.time <= elapsed {
        flow.catchUp(to: sample.time)
        flow.pan(sample.pan)
        samples.removeFirst()
      }
      flow.catchUp(to: elapsed)
      if let target = flow.now.advanced(by: period) { print(flow.frame(at: target)) }
      deadline += period
      try await clock.sleep(until: deadline)
    } while !samples.isEmpty || flow.nextDeadline != nil

    print("now \(flow.screens.map(\.name))")

    #expect(
      lines.joined(separator: "\n") == """
        50 ms: Welcome at 0, 100 %; bar 50 %
        100 ms: Welcome at -40, 100 %; Account at 360, 100 %; bar 55 %
        150 ms: Welcome at -80, 100 %; Account at 320, 100 %; bar 60 %
        200 ms: Welcome at -215, 100 %; Account at 184, 100 %; bar 76 %
        250 ms: Welcome at -297, 100 %; Account at 102, 100 %; bar 87 %
        300 ms: Welcome at -369, 100 %; Account at 30, 100 %; bar 96 %
        350 ms: Welcome at -399, 100 %; Account at 0, 100 %; bar 99 %
        400 ms: Welcome at -400, 100 %; Account at 0, 100 %; bar 100 %
        450 ms: Account at 0, 100 %; bar 100 %
        now ["Welcome", "Account"]
        """
    )
  }
}
