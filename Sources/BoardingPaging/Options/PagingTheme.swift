public import Boarding

/// Fonts and colours of the menu and of what lies behind the pages, as plain values.
public struct PagingTheme: Hashable, Sendable {
  /// The font of an item.
  public var font = PagingFont(size: 15, weight: .medium)
  /// The font of the selected item.
  public var selectedFont = PagingFont(size: 15, weight: .medium)
  /// The colour of an item's text.
  public var textColor = SRGBColor(red: 0, green: 0, blue: 0)
  /// The colour of the selected item's text.
  public var selectedTextColor = PagingTheme.accent
  /// The colour behind an item.
  public var backgroundColor = PagingTheme.clear
  /// The colour behind the selected item.
  public var selectedBackgroundColor = PagingTheme.clear
  /// The colour behind all items.
  public var menuBackgroundColor = PagingTheme.white
  /// The colour behind the pages.
  public var contentBackgroundColor = PagingTheme.white
  /// The colour of the border.
  public var borderColor = SRGBColor(red: 0.9, green: 0.9, blue: 0.9)
  /// The colour of the indicator.
  public var indicatorColor = PagingTheme.accent

  /// Makes the usual theme: black on white, blue where selected.
  public init() {}

  /// The blue of what is selected.
  private static let accent = SRGBColor(red: 3 / 255.0, green: 125 / 255.0, blue: 233 / 255.0)
  /// White.
  private static let white = SRGBColor(red: 1, green: 1, blue: 1)
  /// No colour at all.
  private static let clear = SRGBColor(red: 0, green: 0, blue: 0, alpha: 0)
}
