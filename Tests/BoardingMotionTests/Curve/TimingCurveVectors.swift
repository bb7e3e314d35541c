import BoardingMotion

/// What published tests expect of steps, straight lines and chained curves.
enum TimingCurveVectors {
  /// A curve, and its inputs with what is expected there.
  typealias Row = (curve: TimingCurve?, samples: [(input: Double, expected: Double)])

  /// The step algorithm of CSS Easing 1, computed.
  static let steps: [Row] = [
    (
      steps(2, .jumpStart),
      [
        (0.24, 0.5),
        (0.25, 0.5),
        (0.5, 1),
        (0.75, 1),
        (1, 1),
      ]
    ),
    (
      steps(2, .jumpEnd),
      [
        (0, 0),
        (0.24, 0),
        (0.25, 0),
        (0.5, 0.5),
        (0.75, 0.5),
      ]
    ),
    (
      steps(2, .jumpNone),
      [
        (0, 0),
        (0.5, 1),
        (1, 1),
      ]
    ),
    (
      steps(2, .jumpBoth),
      [
        (0, 0.3333333333333333),
        (0.24, 0.3333333333333333),
        (0.25, 0.3333333333333333),
        (0.5, 0.6666666666666666),
        (0.75, 0.6666666666666666),
        (1, 1),
      ]
    ),
    (
      steps(4, .jumpStart),
      [
        (0.24, 0.25),
        (0.75, 1),
        (1, 1),
      ]
    ),
    (
      steps(4, .jumpEnd),
      [
        (0, 0),
        (0.24, 0),
        (0.25, 0.25),
        (0.5, 0.5),
        (0.75, 0.75),
        (1, 1),
      ]
    ),
    (
      steps(4, .jumpNone),
      [
        (0, 0),
        (0.24, 0),
        (0.25, 0.3333333333333333),
        (0.5, 0.6666666666666666),
        (0.75, 1),
        (1, 1),
      ]
    ),
    (
      steps(4, .jumpBoth),
      [
        (0, 0.2),
        (0.24, 0.2),
        (0.25, 0.4),
        (0.75, 0.8),
        (1, 1),
      ]
    ),
  ]

  /// The step algorithm of CSS Easing 1 with the before flag, computed.
  static let stepsBefore: [Row] = [
    (
      steps(2, .jumpEnd),
      [
        (0.5, 0)
      ]
    ),
    (
      steps(4, .jumpBoth),
      [
        (0.25, 0.2)
      ]
    ),
  ]

  /// web-platform-tests css/css-easing/linear-timing-functions-output.html.
  static let linear: [Row] = [
    (
      linear([.init(0), .init(1.5), .init(1)]),
      [
        (0.25, 0.75),
        (0.5, 1.5),
        (1, 1),
      ]
    ),
    (
      linear([.init(1), .init(-0.5), .init(0)]),
      [
        (0, 1),
        (0.25, 0.25),
        (0.5, -0.5),
        (0.75, -0.25),
      ]
    ),
    (
      linear([
        .init(0.2, at: 0), .init(0.2, at: 0.2), .init(0.4, at: 0.2), .init(0.4, at: 0.4),
        .init(0.6, at: 0.4), .init(0.6, at: 0.6), .init(0.8, at: 0.6), .init(0.8, at: 0.8),
        .init(1, at: 0.8), .init(1, at: 1),
      ]),
      [
        (0, 0.2),
        (0.2, 0.4),
        (0.4, 0.6),
        (0.6, 0.8),
      ]
    ),
    (
      linear([.init(0), .init(0.1, at: -0.1), .init(1)]),
      [
        (0.55, 0.595),
        (1, 1),
      ]
    ),
    (
      linear([.init(0), .init(0.9, at: 1.1), .init(1)]),
      [
        (0.9, 0.7363636363636363),
        (0.95, 0.7772727272727272),
        (1, 0.8181818181818181),
      ]
    ),
  ]

