extension Pager {
  /// The page at which the pager comes to rest when it is left alone: that to which a movement
  /// leads, and that where it began if a finger holds it; nil if there is none.
  public var restingPage: PageID? {
    switch content.scroller.stage {
    case .dragging: settled
    case .resting, .gliding: target
    }
  }
}
