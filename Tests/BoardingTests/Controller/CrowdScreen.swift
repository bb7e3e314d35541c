import Boarding

/// A screen whose word leads to other screens of the same crowd, or nowhere.
final class CrowdScreen: Screen, BoardingInformation {
  let name: String
  /// All screens; the owner of the crowd breaks the circle.
  var crowd: [CrowdScreen] = []
  /// Where the screen leads, as places in the crowd; nil for nowhere.
  let next: Int?
  let previous: Int?
  /// What the screen says when it is asked.
  var leave = ScreenPermission.allow
  var enter = ScreenPermission.allow
  var allowsGestures = true

  init(_ name: String, next: Int?, previous: Int?) {
    self.name = name
    self.next = next
    self.previous = previous
  }

  func nextScreen(in navigationController: BoardingNavigationController) -> (any Screen)? {
    next.map { crowd[$0] }
  }

  func previousScreen(in navigationController: BoardingNavigationController) -> (any Screen)? {
    previous.map { crowd[$0] }
  }

  func mayLeave(
    for destination: (any Screen)?,
    in navigationController: BoardingNavigationController
  ) -> ScreenPermission {
    leave
  }

  func mayEnter(
    from source: (any Screen)?,
    in navigationController: BoardingNavigationController
  ) -> ScreenPermission {
    enter
  }
}
