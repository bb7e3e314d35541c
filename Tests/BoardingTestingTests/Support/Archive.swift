import BoardingAsync
import BoardingPaging
import BoardingTesting
import Testing

/// Names behind a slow line, and a controller that shows them.
final class Archive {
  /// The simulation whose time everything follows.
  let simulation = Simulation()
  /// What was asked for, what happened, and when.
  let log = Log()
  /// The controller.
  var controller: FlexiblePagingController?
  /// How many names there are.
  var total = 9
  /// How long a piece takes.
  var delay = Duration.milliseconds(100)
  /// The errors of the next tries.
  var errors: [any Error] = []
  /// True if a task that was cancelled brings its piece all the same.
  var isStubborn = false
  /// What gives items and pages.
  private let catalogue = Catalogue()

  /// Makes an archive whose controller has not begun.
  init() throws {
    let controller = try FlexiblePagingController(loading: LoadingOptions(numberOfItemsPerPage: 3))
    controller.dataSource = catalogue
    controller.onLoading = { [log] controller, event in
      log.write("\(controller.now.nanoseconds / 1_000_000) \(event)")
    }
    self.controller = controller
  }

  /// Loads a piece.
  ///
  /// - Parameter request: What is asked for.
  /// - Returns: The piece.
  /// - Throws: The next error, or what says that nobody waits any more.
  func piece(for request: LoadRequest) async throws -> LoadedPiece {
    let name = "#\(request.number)"
    log.write("\(name) begins")
    do {
      try await simulation.clock.sleep(for: delay)
    } catch {
      log.write("\(name) cancelled")
      if !isStubborn { throw error }
    }
    if !errors.isEmpty { throw errors.removeFirst() }
    var number = 0
    if case .key(let key) = request.target { number = key.rawValue }
    let places = number * 3..<min(number * 3 + 3, total)
    return LoadedPiece(
      places.map { PageID(rawValue: $0) },
      nextKey: places.upperBound < total ? PieceKey(rawValue: number + 1) : nil
    )
  }

  /// Does something with the controller, lets time pass, and takes the log.
  ///
  /// - Parameters:
  ///   - milliseconds: How much time passes.
  ///   - body: What to do.
  /// - Returns: What happened.
  func after(_ milliseconds: Int, _ body: (FlexiblePagingController) -> Void) -> [String] {
    let count = log.lines.count
    simulation.perform { if let controller { body(controller) } }
    simulation.advance(by: .milliseconds(milliseconds))
    return Array(log.lines[count...])
  }
}

/// Gives items and pages without anything of their own.
private final class Catalogue: FlexiblePagingDataSource {
  func pagingController(
    _ pagingController: PagingController,
    itemWith page: PageID
  ) -> any PagingItem {
    PagingTitleItem(page, title: "n\(page.rawValue)")
  }

  func pagingController(
    _ pagingController: PagingController,
    newPageFor item: any PagingItem
  ) -> any FlexiblePage { PlainPage() }
}

/// A page that shows nothing.
private final class PlainPage: FlexiblePage {
  func show(_ item: any PagingItem) {}
}
