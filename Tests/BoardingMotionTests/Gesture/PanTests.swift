import BoardingMotion
import Testing

struct PanTests {
  static let odd: [Double] = [.nan, .infinity, -.infinity]

  @Test func `a vector without a height is horizontal, and zero is neither`() {
    #expect(PanVector(x: 3) == PanVector(x: 3, y: 0))
    #expect(PanVector.zero == PanVector(x: 0, y: 0))
  }

  @Test(arguments: odd) func `a vector is finite if both of its parts are`(number: Double) {
    #expect(PanVector(x: .greatestFiniteMagnitude, y: -.greatestFiniteMagnitude).isFinite)
    #expect(!PanVector(x: number, y: 0).isFinite)
    #expect(!PanVector(x: 0, y: number).isFinite)
  }

  @Test(arguments: odd) func `a sample is finite with its velocity or without one`(number: Double) {
    let odd = PanVector(x: 0, y: number)
    #expect(PanSample(translation: .zero).isFinite)
    #expect(PanSample(translation: .zero, velocity: .zero).isFinite)
    #expect(!PanSample(translation: odd).isFinite)
    #expect(!PanSample(translation: .zero, velocity: odd).isFinite)
  }

  @Test func `every step of a pan is finite if its numbers are`() {
    let odd = PanVector(x: .nan)
    let (good, bad) = (PanSample(translation: .zero), PanSample(translation: odd))
    let finite: [Pan] = [
      .began(start: nil), .began(start: .zero), .moved(good), .ended(good), .cancelled(good),
    ]
    let others: [Pan] = [.began(start: odd), .moved(bad), .ended(bad), .cancelled(bad)]
    #expect(finite.map(\.isFinite) == [true, true, true, true, true])
    #expect(others.map(\.isFinite) == [false, false, false, false])
  }
}
