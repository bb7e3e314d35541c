import BoardingAsync
import BoardingTesting
import Testing

struct SimulationExampleTests {
  @Test func `the example of the simulation runs`() throws {
    let simulation = Simulation()
    let elapsed = try simulation.run {
      async let slow: Void = simulation.clock.sleep(for: .seconds(2))
      async let quick: Void = simulation.clock.sleep(for: .seconds(1))
      await simulation.advance(by: .seconds(2))
      _ = try await (quick, slow)
      return simulation.clock.now.elapsed
    }
    #expect(elapsed == .seconds(2))
  }
}
