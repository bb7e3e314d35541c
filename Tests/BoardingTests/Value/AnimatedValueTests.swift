import Boarding
import Testing

struct AnimatedValueTests {
  @Test func `numbers move along the line, with exact ends`() {
    let from = AnimatedValue.number(0.1)
    let to = AnimatedValue.number(0.3)
    #expect(from.interpolated(to: to, progress: 0) == from)
    #expect(from.interpolated(to: to, progress: 1) == to)
    #expect(
      AnimatedValue.number(-1).interpolated(to: .number(3), progress: 0.25) == .number(0)
    )
  }

  @Test(arguments: [0, 0.25, 0.5, 0.75, 1])
  func `numbers at both ends of the range never leave it on the way`(progress: Double) {
    let far = 0x1p1023
    guard
      case .number(let number) = AnimatedValue.number(far)
        .interpolated(to: .number(-far), progress: progress)
    else {
      Issue.record("a number should stay a number")
      return
    }
    #expect(number == far * (1 - 2 * progress))
  }

  @Test func `colours move as colours`() {
    let black = SRGBColor(red: 0, green: 0, blue: 0)
    let white = SRGBColor(red: 1, green: 1, blue: 1)
    #expect(
      AnimatedValue.color(black).interpolated(to: .color(white), progress: 0.5)
        == .color(SRGBColor(red: 0.5, green: 0.5, blue: 0.5))
    )
  }

  @Test func `values of different kinds are not mixed`() {
    let color = AnimatedValue.color(SRGBColor(red: 0, green: 0, blue: 0))
    #expect(color.interpolated(to: .number(1), progress: 0) == .number(1))
    #expect(AnimatedValue.number(1).interpolated(to: color, progress: 0.5) == color)
  }

  @Test func `a value knows its kind, and a kind its word`() {
    #expect(AnimatedValue.number(1).kind == .number)
    #expect(AnimatedValue.color(SRGBColor(red: 0, green: 0, blue: 0)).kind == .color)
    let values: [AnimatedValue] = [
      .number(1), .color(SRGBColor(red: 0, green: 0, blue: 0)), .point(.zero), .size(.zero),
      .rectangle(.zero), .transform(.identity),
    ]
    #expect(values.map(\.kind) == AnimatedValue.Kind.allCases)
    let names = ["number", "colour", "point", "size", "rectangle", "transform"]
    #expect(AnimatedValue.Kind.allCases.map(\.name) == names)
  }

  @Test func `shapes move as shapes`() {
    let from: [AnimatedValue] = [
      .point(Plane.Point(x: 0, y: 10)), .size(Plane.Size(width: 4, height: 8)),
      .rectangle(Plane.Rectangle(x: 0, y: 10, width: 4, height: 8)),
      .transform(Plane.Transform(scaleX: 1, y: 3)),
    ]
    let to: [AnimatedValue] = [
      .point(Plane.Point(x: 4, y: 20)), .size(Plane.Size(width: 8, height: 0)),
      .rectangle(Plane.Rectangle(x: 4, y: 20, width: 8, height: 0)),
      .transform(Plane.Transform(scaleX: 5, y: 1)),
    ]
    let half: [AnimatedValue] = [
      .point(Plane.Point(x: 2, y: 15)), .size(Plane.Size(width: 6, height: 4)),
      .rectangle(Plane.Rectangle(x: 2, y: 15, width: 6, height: 4)),
      .transform(Plane.Transform(scaleX: 3, y: 2)),
    ]
    let pairs = zip(from, to)
    #expect(pairs.map { $0.interpolated(to: $1, progress: 0.5) } == half)
    #expect(pairs.map { $0.interpolated(to: $1, progress: 0) } == from)
    #expect(pairs.map { $0.interpolated(to: $1, progress: 1) } == to)
    for value in from { #expect(value.interpolated(to: .number(1), progress: 0) == .number(1)) }
  }
}
