import Boarding
import Testing

struct AnimatedValuesExampleTests {
  @Test func `a container keeps a value`() {
    let container = BoardingNavigationController()
    var read: [Double] = []
    func keep() {
      guard let opacity = container.values.add(0.0) else { return }
      container.values.set(0.5, for: opacity)
      let heading = container.values.model(of: opacity)
      let shown = container.presentedValues.value(of: opacity)
      read = [heading, shown]
    }
    keep()
    #expect(read == [0.5, 0.5])
  }
}
