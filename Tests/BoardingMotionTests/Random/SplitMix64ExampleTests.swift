import BoardingMotion
import Testing

struct SplitMix64ExampleTests {
  @Test func `a seed throws a die`() {
    var random = SplitMix64(seed: 7)
    let die = random.next(upperBound: 6 as UInt64) + 1

    #expect((1...6).contains(die))
  }
}
