/// A piece of items as it is loaded, and where the ones around it are.
public struct LoadedPiece: Hashable, Sendable {
  /// The items, in order.
  public let items: [PageID]
  /// The key that asks for this piece; nil if it is the one of the request.
  public let key: PieceKey?
  /// The key of the piece in front; nil if this is the first one.
  public let previousKey: PieceKey?
  /// The key of the piece behind; nil if this is the last one.
  public let nextKey: PieceKey?
  /// How many items are in front of the piece; nil if that is not known.
  public let itemsBefore: Int?
  /// How many items are behind the piece; nil if that is not known.
  public let itemsAfter: Int?

  /// Makes a piece.
  ///
  /// - Parameters:
  ///   - items: The items, in order.
  ///   - key: The key that asks for this piece; nil if it is the one of the request.
  ///   - previousKey: The key of the piece in front; nil if this is the first one.
  ///   - nextKey: The key of the piece behind; nil if this is the last one.
  ///   - itemsBefore: How many items are in front of the piece; nil if that is not known.
  ///   - itemsAfter: How many items are behind the piece; nil if that is not known.
  public init(
    _ items: [PageID],
    key: PieceKey? = nil,
    previousKey: PieceKey? = nil,
    nextKey: PieceKey? = nil,
    itemsBefore: Int? = nil,
    itemsAfter: Int? = nil
  ) {
    self.items = items
    self.key = key
    self.previousKey = previousKey
    self.nextKey = nextKey
    self.itemsBefore = itemsBefore
    self.itemsAfter = itemsAfter
  }

  /// The most items that can be around a piece.
  static let greatestCount = Int.max / 4

  /// The number of items around it that there cannot be; nil if all is well.
  var impossibleCount: Int? {
    if let itemsBefore, itemsBefore < 0 || itemsBefore > Self.greatestCount { return itemsBefore }
    if let itemsAfter, itemsAfter < 0 || itemsAfter > Self.greatestCount { return itemsAfter }
    return nil
  }
}