  /// web-platform-tests css/css-easing/step-timing-functions-output.html.
  static let chainedSteps: [Row] = [
    (
      chained(bezier(0, 1.5, 1, 1.5), then: steps(1, .jumpStart)),
      [
        (0, 1),
        (0.23, 1),
        (0.25, 2),
        (1, 1),
      ]
    ),
    (
      chained(bezier(0, 3, 1, 3), then: steps(1, .jumpStart)),
      [
        (0, 1),
        (0.5, 3),
        (0.9, 2),
      ]
    ),
    (
      chained(bezier(0, -0.5, 1, -0.5), then: steps(1, .jumpStart)),
      [
        (0, 1),
        (0.75, 0),
        (0.8, 1),
        (1, 1),
      ]
    ),
    (
      chained(bezier(0, -2, 1, -2), then: steps(1, .jumpStart)),
      [
        (0.1, 0)
      ]
    ),
    (
      chained(bezier(0, 1.5, 1, 1.5), then: steps(1, .jumpEnd)),
      [
        (0.25, 1)
      ]
    ),
    (
      chained(bezier(0, 3, 1, 3), then: steps(1, .jumpEnd)),
      [
        (0.9, 1)
      ]
    ),
    (
      chained(bezier(0, -0.5, 1, -0.5), then: steps(1, .jumpEnd)),
      [
        (0.75, -1),
        (0.8, 0),
      ]
    ),
    (
      chained(bezier(0, 1.5, 1, 1.5), then: steps(1, .jumpBoth)),
      [
        (0.23, 0.5),
        (0.25, 1),
      ]
    ),
    (
      chained(bezier(0, 3, 1, 3), then: steps(1, .jumpBoth)),
      [
        (0, 0.5),
        (0.114, 1),
        (0.5, 1.5),
        (0.9, 1),
      ]
    ),
    (
      chained(bezier(0, -0.5, 1, -0.5), then: steps(1, .jumpBoth)),
      [
        (0.8, 0.5)
      ]
    ),
    (
      chained(bezier(0, 1.5, 1, 1.5), then: steps(2, .jumpNone)),
      [
        (0, 0),
        (0.25, 2),
        (1, 1),
      ]
    ),
    (
      chained(bezier(0, 3, 1, 3), then: steps(2, .jumpNone)),
      [
        (0.114, 3),
        (0.9, 3),
      ]
    ),
    (
      chained(bezier(0, -0.5, 1, -0.5), then: steps(2, .jumpNone)),
      [
        (0, 0),
        (0.75, -1),
        (0.8, 0),
      ]
    ),
  ]

  /// Curves, inputs and tolerances of web-platform-tests
  /// css/css-easing/cubic-bezier-timing-functions-output.html, outputs computed with mpmath.
  static let chainedBeziers: [Row] = [
    (
      chained(bezier(0, 1.5, 1, 1.5), then: bezier(0.5, 1, 0.5, 0)),
      [
        (0, 0),
        (0.24, 1.0190067979425665),
        (0.7, 1.59803644427122),
        (0.99, 1.1658919309075588),
        (1, 1),
      ]
    ),
    (
      chained(bezier(0, 1.5, 1, 1.5), then: bezier(0, 1.5, 1, 1.5)),
      [
        (0.23, 1.0631755591147025),
        (0.24, 1),
        (0.7, 1),
        (0.99, 1),
        (1, 1),
      ]
    ),
    (
      chained(bezier(0, -0.5, 1, -0.5), then: bezier(0.5, 1, 0.5, 0)),
      [
        (0, 0),
        (0.3, -0.5980364442712199),
        (0.75, -0.0481333293569341),
      ]
    ),
    (
      chained(bezier(0, -0.5, 1, -0.5), then: bezier(0, -0.5, 1, -0.5)),
      [
        (0.3, 0),
        (0.75, 0),
        (0.77, -0.06317555911470273),
        (1, 1),
      ]
    ),
  ]

  private static func bezier(
    _ x1: Double,
    _ y1: Double,
    _ x2: Double,
    _ y2: Double
  ) -> TimingCurve? {
    CubicBezier(x1, y1, x2, y2).map(TimingCurve.cubicBezier)
  }

  private static func steps(_ count: Int, _ position: Steps.Position) -> TimingCurve? {
    Steps(count, position).map(TimingCurve.steps)
  }

  private static func linear(_ stops: [PiecewiseLinear.Stop]) -> TimingCurve? {
    PiecewiseLinear(stops).map(TimingCurve.piecewiseLinear)
  }

  private static func chained(_ first: TimingCurve?, then second: TimingCurve?) -> TimingCurve? {
    guard let first, let second else { return nil }
    return .chained(first, then: second)
  }
}
