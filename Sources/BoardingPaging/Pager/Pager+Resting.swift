extension Pager {
  /// The page at which the pager comes to rest when it is left alone: that to which a movement
  /// leads, and that where it began if a finger holds it; nil if there is none.
  public var restingPage: PageID? {
    switch content.scroller.stage {
    case .dragging: return settled
    case .resting: return target
    case .gliding(let glide):
      // What the menu takes for the goal may be the page at the other side, or none yet.
      let length = content.length
      let place = content.laidOut.indices.first { (index) in
        (Double(index) * length - glide.target).magnitude * 2 < length
      }
      return place.map { content.laidOut[$0] } ?? target
    }
  }
}
