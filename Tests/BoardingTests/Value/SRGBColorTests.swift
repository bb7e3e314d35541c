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

  @Test func `an overshoot keeps the opacity within its bounds, and only that`() {
    let clear = SRGBColor(red: 0, green: 0, blue: 0, alpha: 0)
    let white = SRGBColor(red: 1, green: 1, blue: 1)
    #expect(
      clear.interpolated(to: white, progress: 1.5)
        == SRGBColor(red: 1.5, green: 1.5, blue: 1.5, alpha: 1)
    )
    #expect(
      clear.interpolated(to: white, progress: -0.5)
        == SRGBColor(red: -0.5, green: -0.5, blue: -0.5, alpha: 0)
    )
  }

  @Test(arguments: [
    ("#f80", "#ff8800"), ("#F80c", "#ff8800cc"), ("#ff8000", "#ff8000"), ("#Ff800080", "#ff800080"),
    ("#000f", "#000000"), ("#ffffffff", "#ffffff"), ("#00000000", "#00000000"),
  ])
  func `hexadecimal digits are read and written`(text: String, written: String) {
    #expect(SRGBColor(hex: text)?.hex == written)
  }

  @Test(arguments: [
    "", "#", "f80", "#f", "#f8", "#f8000", "#f800000", "#f80000000", "#g00", "#ff80 0", " #fff",
    "#\u{FF11}00",
  ])
  func `what is no colour is nil`(text: String) {
    #expect(SRGBColor(hex: text) == nil)
  }

  @Test func `every byte survives the way through hexadecimal digits`() {
    for byte in 0...255 {
      let share = Double(byte) / 255
      let color = SRGBColor(red: share, green: 1 - share, blue: share, alpha: share)
      #expect(SRGBColor(hex: color.hex)?.hex == color.hex)
      #expect(SRGBColor(hex: color.hex)?.red == share)
    }
  }

  @Test func `components outside of what digits can say go to the nearer end`() {
    #expect(SRGBColor(red: -1, green: 2, blue: .nan, alpha: .infinity).hex == "#00ff00")
  }
}
