import BoardingMotion
import Testing

struct StepsExampleTests {
  @Test func `the example of the comment gives what it says`() {
    let steps = Steps(4, .jumpStart)
    let half = steps?.value(at: 0.3)
    #expect(half == 0.5)
  }
}
