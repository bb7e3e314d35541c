import Boarding
import Testing

struct AppVersionTests {
  @Test(arguments: [
    ("2", AppVersion(2)), ("2.1", AppVersion(2, 1)), ("0.0.0", AppVersion(0)),
    ("2.10.3", AppVersion(2, 10, 3)), ("4294967295.0.1", AppVersion(.max, 0, 1)),
  ])
  func `one to three numbers are a version`(text: String, version: AppVersion) {
    #expect(AppVersion(text) == version)
    #expect(AppVersion(version.text) == version)
  }

  @Test(arguments: [
    "", ".", "1.", ".1", "1..2", "1.2.3.4", "v1", "1.2-beta", " 1", "1 ", "-1", "+1", "01", "1.02",
    "4294967296", "99999999999999999999", "١", "1,2",
  ])
  func `anything else is none`(text: String) {
    #expect(AppVersion(text) == nil)
  }

  @Test func `versions compare number by number`() {
    let texts = ["10.0.0", "2.10.0", "2.9.9", "2.9.10", "1.99.0", "2.0.0"]
    #expect(
      texts.compactMap { AppVersion($0) }.sorted().map(\.text)
        == ["1.99.0", "2.0.0", "2.9.9", "2.9.10", "2.10.0", "10.0.0"]
    )
  }
}
