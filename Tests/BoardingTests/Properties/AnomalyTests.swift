import Boarding
import BoardingExplorer
import BoardingMotion
import Testing

/// Something happens at the n-th due instant or after the n-th update of a run, for every n.
///
/// Each run is compared with the reference model, its calls are booked, and it has to come to rest.
struct AnomalyTests {
  /// The runs that are disturbed: stacks are [A,B], the series is A to D.
  private static let runs: [[Input]] = [
    [.next(), .wait(1000), .previous(), .wait(1000), .popToRoot(), .wait(1000)],
    [.push("C"), .push("D"), .pop(), .replace(by: "E"), .set("FAB"), .wait(5000)],
    [
      .pop(.interactive), .update(0.25), .wait(100), .update(0.75), .finish(), .push("D"),
      .wait(2000),
    ],
    [
      .set("CEF", .interactive), .update(0.5), .wait(10), .update(0), .update(1), .cancel(0.5),
      .wait(100), .next(), .wait(2000),
    ],
    [
      .next(.interactive), .update(0.125), .update(0.5), .push("D"), .update(0.625), .wait(2000),
      .finishFlow(), .set("AC", .interactive), .update(0.5), .finish(), .wait(1000),
    ],
  ]

  /// What disturbs: every kind of command and move, in every way, and the surroundings.
  private static let disturbances: [Input] = {
    let requests: [Input] = [
      .push("G"), .pop(), .pop(to: "A"), .popToRoot(), .replace(by: "G"), .set("GAH"), .set("B"),
      .skip(to: "D"), .finishFlow(.skipped), .next(), .previous(), .choose(0),
    ]
    return requests + requests.map(\.inNoTime) + requests.map(\.byHand) + [
      .start("A"), .finish(), .cancel(), .finish(3), .cancel(0.25), .update(0.5),
      .container(.disappear), .container(.suspend), .setting(.reduceMotion(true)),
      .setting(.commandPolicy(.refuse)), .setting(.movePolicy(.queue)), .answer(to: "C"),
    ]
  }()

  /// Where in a run the disturbance comes.
  enum Moment {
    /// When something has become due.
    case dueInstant
    /// When a transition has been brought to a progress.
    case update
  }

  @Test(arguments: BusyPolicy.allCases)
  func `anything may happen at any due instant`(policy: BusyPolicy) throws {
    #expect(try disturb(at: .dueInstant, policy) == nil)
  }

  @Test(arguments: BusyPolicy.allCases)
  func `anything may happen after any update`(policy: BusyPolicy) throws {
    #expect(try disturb(at: .update, policy) == nil)
  }

  /// Disturbs every run by everything at every place.
  ///
  /// - Returns: The first fault, or nil.
  private func disturb(at moment: Moment, _ policy: BusyPolicy) throws -> String? {
    var world = World(screenCount: 8, series: [0, 1, 2, 3])
    world.choices = [[("skip", 3, nil)], [("skip", 3, nil)]] + Array(repeating: [], count: 6)
    world.settings = Settings(movePolicy: policy, commandPolicy: policy)
    var count = 0
    for (number, run) in Self.runs.enumerated() {
      for disturbance in Self.disturbances {
        var place = 0
        while true {
          var comparison = try Comparison(world)
          var reached = 0
          let fault = play(run, disturbance, &comparison, moment, place, &reached)
          if let fault {
            return "run \(number), \(text(disturbance)) at \(moment) \(place): \(fault)"
          }
          if reached <= place { break }
          place += 1
          count += 1
        }
      }
    }
    return count > 200 ? nil : "only \(count) disturbances came in"
  }

  /// Plays a run with a disturbance.
  ///
  /// - Returns: The first fault, or nil.
  private func play(
    _ run: [Input],
    _ disturbance: Input,
    _ comparison: inout Comparison,
    _ moment: Moment,
    _ place: Int,
    _ reached: inout Int
  ) -> String? {
    if let fault = comparison.hand(.set("AB")) { return "\(fault)" }
    for input in run {
      var next: Input? = input
      while let current = next {
        let before = comparison.machine.state
        if let fault = comparison.hand(current) { return "\(text(current)): \(fault)" }
        next = rest(of: current, after: before, comparison.machine.state.now)
        let isThere =
          switch (current, moment) {
          case (.advance, .dueInstant):
            before.deadline.map { $0 <= comparison.machine.state.now } ?? false
          case (.interaction(.update), .update): true
          default: false
          }
        if !isThere { continue }
        if reached == place, let fault = comparison.hand(disturbance) { return "\(fault)" }
        reached += 1
      }
    }
    while let input = comparison.machine.settlingInput(.finish()) {
      if let fault = comparison.hand(input) { return "\(text(input)): \(fault)" }
    }
    return nil
  }

  /// What is left of an advance that stopped at a due instant.
  private func rest(of input: Input, after before: Machine.State, _ now: Instant) -> Input? {
    guard case .advance(let whole) = input else { return nil }
    let left = whole - (now.nanoseconds - before.now.nanoseconds)
    return left > 0 && now > before.now ? .advance(nanoseconds: left) : nil
  }
}
