import Boarding
import Testing

struct SettingsTests {
  @Test func `a width that is not above zero is a programmer error`() async {
    await #expect(processExitsWith: .failure) { _ = Settings(containerWidth: 0) }
    await #expect(processExitsWith: .failure) { _ = Settings(containerWidth: -.infinity) }
  }

  @Test func `a width that is not finite is a programmer error`() async {
    await #expect(processExitsWith: .failure) { _ = Settings(containerWidth: .nan) }
    await #expect(processExitsWith: .failure) { _ = Settings(containerWidth: .infinity) }
  }

  @Test func `any finite width above zero is fine`() {
    for width in [Double.leastNonzeroMagnitude, 1, 390, .greatestFiniteMagnitude] {
      #expect(Settings(containerWidth: width).containerWidth == width)
    }
  }
}
