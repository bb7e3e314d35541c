import Boarding
import BoardingPaging
import Testing

/// The options, their defaults and what they refuse.
@Suite struct PagingOptionsTests {
  /// The whole table.
  @Test func `the defaults are those of the table`() {
    let options = PagingOptions()
    #expect(options.menuItemSize == .sizeToFit(minWidth: 150, height: 40))
    #expect(options.menuItemSpacing == 0)
    #expect(options.menuItemLabelSpacing == 20)
    #expect(options.menuInsets == .zero)
    #expect(options.menuHorizontalAlignment == .left)
    #expect(options.menuPosition == .top)
    #expect(options.menuTransition == .scrollAlongside)
    #expect(options.menuInteraction == .scrolling)
    #expect(options.contentInteraction == .scrolling)
    #expect(options.selectedScrollPosition == .preferCentered)
    let sides = Plane.Insets(top: 0, left: 8, bottom: 0, right: 8)
    let indicator = PagingIndicatorOptions.visible(
      height: 4,
      zIndex: .max,
      spacing: .zero,
      insets: sides
    )
    #expect(options.indicatorOptions == indicator)
    #expect(options.borderOptions == .visible(height: 1, zIndex: .max - 1, insets: sides))
    #expect(options.includeSafeAreaInsets)
    #expect(options.contentNavigationOrientation == .horizontal)
    #expect(options.indicatorWidth == .item)
    #expect(options.menuItemMinimumWidth == 0)
    #expect(!options.menuItemsFill)
    #expect(options.fault == nil)
  }

  /// The defaults of the cases themselves.
  @Test func `bars lie low unless told otherwise`() {
    let indicator = PagingIndicatorOptions.visible(height: 4)
    #expect(indicator == .visible(height: 4, zIndex: 1, spacing: .zero, insets: .zero))
    #expect(PagingBorderOptions.visible(height: 1) == .visible(height: 1, zIndex: 0, insets: .zero))
  }

  /// Fonts and colours.
  @Test func `the usual theme is black on white and blue where selected`() {
    let theme = PagingTheme()
    let blue = SRGBColor(red: 3 / 255, green: 125 / 255, blue: 233 / 255)
    #expect(theme.font == PagingFont(name: nil, size: 15, weight: .medium))
    #expect(theme.selectedFont == theme.font)
    #expect(theme.textColor == SRGBColor(white: 0))
    #expect(theme.selectedTextColor == blue)
    #expect(theme.backgroundColor == SRGBColor(white: 0, alpha: 0))
    #expect(theme.selectedBackgroundColor == SRGBColor(white: 0, alpha: 0))
    #expect(theme.menuBackgroundColor == SRGBColor(white: 1))
    #expect(theme.contentBackgroundColor == SRGBColor(white: 1))
    #expect(theme.borderColor == SRGBColor(white: 0.9))
    #expect(theme.indicatorColor == blue)
  }

  /// What follows from the size of items.
  @Test func `height of the menu and estimated width follow the items`() {
    var options = PagingOptions()
    options.menuInsets = Plane.Insets(top: 3, left: 100, bottom: 4, right: 100)
    options.menuItemSize = .fixed(width: 90, height: 50)
    #expect((options.menuHeight, options.estimatedItemWidth) == (57, 90))
    options.menuItemSize = .selfSizing(estimatedWidth: 70, height: 20)
    #expect((options.menuHeight, options.estimatedItemWidth) == (27, 70))
    options.menuItemSize = .sizeToFit(minWidth: 60, height: 0)
    #expect((options.menuHeight, options.estimatedItemWidth) == (7, 60))
  }

  /// Each value that can be wrong, and what is said of it.
  @Test func `values that make no sense are named`() {
    var found: [String] = []
    func refuse(_ change: (inout PagingOptions) -> Void) {
      var options = PagingOptions()
      change(&options)
      found.append(options.fault?.description ?? "no fault")
    }
    refuse { $0.menuItemSize = .fixed(width: .nan, height: 1) }
    refuse { $0.menuItemSize = .selfSizing(estimatedWidth: 1, height: -1) }
    refuse { $0.menuItemSpacing = .infinity }
    refuse { $0.menuItemMinimumWidth = -0.5 }
    refuse { $0.menuItemLabelSpacing = .nan }
    refuse { $0.menuInsets.right = 1e10 }
    refuse { $0.menuInsets.bottom = -41 }
    refuse { $0.indicatorOptions = .visible(height: -1) }
    refuse { $0.indicatorOptions = .visible(height: 1, spacing: Plane.Insets(left: .nan)) }
    refuse { $0.indicatorOptions = .visible(height: 1, insets: Plane.Insets(top: .infinity)) }
    refuse { $0.borderOptions = .visible(height: .nan) }
    refuse { $0.borderOptions = .visible(height: 1, insets: Plane.Insets(bottom: -.infinity)) }
    refuse { $0.theme.font.size = -1 }
    refuse { $0.theme.selectedFont.size = .nan }
    let length = "expected a finite number from 0 to a billion points"
    let finite = "expected a finite number, at most a billion points"
    #expect(
      found == [
        "item width: found nan, \(length)",
        "item height: found -1.0, \(length)",
        "item spacing: found inf, \(finite)",
        "minimum width: found -0.5, \(length)",
        "label spacing: found nan, \(length)",
        "menu insets: found 10000000000.0, \(finite)",
        "menu insets: found -1.0, \(length)",
        "indicator height: found -1.0, \(length)",
        "indicator spacing: found nan, \(finite)",
        "indicator insets: found inf, \(finite)",
        "border height: found nan, \(length)",
        "border insets: found -inf, \(finite)",
        "font size: found -1.0, \(length)",
        "font size: found nan, \(length)",
      ]
    )
  }
}
