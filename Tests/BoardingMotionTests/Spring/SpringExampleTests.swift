import BoardingMotion
import Testing

struct SpringExampleTests {
  @Test func `the example of the spring moves towards its target`() {
    let spring = Spring(duration: 0.5, bounce: 0.2)
    let motion = spring.motion(from: 0, to: 1, velocity: 3)
    let progress = motion.position(at: 0.1)
    #expect(progress > 0 && progress < 1)
  }

  @Test func `the example of the motion begins with its velocity`() {
    let motion = Spring(duration: 0.5, bounce: 0.3).motion(from: 100, to: 0, velocity: -250)
    let (position, velocity) = motion.state(at: 0.2)
    #expect(position < 100)
    #expect(velocity < 0)
  }
}
