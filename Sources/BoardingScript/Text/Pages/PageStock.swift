import BoardingPaging

/// The pages of a run: their names, titles, widths and order.
struct PageStock: PagingSource, PagingSizing, Sendable {
  /// How the pages are called.
  var names = PageNames()
  /// The pages that are declared by name, in their order.
  private(set) var order = FixedPages(uniquing: [])
  /// The pages without a name.
  private(set) var range = EndlessPages(minimum: 0, maximum: -1)
  /// The items that have arrived in pieces.
  private var arrived = FlexiblePages()
  /// What stands in front of the numbers of items in their titles.
  private var itemTitle = ""
  /// What is said about pages.
  private var sheets: [PageID: Sheet] = [:]

  /// What is said about one page.
  struct Sheet: Hashable, Sendable {
    /// What a person reads on its item; nil for its name.
    var title: String?
    /// How wide its item is, in points; nil for what the options say.
    var width: Double?
    /// How wide its item is while it is selected, in points; nil for the same width.
    var selectedWidth: Double?
  }

  /// Makes a stock without pages.
  init() {}

  /// Lets the pages be numbers or days.
  ///
  /// - Parameters:
  ///   - kind: How they are written.
  ///   - bounds: The first and the last number; those that cannot be written do not count.
  mutating func fill(_ kind: PageNames.Kind, from bounds: ClosedRange<Int>) {
    names.kind = kind
    range = EndlessPages(minimum: bounds.lowerBound, maximum: bounds.upperBound)
  }

  /// Lets the pages be items that arrive in pieces.
  ///
  /// - Parameter title: What stands in front of their numbers in their titles.
  mutating func awaitItems(titled title: String) {
    names.kind = .items
    itemTitle = title
  }

  /// Takes the items that have arrived, in place of those that were here.
  ///
  /// - Parameter items: The items.
  mutating func take(_ items: FlexiblePages) {
    arrived = items
  }

  /// Puts a page into the order.
  ///
  /// - Parameters:
  ///   - page: The page, which is not there.
  ///   - place: Where it comes to stand.
  mutating func insert(_ page: PageID, _ place: Place) {
    var pages = order.pages
    switch place {
    case .last: pages.append(page)
    case .before(let other): pages.insert(page, at: order.index(of: other) ?? pages.endIndex)
    case .after(let other):
      pages.insert(page, at: order.index(of: other).map { $0 + 1 } ?? pages.endIndex)
    }
    order = FixedPages(uniquing: pages)
  }

  /// Where a page comes to stand.
  enum Place: Hashable, Sendable {
    /// Behind all others.
    case last
    /// In front of another one.
    case before(PageID)
    /// Behind another one.
    case after(PageID)

    /// The other page, if there is one.
    var neighbour: PageID? {
      switch self {
      case .last: nil
      case .before(let page), .after(let page): page
      }
    }
  }

  /// Takes a page out of the order.
  ///
  /// - Parameter page: The page.
  mutating func delete(_ page: PageID) {
    order = FixedPages(uniquing: order.pages.filter { $0 != page })
  }

  /// Notes what is said about a page; what is not said stays.
  ///
  /// - Parameters:
  ///   - sheet: What is said.
  ///   - page: The page.
  mutating func note(_ sheet: Sheet, about page: PageID) {
    var known = sheets[page] ?? Sheet()
    if let title = sheet.title { known.title = title }
    if let width = sheet.width {
      known.width = width
      known.selectedWidth = sheet.selectedWidth
    }
    sheets[page] = known
  }

  /// The page that is shown if none is said; nil if there is none.
  var first: PageID? {
    switch names.kind {
    case .named: order.pages.first
    case .numbers: bounded(0)
    case .days: bounded(CivilDate(year: 2000, month: 1, day: 1)?.number ?? 0)
    case .items: arrived.first
    }
  }

  /// Finds the page without a name that is nearest to a number.
  ///
  /// - Parameter number: The number.
  /// - Returns: The page.
  private func bounded(_ number: Int) -> PageID {
    PageID(rawValue: max(range.minimum ?? number, min(range.maximum ?? number, number)))
  }

  /// How many pages there are, in words.
  var countText: String {
    switch names.kind {
    case .named: "\(order.count) pages"
    case .numbers: "numbered pages"
    case .days: "a page for each day"
    case .items: "items in pieces"
    }
  }

  /// Returns what a person reads on the item of a page.
  ///
  /// - Parameter page: The page.
  /// - Returns: Its title, or else its name.
  func title(of page: PageID) -> String {
    if let title = sheets[page]?.title { return title }
    switch names.kind {
    case .named, .numbers: return names.name(of: page)
    case .days: return CivilDate(number: page.rawValue).title
    case .items:
      return itemTitle.isEmpty ? names.name(of: page) : itemTitle + " " + names.name(of: page)
    }
  }

  /// Returns the page in front of a page.
  ///
  /// - Parameter page: A page.
  /// - Returns: The page in front of it; nil for the first one and for a page that is not here.
  func page(before page: PageID) -> PageID? {
    switch names.kind {
    case .named: order.page(before: page)
    case .numbers, .days: range.page(before: page)
    case .items: arrived.page(before: page)
    }
  }

  /// Returns the page behind a page.
  ///
  /// - Parameter page: A page.
  /// - Returns: The page behind it; nil for the last one and for a page that is not here.
  func page(after page: PageID) -> PageID? {
    switch names.kind {
    case .named: order.page(after: page)
    case .numbers, .days: range.page(after: page)
    case .items: arrived.page(after: page)
    }
  }

  /// Tells whether a page stands somewhere in front of another one.
  ///
  /// - Parameters:
  ///   - page: A page.
  ///   - other: Another page.
  /// - Returns: True if it does.
  func isBefore(_ page: PageID, _ other: PageID) -> Bool {
    switch names.kind {
    case .named: order.isBefore(page, other)
    case .numbers, .days: range.isBefore(page, other)
    case .items: arrived.isBefore(page, other)
    }
  }

  /// Tells whether a page is here.
  ///
  /// - Parameter page: A page.
  /// - Returns: True if it is.
  func contains(_ page: PageID) -> Bool {
    switch names.kind {
    case .named: order.contains(page)
    case .numbers, .days: range.contains(page)
    case .items: arrived.contains(page)
    }
  }

  /// Returns how wide the item of a page is.
  ///
  /// - Parameters:
  ///   - page: The page.
  ///   - isSelected: True for its width while it is selected.
  /// - Returns: The width in points; nil for the width that the options say.
  func width(of page: PageID, isSelected: Bool) -> Double? {
    guard let sheet = sheets[page] else { return nil }
    return isSelected ? sheet.selectedWidth ?? sheet.width : sheet.width
  }
}
