extension PagingController {
  /// Takes items and pages from now on from a supply that grows in pieces.
  ///
  /// - Parameter supply: The supply.
  func take(_ supply: FlexibleSupply) {
    self.supply = supply
    submit(.origin(.pieces, isThere: true))
  }

  /// Gives pages other identities; they stay where they are, and nobody hears of it.
  ///
  /// - Parameter names: The identities.
  /// - Returns: False inside of a call, where nothing changes.
  func rename(_ names: PageNames) -> Bool {
    if turn.isActive { return false }
    pager.rename(names)
    shelf.rename(names)
    return true
  }
}
