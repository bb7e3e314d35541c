import BoardingMotion
import BoardingPaging
import Testing

/// Who is given a finger.
@Suite struct PanRouterTests {
  /// Makes a sample.
  ///
  /// - Parameters:
  ///   - x: How far to the right, in points.
  ///   - y: How far down, in points.
  /// - Returns: The sample.
  private func sample(_ x: Double, _ y: Double = 0) -> PanSample {
    PanSample(translation: PanVector(x: x, y: y))
  }

  /// The example of the type: the inner one can go to the left.
  @Test func `a finger belongs to the innermost thing that can use it`() {
    let inner = Listener([-1])
    let outer = Listener([-1, 1])
    let router = PanRouter([inner, outer])
    router.pan(.began(start: nil))
    router.pan(.moved(PanSample(translation: PanVector(x: -40))))
    #expect(inner.pans == [.began(start: nil), .moved(sample(-40))])
    #expect(outer.pans == [])
    #expect(router.current === inner)
  }

  /// Once given, a finger stays where it is, also when it turns round.
  @Test func `a finger belongs to one until it is lifted`() {
    let inner = Listener([-1])
    let outer = Listener([1])
    let router = PanRouter([inner, outer])
    #expect(router.pan(.began(start: PanVector(x: 9))) == false)
    #expect(router.pan(.moved(sample(-10))))
    #expect(router.pan(.moved(sample(30))))
    #expect(router.pan(.ended(sample(40))))
    #expect(router.current == nil)
    #expect(
      inner.pans == [
        .began(start: PanVector(x: 9)), .moved(sample(-10)), .moved(sample(30)), .ended(sample(40)),
      ]
    )
    #expect(outer.pans == [])
  }

  /// What nobody can use goes to the outermost one, which gives way.
  @Test func `a finger that nobody can use belongs to the outermost one`() {
    let inner = Listener([-1])
    let outer = Listener([-1])
    let router = PanRouter([inner, outer])
    router.pan(.began(start: nil))
    router.pan(.moved(sample(25)))
    #expect(inner.pans == [])
    #expect(outer.pans == [.began(start: nil), .moved(sample(25))])
    let nobody = PanRouter([])
    #expect(nobody.pan(.began(start: nil)) == false)
    #expect(nobody.pan(.moved(sample(25))) == false)
    #expect(nobody.pan(.ended(sample(25))) == false)
  }

  /// A touch catches what moves, though others could use the finger.
  @Test func `a finger catches what is in motion`() {
    let inner = Listener([-1, 1])
    let outer = Listener()
    outer.isInMotion = true
    let router = PanRouter([inner, outer])
    #expect(router.pan(.began(start: nil)))
    outer.isInMotion = false
    router.pan(.moved(sample(-8)))
    router.pan(.ended(sample(-9)))
    #expect(inner.pans == [])
    #expect(outer.pans == [.began(start: nil), .moved(sample(-8)), .ended(sample(-9))])
  }

  /// A second finger changes nothing, whether the first one is decided or not.
  @Test func `a second touch is dropped`() {
    let inner = Listener([-1])
    let router = PanRouter([inner])
    router.pan(.began(start: PanVector(x: 1)))
    router.pan(.began(start: PanVector(x: 2)))
    router.pan(.moved(sample(-5)))
    router.pan(.began(start: PanVector(x: 3)))
    router.pan(.ended(sample(-6)))
    #expect(
      inner.pans == [.began(start: PanVector(x: 1)), .moved(sample(-5)), .ended(sample(-6))]
    )
  }

  /// A gesture that the system takes away ends where it was, and the next one begins afresh.
  @Test func `a cancelled finger is told and forgotten`() {
    let inner = Listener([-1])
    let outer = Listener([1])
    let router = PanRouter([inner, outer])
    router.pan(.began(start: nil))
    router.pan(.moved(sample(-5)))
    #expect(router.pan(.cancelled(sample(-6))))
    router.pan(.began(start: nil))
    router.pan(.moved(sample(5)))
    #expect(inner.pans == [.began(start: nil), .moved(sample(-5)), .cancelled(sample(-6))])
    #expect(outer.pans == [.began(start: nil), .moved(sample(5))])
  }

  /// A finger that comes and goes is a tap, and no pan.
  @Test func `a finger that does not move is nobody's`() {
    let inner = Listener([-1, 1])
    let router = PanRouter([inner])
    router.pan(.began(start: nil))
    #expect(router.pan(.moved(sample(0))) == false)
    #expect(router.pan(.ended(sample(0))) == false)
    #expect(router.pan(.moved(sample(-40))) == false)
    #expect(router.pan(.ended(sample(-40))) == false)
    #expect(inner.pans == [])
  }

  /// A finger that is lifted in its first movement belongs to somebody all the same.
  @Test func `a flick in one sample is given away`() {
    let inner = Listener([-1])
    let router = PanRouter([inner])
    router.pan(.began(start: nil))
    #expect(router.pan(.ended(sample(-40))))
    #expect(inner.pans == [.began(start: nil), .ended(sample(-40))])
  }

  /// What trembles before it goes somewhere is not decided by its trembling.
  @Test func `a finger is given away once it has moved far enough`() {
    let inner = Listener([-1])
    let outer = Listener()
    let router = PanRouter([inner, outer])
    router.slop = 10
    router.pan(.began(start: nil))
    #expect(router.pan(.moved(sample(1, 4))) == false)
    #expect(router.pan(.moved(sample(-10, 4))) == false)
    #expect(router.pan(.moved(sample(-11, 4))))
    #expect(inner.pans == [.began(start: nil), .moved(sample(-11, 4))])
  }

  /// What is no number decides nothing; at the end of a finger it takes the finger away.
  @Test func `a sample that is not finite is dropped, and an end cancels`() {
    let inner = Listener([-1, 1])
    let router = PanRouter([inner])
    #expect(router.pan(.began(start: PanVector(x: .nan))) == false)
    router.pan(.began(start: nil))
    #expect(router.pan(.moved(sample(.infinity))) == false)
    #expect(router.pan(.moved(sample(3))))
    #expect(router.pan(.ended(sample(.nan))) == false)
    #expect(inner.pans == [.began(start: nil), .moved(sample(3)), .cancelled(sample(0))])
    #expect(router.current == nil)
  }
}
