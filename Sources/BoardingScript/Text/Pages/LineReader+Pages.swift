import Boarding
import BoardingPaging

extension LineReader {
  /// Takes a page, and notes it if none is declared by its name.
  ///
  /// - Returns: The page, or absent for an unknown name.
  /// - Throws: A diagnostic if no page comes next.
  mutating func takePage() throws(Diagnostic) -> PageID {
    guard let pages = names.pages else { throw unexpected("a page") }
    switch pages.kind {
    case .named: break
    case .numbers: return PageID(rawValue: try takePageNumber())
    case .days: return PageID(rawValue: try takeDay())
    case .items: return try takeItem()
    }
    if let word, let page = pages.page(word) {
      take(to: wordRange.upperBound)
      return page
    }
    let place = self
    let name = try takeName("a page")
    let nearest = place.nearest(among: pages.names)
    faults.append(Diagnostic(at: name.location, .unknownPage(name.text, nearest: nearest)))
    return .absent
  }

  /// Takes the number of a page.
  ///
  /// - Returns: The number.
  /// - Throws: A diagnostic if no such number comes next.
  mutating func takePageNumber() throws(Diagnostic) -> Int {
    let expected = "the whole number of a page, at most \(ScriptLimits.pageNumber)"
    let place = self
    let number = try takeCount(expected)
    let limit = ScriptLimits.pageNumber
    if !(-limit...limit ~= number) { throw place.unexpected(expected) }
    return number
  }

  /// Takes a day.
  ///
  /// - Returns: Its number, counted from the first of January 1970.
  /// - Throws: A diagnostic if no day comes next.
  mutating func takeDay() throws(Diagnostic) -> Int {
    let range = wordRange
    guard let date = CivilDate(line.bytes[range]) else {
      throw unexpected("a day such as 2024-02-29")
    }
    take(to: range.upperBound)
    return date.number
  }

  /// Takes a length.
  ///
  /// - Returns: The length in points, not negative.
  /// - Throws: A diagnostic if no length comes next.
  mutating func takeLength() throws(Diagnostic) -> Double {
    try takeNumber("a number of points from 0 to a billion") {
      $0 >= 0 && $0 <= PagingOptions.greatestLength
    }
  }

  /// Takes a number of points that may be negative.
  ///
  /// - Returns: The number.
  /// - Throws: A diagnostic if no such number comes next.
  mutating func takePoints() throws(Diagnostic) -> Double {
    try takeNumber("a number of points, at most a billion") {
      $0.magnitude <= PagingOptions.greatestLength
    }
  }

  /// Takes insets.
  ///
  /// - Returns: The insets, in points.
  /// - Throws: A diagnostic if no four numbers come next.
  mutating func takeInsets() throws(Diagnostic) -> Plane.Insets {
    let top = try takePoints()
    let left = try takePoints()
    let bottom = try takePoints()
    return Plane.Insets(top: top, left: left, bottom: bottom, right: try takePoints())
  }

  /// Takes the name of a page that is about to be put in.
  ///
  /// - Returns: The name.
  /// - Throws: A diagnostic if no name comes next, or where pages have none.
  mutating func takeInsertedName() throws(Diagnostic) -> Name {
    try expectNames()
    return try takeNewName()
  }

  /// Makes sure that pages are declared by name.
  ///
  /// - Throws: A diagnostic where they are numbers or days.
  func expectNames() throws(Diagnostic) {
    switch names.pages?.kind {
    case .named: return
    case .numbers, .days, .items, nil: throw unexpected("pages that are declared by name")
    }
  }
}
