public import BoardingAsync
public import BoardingPaging
import BoardingSimulation

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension Simulation {
  /// Lets the time of a navigation controller follow that of the simulation.
  ///
  /// What is due in it at an instant comes before those who sleep until then. The controller stays
  /// with whoever drives the simulation.
  ///
  /// - Parameter controller: The controller.
  public func attach(_ controller: BoardingNavigationController) {
    follow(
      since: controller.now,
      nextDeadline: { controller.nextDeadline },
      advance: { controller.advance(to: max($0, controller.now)) }
    )
  }

  /// Lets the time of pages follow that of the simulation.
  ///
  /// - Parameter controller: The controller of the pages.
  public func attach(_ controller: PagingController) {
    follow(
      since: controller.now,
      nextDeadline: { controller.nextDeadline },
      advance: { controller.advance(to: max($0, controller.now)) }
    )
  }

  /// Lets the time of pages whose items arrive in pieces follow that of the simulation.
  ///
  /// - Parameter controller: The controller of the pages.
  public func attach(_ controller: FlexiblePagingController) {
    follow(
      since: controller.now,
      nextDeadline: { controller.nextDeadline },
      advance: { controller.handle(.advance(to: max($0, controller.now))) }
    )
  }

  /// Lets something with a time of its own follow the clock.
  ///
  /// - Parameters:
  ///   - start: Its time now.
  ///   - nextDeadline: Returns the next instant of its time at which something happens in it.
  ///   - advance: Lets its time pass up to an instant.
  private func follow(
    since start: BoardingMotion.Instant,
    nextDeadline: @escaping () -> BoardingMotion.Instant?,
    advance: @escaping (BoardingMotion.Instant) -> Void
  ) {
    let offset = clock.now.base.nanoseconds - start.nanoseconds
    core.follow(
      SimulationCore.Engine(
        nextDeadline: { nextDeadline()?.advanced(byNanoseconds: offset) },
        advance: { instant in
          guard let own = instant.advanced(byNanoseconds: -offset) else { return }
          advance(own)
        }
      )
    )
  }
}
