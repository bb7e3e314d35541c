import Boarding

extension Client {
  /// Animates values of several types and prints where they are.
  static func animateValues() {
    var store = ValueStore()
    guard let number = store.add(0.0), let color = store.add(SRGBColor(red: 1, green: 0, blue: 0)),
      let transform = store.add(Plane.Transform.identity),
      let frame = store.add(Plane.Rectangle(x: 0, y: 0, width: 10, height: 20)),
      let late = ValueTiming(delay: 0.25, timing: .spring(Spring(duration: 0.4, bounce: 0.3)))
    else { return print("A value is refused.") }
    store.beginTransition()
    store.animate(at: 0) { store in
      store.set(SRGBColor(hex: "#00f8") ?? SRGBColor(red: 0, green: 0, blue: 0), for: color)
      store.set(Plane.Transform(rotationAngle: 2), for: transform)
      let half = Keyframe(relativeStart: 0, relativeDuration: 0.5, value: 1.0, curve: .easeIn)
      store.setKeyframes(
        [half, Keyframe(relativeStart: 0.5, relativeDuration: 0.5, value: 3)],
        for: number
      )
    }
    store.animate(at: 0.25, timing: late) {
      $0.set(Plane.Rectangle(x: 100, y: 50, width: 30, height: 0), for: frame)
    }
    for tenth in -1...11 {
      let now = store.presentation(at: Double(tenth) / 10)
      let (matrix, rectangle) = (now.value(of: transform), now.value(of: frame))
      print("  \(tenth) \(now.value(of: number)) \(now.value(of: color).hex)")
      print("    \(matrix.a) \(matrix.b) \(rectangle.origin.x) \(rectangle.size.height)")
    }
    store.endTransition(isCancelled: true)
    print("  \(store.model(of: number)) \(store.model(of: color).hex)")
  }
}
