import BoardingPaging

/// How the pages of a text are called.
struct PageNames: Hashable, Sendable {
  /// How pages are written.
  enum Kind: Hashable, Sendable {
    /// By names that are declared.
    case named
    /// By whole numbers.
    case numbers
    /// By days such as `2024-02-29`.
    case days
    /// By the numbers of items that arrive in pieces, from 1.
    case items
  }

  /// How pages are written.
  var kind = Kind.named
  /// The names, in the order of the identities.
  private(set) var names: [String] = []
  /// The identities by name.
  private var places: [String: Int] = [:]

  /// Makes an empty list of names.
  init() {}

  /// True if there is no room for another name.
  var isFull: Bool { names.count >= ScriptLimits.pages }

  /// Finds a page by its name.
  ///
  /// - Parameter name: The name.
  /// - Returns: The page, or nil if none is declared by that name.
  func page(_ name: String) -> PageID? {
    places[name].map { PageID(rawValue: $0) }
  }

  /// Notes a name.
  ///
  /// - Parameter name: The name, which is not declared yet.
  mutating func declare(_ name: String) {
    places[name] = names.count
    names.append(name)
  }

  /// Returns how a page is written.
  ///
  /// - Parameter page: The page.
  /// - Returns: Its name, number or day.
  func name(of page: PageID) -> String {
    switch kind {
    case .named:
      let isDeclared = names.indices.contains(page.rawValue)
      return isDeclared ? names[page.rawValue] : "page-\(page.rawValue)"
    case .numbers: return "\(page.rawValue)"
    case .days: return CivilDate(number: page.rawValue).text
    case .items: return "\(page.rawValue + 1)"
    }
  }
}

extension PageID {
  /// The identity that no page has.
  static let absent: PageID = PageID(rawValue: Int.min)
}
