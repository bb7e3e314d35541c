public import BoardingMotion

/// What a router asks of a pager.
extension Pager {
  /// True while a finger or time moves the pages, so that a finger that comes down catches them.
  public var isInMotion: Bool { content.isMoving }

  /// Tells whether the pages can use a finger that has begun to move: it goes along them, and a page
  /// is there.
  ///
  /// - Parameters:
  ///   - translation: Where the finger has come since it touched, in points.
  ///   - source: What knows the pages and their order.
  /// - Returns: True if they can.
  public func canFollow<Source: PagingSource>(_ translation: PanVector, source: Source) -> Bool {
    switch menu.options.contentInteraction {
    case .none: return false
    case .scrolling: break
    }
    let distance = content.along(translation)
    guard distance.magnitude > content.across(translation).magnitude, content.length > 0,
      let page = content.window.selected
    else { return false }
    let other = distance > 0 ? source.page(after: page) : source.page(before: page)
    return other != nil && other != page
  }
}
