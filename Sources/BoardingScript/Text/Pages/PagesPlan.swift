import Boarding
import BoardingPaging

/// What a text says about pages before the first move.
struct PagesPlan: Sendable {
  /// The pages.
  var stock = PageStock()
  /// How they and their menu look and behave.
  var options = PagingOptions()
  /// The size of the whole, in points.
  var size = Plane.Size(width: 390, height: 844)
  /// What the screen's edges cover, in points.
  var safeArea = Plane.Insets.zero
  /// Which way the language is read.
  var layoutDirection = LayoutDirection.leftToRight
  /// Which pages stand ready beside the selected one.
  var loading = PageLoading()
  /// How pages move.
  var motion = PagingMotion()
  /// What a selection does while the pages move.
  var selectionPolicy = PagingSelectionPolicy.afterwards
  /// What loads the items that arrive in pieces; nil if there are none.
  var pieces: LoadingRun?
  /// Where something was said last that a layout could make nothing of.
  var location: TextLocation?

  /// Makes a plan without pages.
  init() {}

  /// Makes the pages before they are shown.
  ///
  /// - Returns: The pages.
  /// - Throws: What cannot be laid out.
  func makePager() throws(PagingFault) -> Pager<MenuLayout> {
    var pager = try Pager<MenuLayout>(
      options: options,
      size: size,
      safeArea: safeArea,
      layoutDirection: layoutDirection,
      loading: loading,
      motion: motion
    )
    pager.selectionPolicy = selectionPolicy
    return pager
  }

  /// The pages of a run that begins; nil if they cannot be laid out.
  var stage: PagesStage? {
    do {
      return PagesStage(
        pager: try makePager(),
        stock: stock,
        feed: pieces.map { PieceFeed($0) }
      )
    } catch {
      return nil
    }
  }

  /// What is wrong with the plan as a whole, or nil.
  var fault: Diagnostic? {
    do {
      _ = try makePager()
      return nil
    } catch {
      let expected = error.expected.description + " as " + error.place.rawValue
      let nowhere = TextLocation(file: "", line: 1, column: 1)
      return Diagnostic(at: location ?? nowhere, .layout(error.found, expected: expected))
    }
  }
}

/// What a statement says about pages.
struct PagingWords: Sendable {
  /// Pages, in the order in which they stand.
  var pages: [PageID] = []
  /// The name of a page that need not be declared.
  var name = Name(text: "", location: TextLocation(file: "", line: 1, column: 1))
  /// What is said about a page.
  var sheet = PageStock.Sheet()
  /// Where a page comes to stand.
  var place = PageStock.Place.last
  /// Numbers, in the order in which they stand.
  var numbers: [Double] = []
  /// How many digits follow the points of numbers.
  var decimals: [Int] = []
  /// What is drawn later, by a higher index.
  var zIndex: Int?
  /// The gap on each side of something, in points.
  var spacing = Plane.Insets.zero
  /// What the edges of something move in by, in points.
  var insets = Plane.Insets.zero
  /// The first and the last number of pages without names.
  var bounds: (first: Int?, last: Int?) = (nil, nil)
  /// True if something takes no time.
  var isInstant = false
  /// The name of a font; nil for that of the system.
  var fontName: String?
  /// How heavy a font is: its place among the weights.
  var weight: Int?
  /// How many pages are kept, on each side.
  var keptPages = 0
}
