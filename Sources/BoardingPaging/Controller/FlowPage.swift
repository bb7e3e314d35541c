public import Boarding

/// A page that shows a navigation flow.
///
/// The flow begins when the page is added, and its top screen appears and disappears with the page.
/// The clock of the flow is moved by whoever moves that of the paging controller.
///
/// ```swift
/// let flow = BoardingNavigationController(screensToPresent: screens)
/// let help = FlowPage(title: "Help", flow: flow)
/// ```
public final class FlowPage: PagingPage {
  /// What the item of the page shows.
  public let title: String
  /// The flow.
  public let flow: BoardingNavigationController
  /// Whether the flow was told that it is seen.
  private var isSeen = false

  /// Makes a page.
  ///
  /// - Parameters:
  ///   - title: What the item of the page shows.
  ///   - flow: The flow, which need not have begun.
  public init(title: String, flow: BoardingNavigationController) {
    self.title = title
    self.flow = flow
  }

  /// The flow.
  public var panResponders: [any PanResponder] { [flow] }

  /// Begins the flow, out of sight.
  ///
  /// - Parameter pagingController: The controller that calls.
  public func wasAdded(to pagingController: PagingController) {
    if !isSeen { flow.containerChanged(.disappear) }
    if flow.screens.isEmpty { flow.start() }
  }

  /// Lets the flow appear.
  ///
  /// - Parameters:
  ///   - pagingController: The controller that calls.
  ///   - animated: Whether that takes time.
  public func willAppear(in pagingController: PagingController, animated: Bool) {
    if isSeen { return }
    isSeen = true
    flow.containerChanged(.appear)
  }

  /// Lets the flow disappear.
  ///
  /// - Parameter pagingController: The controller that calls.
  public func didDisappear(in pagingController: PagingController) {
    isSeen = false
    flow.containerChanged(.disappear)
  }
}
