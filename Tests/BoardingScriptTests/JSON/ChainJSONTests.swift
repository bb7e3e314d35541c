import Boarding
import BoardingMotion
import Testing

@testable import BoardingScript

struct ChainJSONTests {
  /// Makes a log of one animation with a curve.
  private func log(_ curve: TimingCurve) throws -> InputLog {
    let animation = TransitionAnimation(duration: .zero, curve: curve)
    return try InputLog(screens: [], entries: [.input(.reply(.animation(animation)))])
  }

  /// What a curve is written as.
  private func text(_ curve: TimingCurve) -> String { curve.json.text }

  /// Steps with a number, to tell them from others.
  private func steps(_ count: Int) throws -> TimingCurve {
    .steps(try #require(Steps(count, .jumpEnd)))
  }

  /// What a curve is refused for, or nil if it can be read.
  private func message(_ curve: String) -> String? {
    let input = #"{"kind":"animation","nanoseconds":0,"curve":"# + curve + #","style":"slide"}"#
    do throws(InputLogError) {
      _ = try InputLog(
        json: #"{"boarding":1,"screens":[],"choices":[],"inputs":["# + input + "]}"
      )
      return nil
    } catch {
      return error.description
    }
  }

  @Test func `a chain is one array, and joins say where its order is another one`() throws {
    let (a, b, c) = (try steps(1), try steps(2), TimingCurve.linear)
    let (one, two) = (#"{"steps":1,"position":"jumpEnd"}"#, #"{"steps":2,"position":"jumpEnd"}"#)
    let left = TimingCurve.chained(.chained(a, then: b), then: c)
    let right = TimingCurve.chained(a, then: .chained(b, then: c))
    let pairs = TimingCurve.chained(.chained(c, then: a), then: .chained(b, then: c))
    #expect(text(.chained(a, then: b)) == #"{"chained":[\#(one),\#(two)]}"#)
    #expect(text(left) == #"{"chained":[\#(one),\#(two),"linear"]}"#)
    #expect(text(right) == #"{"chained":[\#(one),\#(two),"linear"],"joins":[0,0,2]}"#)
    #expect(
      text(pairs) == #"{"chained":["linear",\#(one),\#(two),"linear"],"joins":[0,1,0,2]}"#
    )
    for curve in [left, right, pairs] {
      #expect(try InputLog(json: log(curve).json) == log(curve))
    }
  }

  @Test func `chains that stand in each other are read`() throws {
    let nested = #"{"chained":["linear",{"chained":["linear","linear"]}]}"#
    let written = try log(.chained(.linear, then: .chained(.linear, then: .linear)))
    let flat = #"{"chained":["linear","linear","linear"],"joins":[0,0,2]}"#
    let text = written.json.split(separator: flat).joined(separator: nested)
    #expect(text != written.json)
    #expect(try InputLog(json: text) == written)
  }

  @Test(arguments: [70, 1_001])
  func `a deep chain is read as it was written`(count: Int) throws {
    let curves = try (1...count).map { try steps($0) }
    let last = try #require(curves.last)
    let left = curves.dropFirst().reduce(curves[0]) { .chained($0, then: $1) }
    let right = curves.dropLast().reversed().reduce(last) { .chained($1, then: $0) }
    let zigzag = curves.dropFirst().enumerated().reduce(curves[0]) { (chain, next) in
      next.offset % 2 == 0
        ? .chained(chain, then: next.element) : .chained(next.element, then: chain)
    }
    for curve in [left, right, zigzag] {
      #expect(try InputLog(json: log(curve).json) == log(curve))
    }
  }

  @Test func `a chain that no curve bears is refused`() {
    let curves = Array(repeating: #""linear""#, count: 100_000).joined(separator: ",")
    #expect(
      message(#"{"chained":["# + curves + "]}")
        == "$.inputs[0].curve.chained: expected at most 1000 chains in each other,"
        + " found an array of 100000"
    )
  }

  @Test(arguments: [
    (#"{"chained":["linear"]}"#, ".chained: expected two curves or more, found an array of 1"),
    (#"{"joins":[0,1]}"#, ".chained: expected two curves or more, found nothing"),
    (
      #"{"chained":["linear",7]}"#,
      ".chained[1]: expected 'linear' or an object with 'cubicBezier', 'steps',"
        + " 'piecewiseLinear' or 'chained', found 7"
    ),
    (
      #"{"chained":["linear","linear"],"joins":[1,0]}"#,
      ".joins[0]: expected a number of joins, found 1"
    ),
    (
      #"{"chained":["linear","linear"],"joins":[0,0]}"#,
      ".joins: expected for each curve the number of joins behind it, which leave one chain,"
        + " found an array of 2"
    ),
    (
      #"{"chained":["linear","linear"],"joins":[0,1,1]}"#,
      ".joins: expected for each curve the number of joins behind it, which leave one chain,"
        + " found an array of 3"
    ),
    (
      #"{"chained":["linear","linear"],"joins":[0]}"#,
      ".joins: expected for each curve the number of joins behind it, which leave one chain,"
        + " found an array of 1"
    ),
  ])
  func `a wrong chain is explained`(curve: String, expected: String) {
    #expect(message(curve) == "$.inputs[0].curve" + expected)
  }

  @Test func `a log may name any number of Bézier curves`() throws {
    let entries = try (1...1_200).map { (number) throws -> InputLog.Entry in
      let curve = try #require(CubicBezier(Double(number) / 2_000, 0, 0.5, 1))
      let animation = TransitionAnimation(duration: .zero, curve: .cubicBezier(curve))
      return .input(.reply(.animation(animation)))
    }
    let log = try InputLog(screens: [], entries: entries)
    #expect(try InputLog(json: log.json) == log)
  }
}
