import CBoardingHooks

/// What a simulation can hold in on this toolchain.
package enum SimulationTier: Int, Comparable, CustomStringConvertible, Sendable {
  /// Nothing: not even tasks that prefer its executor come to it.
  case none
  /// Tasks that prefer its executor, and their children.
  case preference
  /// Also unstructured and detached tasks, and the main actor.
  case hooks
  /// Also hears of each sleep in real time when it begins.
  case scheduling

  /// The tier in words.
  package var description: String {
    switch self {
    case .none: "no tier"
    case .preference: "tier 1, tasks that prefer the executor"
    case .hooks: "tier 2, the hooks of the runtime"
    case .scheduling: "tier 3, the hooks of the runtime and its scheduling executors"
    }
  }

  /// Tells whether a tier holds in less than another one.
  ///
  /// - Parameters:
  ///   - lhs: A tier.
  ///   - rhs: Another tier.
  /// - Returns: True if the first is the lower one.
  package static func < (lhs: SimulationTier, rhs: SimulationTier) -> Bool {
    lhs.rawValue < rhs.rawValue
  }

  /// The tier that is live here, found out by trying once.
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  package static let live: SimulationTier = {
    let core = SimulationCore()
    core.patience = 100
    defer { core.end() }
    var isPreferenceLive = false
    var isHookLive = false
    let reached = Unchecked(0)
    core.occupy(isMain: true) {
      // A job that is handed to this core waits in the queue until somebody drives it.
      _ = Task(executorPreference: core) { reached.value += 1 }
      isPreferenceLive = core.ready.count == 1
      _ = Task { reached.value += 1 }
      _ = Task.detached { reached.value += 1 }
      _ = Task { @MainActor in reached.value += 1 }
      isHookLive = core.ready.count == 4
      do throws(SimulationFault) {
        try core.runReady()
      } catch {
        isPreferenceLive = false
      }
    }
    if !isPreferenceLive { return .none }
    guard isHookLive, reached.value == 4 else { return .preference }
    return core.hearsOfSleeps() ? .scheduling : .hooks
  }()
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension SimulationCore {
  /// Finds out whether sleeps in real time are heard of when they begin.
  ///
  /// - Returns: True if they are, in tasks of each kind.
  fileprivate func hearsOfSleeps() -> Bool {
    occupy(isMain: true) {
      _ = Task(executorPreference: self) { try? await Task.sleep(for: .nanoseconds(1)) }
      _ = Task { try? await Task.sleep(for: .nanoseconds(1)) }
      _ = Task { @MainActor in try? await Task.sleep(for: .nanoseconds(1)) }
      do throws(SimulationFault) {
        try runReady()
      } catch {
        return false
      }
      return takeEscapes().sleeps == 3
    }
  }
}
