import BoardingMotion
import BoardingPaging

/// Sources of pages that nobody should write.
enum StrangeSource: PagingSource, CaseIterable {
  /// The first page follows the last one.
  case ring
  /// Two pages, each of which follows the other.
  case pair
  /// Every page is its own neighbour.
  case mirror
  /// Behind a page is the one in front of it, without an end.
  case backwards
  /// Neighbours follow no rule.
  case wild

  /// Returns the page in front of a page.
  func page(before page: PageID) -> PageID? {
    switch self {
    case .ring: PageID(rawValue: (page.rawValue + 6) % 7)
    case .pair: PageID(rawValue: 1 - page.rawValue)
    case .mirror: page
    case .backwards: PageID(rawValue: page.rawValue &+ 1)
    case .wild: PageID(rawValue: (page.rawValue &* 5 &+ 3) % 7)
    }
  }

  /// Returns the page behind a page.
  func page(after page: PageID) -> PageID? {
    switch self {
    case .ring: PageID(rawValue: (page.rawValue + 1) % 7)
    case .pair: PageID(rawValue: 1 - page.rawValue)
    case .mirror: page
    case .backwards: PageID(rawValue: page.rawValue &- 1)
    case .wild: page.rawValue == 4 ? nil : PageID(rawValue: (page.rawValue &* 3 &+ 1) % 7)
    }
  }

  /// Tells whether a page stands in front of another one.
  func isBefore(_ page: PageID, _ other: PageID) -> Bool {
    switch self {
    case .ring, .pair, .mirror, .backwards: page.rawValue < other.rawValue
    case .wild: (page.rawValue &+ other.rawValue) % 2 == 0
    }
  }

  /// Tells whether a page is here.
  func contains(_ page: PageID) -> Bool { true }
}
