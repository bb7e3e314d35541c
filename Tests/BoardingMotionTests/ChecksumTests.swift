import Testing

struct ChecksumTests {
  @Test func `all results have the same bits in every build and on every platform`() {
    // Debug and release on Linux x86-64, and Embedded Swift as WebAssembly in wasmkit.
    #expect(Checksum().sum == 4_598_882_558_324_185_370)
  }
}
