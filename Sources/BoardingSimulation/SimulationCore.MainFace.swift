@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension SimulationCore {
  /// The executor that stands for the main actor while a simulation is driven on it.
  ///
  /// It is an object of its own: the runtime asks an object which kind of executor it is.
  final class MainFace: SerialExecutor, @unchecked Sendable {
    /// The simulation, set before anybody sees this; the two keep each other for good.
    var core: SimulationCore?

    /// Takes a job of the main actor that is ready.
    ///
    /// - Parameter job: The job.
    func enqueue(_ job: consuming ExecutorJob) {
      core?.take(UnownedJob(job), isMain: true)
    }
  }
}
