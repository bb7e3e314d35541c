import Boarding
import Testing

struct ValueStoreExampleTests {
  @Test func `a value follows a transition and is restored`() {
    var store = ValueStore()
    guard let opacity = store.add(0.0) else { return }
    store.beginTransition()
    store.animate(at: 0) { $0.set(1, for: opacity) }
    let model = store.model(of: opacity)
    let presentation = store.presentation(of: opacity, at: 0.25)
    store.endTransition(isCancelled: true)
    let restored = store.model(of: opacity)
    #expect((model, presentation, restored) == (1, 0.25, 0))
  }

  @Test func `an instant is read as a whole`() {
    var store = ValueStore()
    guard let opacity = store.add(0.0) else { return }
    store.beginTransition()
    store.animate(at: 0) { $0.set(1, for: opacity) }
    let frame = store.presentation(at: 0.5)
    let current = frame.value(of: opacity)
    #expect(current == 0.5)
  }

  @Test func `timings are fractions or durations`() {
    let second = ValueTiming(delay: 0.5, duration: 0.5, timing: .curve(.easeOut))
    let short = ValueTiming(
      duration: .milliseconds(100),
      of: .milliseconds(400),
      timing: .spring(Spring(duration: 0.3, bounce: 0.2))
    )
    #expect(second?.delay == 0.5)
    #expect(short?.end == 0.25)
  }

  @Test func `shapes and transforms`() {
    let frame = Plane.Rectangle(x: 10, y: 20, width: 40, height: 30)
    let turned = Plane.Transform(rotationAngle: 0.5).concatenating(Plane.Transform(scaleX: 2, y: 2))
    let corner = frame.origin.applying(turned)
    #expect(corner.x < 0)
    #expect(corner.y > 40)
  }

  @Test func `colours are read and mixed`() {
    let accent = SRGBColor(hex: "#ff8000") ?? SRGBColor(red: 1, green: 0.5, blue: 0)
    let faded = accent.interpolated(to: SRGBColor(red: 1, green: 1, blue: 1), progress: 0.4)
    #expect(faded.hex == "#ffb366")
  }
}
