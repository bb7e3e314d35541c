package import Boarding

/// Why a simulation stopped.
package enum SimulationFault: Error, Equatable {
  /// Nothing can go on: so many sleep, the first of them until an instant, and nobody moves time.
  case stalled(sleepers: Int, until: BoardingMotion.Instant?, at: BoardingMotion.Instant)
  /// One instant had more jobs, timers and callbacks than are allowed.
  case endless(limit: Int, at: BoardingMotion.Instant)
}
