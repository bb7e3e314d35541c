public import Boarding

/// What is kept of a run: where its navigation stands, and its pages and what they load.
///
/// ```swift
/// let text = Snapshot(machine).json
/// let snapshot = try Snapshot(json: text)
/// if let navigation = snapshot.navigation {
///   let restoration = machine.restore(navigation, gone: .stop)
///   for dropped in restoration.dropped { print(dropped) }
/// }
/// ```
public struct Snapshot: Hashable, Sendable {
  /// Where the navigation stands; nil if that is not kept.
  public var navigation: NavigationSnapshot?
  /// Where the pages stand; nil if that is not kept.
  public var paging: PagingSnapshot?
  /// What is loaded; nil if that is not kept.
  public var loading: LoadingSnapshot?

  /// Keeps parts.
  ///
  /// - Parameters:
  ///   - navigation: Where the navigation stands.
  ///   - paging: Where the pages stand.
  ///   - loading: What is loaded.
  public init(
    navigation: NavigationSnapshot? = nil,
    paging: PagingSnapshot? = nil,
    loading: LoadingSnapshot? = nil
  ) {
    self.navigation = navigation
    self.paging = paging
    self.loading = loading
  }

  /// Keeps where a machine comes to rest.
  ///
  /// - Parameter machine: The machine.
  /// - Complexity: O(*n*), where *n* is the number of screens on the stack.
  public init(_ machine: Machine) {
    self.init(navigation: NavigationSnapshot(machine))
  }
}
