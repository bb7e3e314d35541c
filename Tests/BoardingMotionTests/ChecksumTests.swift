import Testing

struct ChecksumTests {
  @Test func `all results have the same bits in every build and on every platform`() {
    // Debug and release on Linux x86-64, and Embedded Swift as WebAssembly in wasmkit.
    #expect(Checksum().sum == 14_611_206_171_188_937_606)
  }
}
