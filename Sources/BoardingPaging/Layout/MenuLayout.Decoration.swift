public import Boarding

extension MenuLayout {
  /// A bar that is drawn beside the items.
  public struct Decoration: Hashable, Sendable {
    /// Where it is, in the coordinates of the menu's content.
    public var frame: Plane.Rectangle
    /// What is drawn later, by a higher index.
    public var zIndex: Int

    /// Makes a bar.
    ///
    /// - Parameters:
    ///   - frame: Where it is, in the coordinates of the menu's content.
    ///   - zIndex: What is drawn later, by a higher index.
    public init(frame: Plane.Rectangle, zIndex: Int) {
      self.frame = frame
      self.zIndex = zIndex
    }
  }

  /// An item of the menu at one moment.
  public struct Item: Hashable, Sendable {
    /// The index of the item.
    public var index: Int
    /// Where it is, in the coordinates of the menu's content.
    public var frame: Plane.Rectangle
    /// How selected it looks, 0 for not and 1 for fully.
    public var progress: Double

    /// Makes an item.
    ///
    /// - Parameters:
    ///   - index: The index of the item.
    ///   - frame: Where it is, in the coordinates of the menu's content.
    ///   - progress: How selected it looks, 0 for not and 1 for fully.
    public init(index: Int, frame: Plane.Rectangle, progress: Double) {
      self.index = index
      self.frame = frame
      self.progress = progress
    }
  }
}
