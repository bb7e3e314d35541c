import Boarding
import Testing

struct SRGBColorTests {
  private let from = SRGBColor(red: 0, green: 1, blue: 0.5, alpha: 0.25)
  private let to = SRGBColor(red: 1, green: 0, blue: 0.5, alpha: 0.75)

  @Test func `a colour is opaque unless it says so`() {
    #expect(SRGBColor(red: 0.1, green: 0.2, blue: 0.3).alpha == 1)
  }

  @Test func `components move one by one, with exact ends`() {
    #expect(from.interpolated(to: to, progress: 0) == from)
    #expect(from.interpolated(to: to, progress: 1) == to)
    #expect(
      from.interpolated(to: to, progress: 0.5)
        == SRGBColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 0.5)
    )
  }

  @Test func `progress beyond the ends goes on along the line`() {
    #expect(
      from.interpolated(to: to, progress: 1.5)
        == SRGBColor(red: 1.5, green: -0.5, blue: 0.5, alpha: 1)
    )
  }
}
