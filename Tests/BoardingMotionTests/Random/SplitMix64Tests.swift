import BoardingMotion
import Testing

struct SplitMix64Tests {
  /// Seed 0: the reference outputs of `splitmix64.c`; seed 1234567: Rosetta Code, "Pseudo-random
  /// numbers/Splitmix64".
  static let published: [(seed: UInt64, outputs: [UInt64])] = [
    (
      0,
      [
        0xE220_A839_7B1D_CDAF, 0x6E78_9E6A_A1B9_65F4, 0x06C4_5D18_8009_454F,
        0xF88B_B8A8_724C_81EC, 0x1B39_896A_51A8_749B,
      ]
    ),
    (
      1_234_567,
      [
        6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
        4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
      ]
    ),
  ]

  @Test(arguments: published)
  func `the numbers are the published ones`(seed: UInt64, outputs: [UInt64]) {
    var random = SplitMix64(seed: seed)
    #expect(outputs.map { _ in random.next() } == outputs)
  }

  @Test func `a generator made from the state goes on where the first one stands`() {
    var random = SplitMix64(seed: 42)
    _ = random.next()
    var other = SplitMix64(seed: random.state)
    #expect(other == random)
    #expect(other.next() == random.next())
  }
}
