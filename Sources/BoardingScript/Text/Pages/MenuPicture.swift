import Boarding
import BoardingPaging

/// The menu at an instant, drawn to scale in plain characters.
struct MenuPicture {
  /// The number of columns for the width of the menu.
  static let columns = 78

  /// The items, in their order, with their titles.
  private let items: [(title: String, item: Pager<MenuLayout>.Presentation.Item)]
  /// The indicator, or nil if there is none.
  private let indicator: Plane.Rectangle?
  /// The width of the menu, in points.
  private let width: Double

  /// Makes a picture.
  ///
  /// - Parameter stage: The pages with their menu.
  init(of stage: PagesStage) {
    let presentation = stage.pager.presentation(at: stage.pager.now)
    items = presentation.items.map { (stage.stock.title(of: $0.page), $0) }
    indicator = presentation.indicator?.frame
    width = presentation.menuFrame.size.width
  }

  /// The picture: a line of titles, the selected one in brackets, and the indicator under it.
  var lines: [String] {
    var titles = [Unicode.Scalar](repeating: " ", count: MenuPicture.columns)
    for (title, item) in items { draw(title, item, into: &titles) }
    var marks = [Unicode.Scalar](repeating: " ", count: MenuPicture.columns)
    for column in indicator.map({ columns(of: $0) }) ?? 0..<0 { marks[column] = "=" }
    let lines = [MenuPicture.line(of: titles), MenuPicture.line(of: marks)]
    if lines[0].isEmpty { return ["no items"] }
    return lines[1].isEmpty ? [lines[0]] : lines
  }

  /// Draws a title in the middle of its item; what the item does not hold is cut off.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - item: The item.
  ///   - line: The line to draw into.
  private func draw(
    _ title: String,
    _ item: Pager<MenuLayout>.Presentation.Item,
    into line: inout [Unicode.Scalar]
  ) {
    let left = column(at: item.frame.origin.x)
    let right = column(at: item.frame.origin.x + item.frame.size.width)
    let isSelected = item.progress > 0.5
    let text = Array((isSelected ? "[" + title + "]" : title).unicodeScalars)
    let room = right - left
    let shown = text.count <= room ? text[...] : text.prefix(max(0, room))
    let start = left + (room - shown.count) / 2
    for (place, scalar) in shown.enumerated() where line.indices.contains(start + place) {
      line[start + place] = scalar
    }
  }

  /// Finds the columns of something that are seen.
  ///
  /// - Parameter frame: Where it is, in points.
  /// - Returns: The columns.
  private func columns(of frame: Plane.Rectangle) -> Range<Int> {
    let left = min(max(column(at: frame.origin.x), 0), MenuPicture.columns)
    let right = min(max(column(at: frame.origin.x + frame.size.width), 0), MenuPicture.columns)
    return left..<max(left, right)
  }

  /// Finds the column of a place.
  ///
  /// - Parameter x: The place, in points.
  /// - Returns: The column, one that is far outside if the place is.
  private func column(at x: Double) -> Int {
    guard width > 0, x.isFinite else { return 0 }
    let column = min(max(x / width * Double(MenuPicture.columns), -1_000), 1_000)
    return Int(column + 1_000.5) - 1_000
  }

  /// Makes a line of its characters.
  ///
  /// - Parameter scalars: The characters.
  /// - Returns: The line, without spaces at its end.
  private static func line(of scalars: [Unicode.Scalar]) -> String {
    let end = (scalars.lastIndex { $0 != " " } ?? -1) + 1
    return String(String.UnicodeScalarView(scalars[..<end]))
  }
}
