public import BoardingPaging

/// What a loader has loaded, when nothing is on its way.
///
/// ```swift
/// let snapshot = LoadingSnapshot(loader)
/// var again = PieceLoader(restoring: snapshot, options: loader.options)
/// again.resume(into: &events)
/// ```
///
/// The items are kept by their identities, with the keys of the pieces around them, so that loading
/// goes on where it stood. What was on its way is asked for again by `PieceLoader.resume(into:)`.
public struct LoadingSnapshot: Hashable, Sendable {
  /// What the loader consists of.
  var parts: PieceLoader.Parts

  /// Keeps what a loader has loaded.
  ///
  /// - Parameter loader: The loader.
  /// - Complexity: O(*n*), where *n* is the number of items.
  public init(_ loader: PieceLoader) {
    parts = loader.parts
  }

  /// Keeps parts.
  ///
  /// - Parameter parts: What the loader consists of.
  init(_ parts: PieceLoader.Parts) {
    self.parts = parts
  }

  /// The items, in order.
  public var items: [PageID] { parts.items }

  /// Where one is among the places, from 0.
  public var currentIndex: Int { parts.currentIndex }
}

extension PieceLoader {
  /// Makes a loader that has what another one had loaded, and nothing on its way.
  ///
  /// - Parameters:
  ///   - snapshot: What the other one had loaded.
  ///   - options: How items are loaded. Where they have no placeholders, places that are known but
  ///     not loaded are left out, and one stays at the same item.
  /// - Complexity: O(*n*), where *n* is the number of items.
  public init(restoring snapshot: LoadingSnapshot, options: LoadingOptions = .standard) {
    self.init(snapshot.parts, options: options)
  }
}
