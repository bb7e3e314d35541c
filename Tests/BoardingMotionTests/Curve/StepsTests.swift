import BoardingMotion
import Testing

struct StepsTests {
  @Test(
    arguments: [
      (0, .jumpEnd, false), (1, .jumpEnd, true), (-1, .jumpStart, false), (1, .jumpStart, true),
      (1, .jumpNone, false), (2, .jumpNone, true), (0, .jumpBoth, false), (1, .jumpBoth, true),
    ] as [(Int, Steps.Position, Bool)]
  )
  func `steps want at least one jump`(count: Int, position: Steps.Position, isLegal: Bool) {
    #expect((Steps(count, position) != nil) == isLegal)
  }

  @Test(
    arguments: [
      (.jumpStart, [0.25, 0.5, 0.75, 1, 1]), (.jumpEnd, [0, 0.25, 0.5, 0.75, 1]),
      (.jumpNone, [0, 1 / 3, 2 / 3, 1, 1]), (.jumpBoth, [0.2, 0.4, 0.6, 0.8, 1]),
    ] as [(Steps.Position, [Double])]
  )
  func `a jump counts from the moment it is reached`(
    position: Steps.Position,
    expected: [Double]
  ) throws {
    let steps = try #require(Steps(4, position))
    #expect([0, 0.25, 0.5, 0.75, 1].map { steps.value(at: $0) } == expected)
  }

  @Test(
    arguments: [
      (.jumpStart, [0, 0.25, 0.5, 0.75, 1]), (.jumpEnd, [0, 0, 0.25, 0.5, 0.75]),
      (.jumpNone, [0, 0, 1 / 3, 2 / 3, 1]), (.jumpBoth, [0, 0.2, 0.4, 0.6, 0.8]),
    ] as [(Steps.Position, [Double])]
  )
  func `on the side before, a jump does not count yet`(
    position: Steps.Position,
    expected: [Double]
  ) throws {
    let steps = try #require(Steps(4, position))
    #expect([0, 0.25, 0.5, 0.75, 1].map { steps.value(at: $0, on: .before) } == expected)
  }

  @Test func `steps go on beyond the ends`() throws {
    let steps = try #require(Steps(2, .jumpEnd))
    #expect([-1, -0.25, 1.25, 1.5, 3].map { steps.value(at: $0) } == [-1, -0.5, 1, 1.5, 3])
    #expect(steps.value(at: .nan).isNaN)
    #expect(steps.value(at: .infinity) == .infinity)
  }
}
