import BoardingMotion
import Testing

struct SwipeRulesTests {
  @Test func `the defaults are the rules of BoardingPass`() {
    let rules = SwipeRules(
      release: .threshold(progress: 0.5, projected: 0.75),
      completionProgress: 0.66,
      slop: 0,
      isHorizontalOnly: false,
      edgeWidth: nil,
      isReversible: false,
      systemCancel: .cancels,
      completionSpeed: 1,
      scrubsCurve: false,
      rubberBand: nil
    )
    #expect(SwipeRules() == rules)
    #expect(SwipeRules.boardingPass == rules)
  }

  @Test func `the second preset differs by its release alone`() {
    var rules = SwipeRules.boardingPass
    rules.release = .projecting(decelerationRate: 0.998)
    #expect(SwipeRules.projecting == rules)
  }

  static let thresholds: [(Double, Double, SwipeVerdict)] = [
    (0, 0, SwipeVerdict.cancel), (1, 0, .finish), (0.25, 0, .cancel),
    (0.5, 0, .cancel), (0.5.nextUp, 0, .finish),  // a threshold just reached does not count
    (0.25, 0.5, .cancel), (0.25, 0.5.nextUp, .finish), (0.2500001, 0.5, .finish),
    (0, 0.75, .cancel), (0, 0.75.nextUp, .finish),
    (0.5, 0.25, .cancel), (0.49, 0.27, .finish),
    (0.51, -100, .finish), (0.49, -100, .cancel),  // a velocity back does not undo the progress
    (.nan, 1, .cancel), (0, .nan, .cancel), (1, .nan, .finish),
    (0, .infinity, .finish), (1, -.infinity, .finish), (0, -.infinity, .cancel),
    (.infinity, -.infinity, .finish), (-.infinity, .infinity, .cancel),
  ]

  @Test(arguments: thresholds)
  func `thresholds finish a swipe beyond them`(
    progress: Double,
    velocity: Double,
    verdict: SwipeVerdict
  ) {
    #expect(SwipeRules.boardingPass.verdict(progress: progress, velocity: velocity) == verdict)
  }

  static let rests: [(Double, Double, SwipeVerdict)] = [
    (0, 0, SwipeVerdict.cancel), (1, 0, .finish),
    (0.5, 0, .cancel), (0.5.nextUp, 0, .finish),  // the middle cancels
    (0, 1, .cancel), (0, 1.002, .cancel), (0, 1.003, .finish),  // 0.5 / 0.499 widths per second
    (0.9, -0.8, .finish), (0.9, -0.81, .cancel), (0.51, -1, .cancel),
    (.nan, 1, .cancel), (0.9, .nan, .cancel),
    (0, .infinity, .finish), (1, -.infinity, .cancel), (.infinity, -.infinity, .cancel),
  ]

  @Test(arguments: rests)
  func `the end nearer to where a swipe would rest wins`(
    progress: Double,
    velocity: Double,
    verdict: SwipeVerdict
  ) {
    #expect(SwipeRules.projecting.verdict(progress: progress, velocity: velocity) == verdict)
  }

  @Test func `a rate of a half lets the velocity of a millisecond count`() {
    let rules = SwipeRules(release: .projecting(decelerationRate: 0.5))
    #expect(rules.verdict(progress: 0.25, velocity: 250) == .cancel)
    #expect(rules.verdict(progress: 0.25, velocity: 250.001) == .finish)
    #expect(rules.verdict(progress: 0.75, velocity: -250) == .cancel)
    #expect(rules.verdict(progress: 0.75, velocity: -249.999) == .finish)
  }

  static let movements: [(Double, Double, Bool)] = [
    (0, 0.66, false), (0, 0.66.nextUp, true), (0.66, 0.66.nextUp, true), (0.66, 0.66, false),
    (0.66.nextUp, 1, false), (0.7, 0.6, false), (0.7, 0.66, false), (0, 1, true),
    (.nan, 1, false), (0, .nan, false), (-.infinity, .infinity, true),
  ]

  @Test(arguments: movements)
  func `a swipe completes when it goes up to beyond two thirds`(
    start: Double,
    end: Double,
    isCompleting: Bool
  ) {
    #expect(SwipeRules.boardingPass.isCompleting(from: start, to: end) == isCompleting)
    #expect(!SwipeRules(completionProgress: nil).isCompleting(from: start, to: end))
  }

  static let faults: [(SwipeRules, SwipeRules.Fault?)] = [
    (.boardingPass, nil), (.projecting, nil),
    (SwipeRules(release: .threshold(progress: .nan, projected: 1)), .release),
    (SwipeRules(release: .threshold(progress: 0, projected: .infinity)), .release),
    (SwipeRules(release: .threshold(progress: -1, projected: 9)), nil),
    (SwipeRules(release: .projecting(decelerationRate: 0)), .release),
    (SwipeRules(release: .projecting(decelerationRate: 1)), .release),
    (SwipeRules(release: .projecting(decelerationRate: .nan)), .release),
    (SwipeRules(release: .projecting(decelerationRate: 0.nextUp)), nil),
    (SwipeRules(release: .projecting(decelerationRate: 1.nextDown)), nil),
    (SwipeRules(completionProgress: .nan), .completionProgress),
    (SwipeRules(completionProgress: .infinity), .completionProgress),
    (SwipeRules(completionProgress: nil), nil),
    (SwipeRules(slop: -0.1), .slop), (SwipeRules(slop: .nan), .slop),
    (SwipeRules(slop: .infinity), .slop), (SwipeRules(slop: 10), nil),
    (SwipeRules(edgeWidth: 0), .edgeWidth), (SwipeRules(edgeWidth: .nan), .edgeWidth),
    (SwipeRules(edgeWidth: .infinity), .edgeWidth), (SwipeRules(edgeWidth: 20), nil),
    (SwipeRules(completionSpeed: 0), .completionSpeed),
    (SwipeRules(completionSpeed: -1), .completionSpeed),
    (SwipeRules(completionSpeed: .nan), .completionSpeed),
    (SwipeRules(completionSpeed: .infinity), .completionSpeed),
    (SwipeRules(rubberBand: 0), .rubberBand), (SwipeRules(rubberBand: .nan), .rubberBand),
    (SwipeRules(rubberBand: .infinity), .rubberBand), (SwipeRules(rubberBand: 0.55), nil),
    (SwipeRules(slop: .nan, edgeWidth: .nan, rubberBand: .nan), .slop),
    (SwipeRules(completionProgress: .nan, completionSpeed: .nan), .completionProgress),
  ]

  @Test(arguments: faults)
  func `the first property that makes no sense is named`(
    rules: SwipeRules,
    fault: SwipeRules.Fault?
  ) {
    #expect(rules.fault == fault)
    #expect(rules.isValid == (fault == nil))
  }

  @Test func `every property that can make no sense has its fault`() {
    #expect(Set(Self.faults.compactMap(\.1)) == Set(SwipeRules.Fault.allCases))
    #expect(SwipeRules.SystemCancel.allCases == [.cancels, .followsRelease])
  }
}
