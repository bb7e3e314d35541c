import BoardingMotion
import Testing

struct ElementaryExampleTests {
  @Test func `the example of the comment gives a half`() {
    let half = Elementary.exp(-0.693_147_180_559_945_3)
    #expect(half == 0.5)
  }
}
