extension MenuLayout {
  /// Where a page stands as seen from the items of the menu.
  public enum Place: Hashable, Sendable {
    /// In front of the first item.
    case before
    /// The item with this index.
    case item(Int)
    /// Behind the last item.
    case after
  }

  /// What is selected in the menu and what is on its way, by place.
  public enum State: Hashable, Sendable {
    /// Nothing is selected.
    case empty
    /// A page is selected and at rest.
    case selected(Place)
    /// The menu is on the way from a page to another one; nil without another one. The progress is
    /// below 0 on the way to a page in front.
    case scrolling(current: Place, upcoming: Place?, progress: Double)
  }
}
