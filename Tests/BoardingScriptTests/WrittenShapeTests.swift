import Boarding
import BoardingScript
import Testing

struct WrittenShapeTests {
  @Test(arguments: [
    ("(10,20)", AnimatedValue.point(Plane.Point(x: 10, y: 20))),
    ("(-0.5,0)", .point(Plane.Point(x: -0.5, y: 0))),
    ("40x20.25", .size(Plane.Size(width: 40, height: 20.25))),
    ("(10,-20,40x20)", .rectangle(Plane.Rectangle(x: 10, y: -20, width: 40, height: 20))),
    (
      "matrix(1,0.5,-0.5,1,10,20)",
      .transform(Plane.Transform(a: 1, b: 0.5, c: -0.5, d: 1, tx: 10, ty: 20))
    ),
  ])
  func `a shape is read and printed`(text: String, value: AnimatedValue) throws {
    let script = try Script(parsing: "screen a v \(text) w 1 # shape", file: "t")
    #expect(script.flow.screens[0].values.map(\.value) == [value, .number(1)])
    #expect(valueText(value) == text)
  }

  @Test(arguments: [
    "(10,20", "(10,20)x", "(10)", "(1,2,3)", "10x", "10x20x30", "(1,2,3x4,5)", "matrix(1,2,3,4,5)",
    "matrix(1,2,3,4,5,6,7)", "(1;2)",
  ])
  func `what is no shape is a fault`(text: String) {
    let message = "expected a number, a colour or a shape, found '\(text)'"
    #expect(faults(of: "screen a v \(text)") == ["t:1:12: error: " + message])
  }

  @Test func `a number in a shape is as exact as any`() {
    #expect(
      faults(of: "screen a v (1,--2)")
        == ["t:1:12: error: expected a number, a colour or a shape, found '(1,--2)'"]
    )
  }

  @Test func `a shape is expected with the digits that are written`() throws {
    let text = """
      flow Shapes
      screen a v (0,0) s 10x10 r (0,0,10x10) m matrix(1,0,0,1,0,0)
      screen b v (10,5) s 20x0 r (10,5,20x0) m matrix(3,0,0,1,8,0)
      start
      push b interactive
      update 0.5
      expect v (5,2.5)
      expect s 15x5
      expect r (5.0,2.5,15x5)
      expect m matrix(2,0,0,1,4,0)
      """
    #expect(try report(of: text).failure == nil)
  }
}
