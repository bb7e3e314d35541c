import Boarding
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
        return path.map { text($0) }.joined(separator: ", ") + ": " + fault
      }
      if let fault = explore(branch, alphabet, depth: depth - 1, &path, &count) { return fault }
      path.removeLast()
    }
    return nil
  }
}
