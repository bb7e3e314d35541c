import Boarding
import BoardingExplorer
import BoardingMotion
import Testing

/// Hands every sequence of a small alphabet of inputs to the engine and to the reference model.
struct ExhaustiveTests {
  /// Inputs over three screens, for a declared flow with the series A, B, C.
  private static let alphabet: [Input] = [
    .push("B"),
    .push("C", .instant),
    .pop(),
    .popToRoot(.instant, from: "C"),
    .replace(by: "C"),
    .set("CBA"),
    .set("CB"),
    .next(),
    .previous(),
    .wait(400),
  ]

  /// Inputs over three screens, for an open flow.
  private static let openAlphabet: [Input] = [
    .push("B"),
    .pop(.instant),
    .set("CA"),
    .next(),
    .previous(.instant),
    .answer(to: "B"),
    .answer(to: nil),
    .animate(),
    .wait(400),
  ]

  /// Inputs over three screens that drive transitions, end the flow and hide the container.
  private static let drivingAlphabet: [Input] = [
    .push("B", .interactive),
    .pop(.interactive),
    .set("CA", .interactive),
    .next(.interactive),
    .update(0.5),
    .finish(),
    .cancel(2),
    .push("C"),
    .previous(),
    .finishFlow(),
    .container(.disappear),
    .container(.appear),
    .wait(200),
  ]

  /// Inputs over three screens that drive transitions in an open flow.
  private static let openDrivingAlphabet: [Input] = [
    .push("B", .interactive),
    .next(.interactive),
    .answer(to: "B"),
    .animate(),
    .update(0.5),
    .finish(),
    .cancel(),
    .set("CA"),
    .finishFlow(),
    .container(.suspend),
    .wait(400),
  ]

  /// Inputs over three screens that come from a finger, with what may come between.
  private static let fingerAlphabet: [Input] = [
    .began(),
    .moved(-100),
    .moved(-300),
    .moved(150),
    .ended(-200, velocity: -50),
    .taken(30),
    .next(),
    .push("C"),
    .pop(),
    .wait(100),
    .setting(.containerWidth(195)),
    .container(.suspend),
  ]

  /// What a finger does in an open flow whose driver is asked for permission.
  private static let openFingerAlphabet: [Input] = [
    .began(),
    .moved(-100),
    .moved(300),
    .ended(-250, velocity: 0),
    .answer(to: "B"),
    .answer(to: nil),
    .allow,
    .reply(.permission(.waits(for: screen("B")))),
    .forbid("C"),
    .animate(),
    .push("D"),
    .wait(100),
  ]

  /// What comes before the sequences of a finger: at rest, in a transition, in a gesture.
  private static let fingerBeginnings: [[Input]] = [
    [], [.next(), .wait(100)], [.began(), .moved(-100)],
  ]

  @Test(arguments: SwipePolicy.allCases)
  func `all sequences of twelve inputs with a finger up to four, wherever they begin`(
    policy: SwipePolicy
  ) throws {
    var world = World(screenCount: 3, series: [0, 1, 2])
    world.choices = [[], [], []]
    let rules = SwipeRules(isReversible: true, rubberBand: 0.55)
    world.settings = Settings(swipePolicy: policy, swipeRules: rules)
    for beginning in Self.fingerBeginnings {
      var comparison = try Comparison(world)
      for input in [.set("AB")] + beginning { #expect(comparison.hand(input) == nil) }
      var path: [Input] = []
      var count = 0
      let fault = explore(comparison, Self.fingerAlphabet, depth: 4, &path, &count)
      #expect(fault == nil)
      #expect(count == 22_620)
    }
  }

  @Test func `all sequences of twelve inputs with a finger up to four, in an open flow`() throws {
    let beginnings: [[Input]] = [
      [], [.answer(to: "B")], [.answer(to: "B"), .allow],
    ]
    var world = World(settings: Settings(swipeRules: SwipeRules(isReversible: true)))
    world.asksPermission = true
    for beginning in beginnings {
      var comparison = try Comparison(world)
      let inputs = [.set("AC"), .allow] + Self.openFingerAlphabet.prefix(2)
      for input in inputs + beginning { #expect(comparison.hand(input) == nil) }
      var path: [Input] = []
      var count = 0
      let fault = explore(comparison, Self.openFingerAlphabet, depth: 4, &path, &count)
      #expect(fault == nil)
      #expect(count == 22_620)
    }
  }

  @Test(arguments: BusyPolicy.allCases)
  func `all sequences of thirteen driving inputs up to four, under each policy`(
    policy: BusyPolicy
  ) throws {
    var world = World(screenCount: 3, series: [0, 1, 2])
    world.choices = [[], [], []]
    world.settings = Settings(movePolicy: policy, commandPolicy: policy)
    var comparison = try Comparison(world)
    #expect(comparison.hand(.start("A")) == nil)
    var path: [Input] = []
    var count = 0
    let fault = explore(comparison, Self.drivingAlphabet, depth: 4, &path, &count)
    #expect(fault == nil)
    #expect(count == 30_940)
  }

  @Test func `all sequences of eleven driving inputs up to four, in an open flow`() throws {
    let settings = Settings(movePolicy: .queue, commandPolicy: .queue)
    var comparison = try Comparison(World(settings: settings))
    #expect(comparison.hand(.set("AC")) == nil)
    var path: [Input] = []
    var count = 0
    let fault = explore(comparison, Self.openDrivingAlphabet, depth: 4, &path, &count)
    #expect(fault == nil)
    #expect(count == 16_104)
  }

  @Test(arguments: BusyPolicy.allCases)
  func `all sequences of ten inputs up to four, under each policy`(policy: BusyPolicy) throws {
    var world = World(screenCount: 3, series: [0, 1, 2])
    world.choices = [[], [], []]
    world.settings = Settings(movePolicy: policy, commandPolicy: policy)
    var comparison = try Comparison(world)
    #expect(comparison.hand(.start("A")) == nil)
    var path: [Input] = []
    var count = 0
    let fault = explore(comparison, Self.alphabet, depth: 4, &path, &count)
    #expect(fault == nil)
    #expect(count == 11_110)
  }

  @Test func `all sequences of nine inputs up to four, in an open flow that queues`() throws {
    let settings = Settings(movePolicy: .queue, commandPolicy: .queue)
    var comparison = try Comparison(World(settings: settings))
    #expect(comparison.hand(.set("AC")) == nil)
    var path: [Input] = []
    var count = 0
    let fault = explore(comparison, Self.openAlphabet, depth: 4, &path, &count)
    #expect(fault == nil)
    #expect(count == 7380)
  }

  /// Hands each input in and goes on from there, by assignment.
  ///
  /// - Returns: The path to the first fault and what is wrong there, or nil.
  private func explore(
    _ comparison: Comparison,
    _ alphabet: [Input],
    depth: Int,
    _ path: inout [Input],
    _ count: inout Int
  ) -> String? {
    if depth == 0 { return nil }
    for input in alphabet {
      var branch = comparison
      path.append(input)
      count += 1
      if let fault = branch.hand(input) {
        return path.map { text($0) }.joined(separator: ", ") + ": \(fault)"
      }
      if let fault = explore(branch, alphabet, depth: depth - 1, &path, &count) { return fault }
      path.removeLast()
    }
    return nil
  }
}
