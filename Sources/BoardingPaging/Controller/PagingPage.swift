/// A page of a paging controller.
///
/// Everything has a default, so that any object can be a page, a view controller too. The paging
/// controller hands itself into each call: nobody needs a reference back to it.
///
/// ```swift
/// final class TitledPage: PagingPage {
///   let title: String
///   init(_ title: String) { self.title = title }
/// }
/// ```
public protocol PagingPage: AnyObject {
  /// What the item of the page shows where the page brings its own. Default: nothing.
  var title: String { get }

  /// What in the page a finger may move, the innermost first. Default: nothing.
  ///
  /// - SeeAlso: ``PanRouter``
  var panResponders: [any PanResponder] { get }

  /// Called when the page becomes one of those that stand ready. Default: nothing.
  ///
  /// - Parameter pagingController: The controller that calls.
  func wasAdded(to pagingController: PagingController)

  /// Called when the page stands ready no more. Default: nothing.
  ///
  /// - Parameter pagingController: The controller that calls.
  func wasRemoved(from pagingController: PagingController)

  /// Called when the page is to show its data anew. Default: nothing.
  ///
  /// - Parameter pagingController: The controller that calls.
  func reloadData(in pagingController: PagingController)

  /// Called when the page is about to be seen. Default: nothing.
  ///
  /// - Parameters:
  ///   - pagingController: The controller that calls.
  ///   - animated: Whether that takes time.
  func willAppear(in pagingController: PagingController, animated: Bool)

  /// Called when the page is shown. Default: nothing.
  ///
  /// - Parameter pagingController: The controller that calls.
  func didAppear(in pagingController: PagingController)

  /// Called when the page is about to go out of sight. Default: nothing.
  ///
  /// - Parameters:
  ///   - pagingController: The controller that calls.
  ///   - animated: Whether that takes time.
  func willDisappear(in pagingController: PagingController, animated: Bool)

  /// Called when the page is out of sight. Default: nothing.
  ///
  /// - Parameter pagingController: The controller that calls.
  func didDisappear(in pagingController: PagingController)
}

extension PagingPage {
  /// No title.
  public var title: String { "" }

  /// Nothing that a finger may move.
  public var panResponders: [any PanResponder] { [] }

  /// Does nothing.
  ///
  /// - Parameter pagingController: The controller that calls.
  public func wasAdded(to pagingController: PagingController) {}

  /// Does nothing.
  ///
  /// - Parameter pagingController: The controller that calls.
  public func wasRemoved(from pagingController: PagingController) {}

  /// Does nothing.
  ///
  /// - Parameter pagingController: The controller that calls.
  public func reloadData(in pagingController: PagingController) {}

  /// Does nothing.
  ///
  /// - Parameters:
  ///   - pagingController: The controller that calls.
  ///   - animated: Whether that takes time.
  public func willAppear(in pagingController: PagingController, animated: Bool) {}

  /// Does nothing.
  ///
  /// - Parameter pagingController: The controller that calls.
  public func didAppear(in pagingController: PagingController) {}

  /// Does nothing.
  ///
  /// - Parameters:
  ///   - pagingController: The controller that calls.
  ///   - animated: Whether that takes time.
  public func willDisappear(in pagingController: PagingController, animated: Bool) {}

  /// Does nothing.
  ///
  /// - Parameter pagingController: The controller that calls.
  public func didDisappear(in pagingController: PagingController) {}
}

extension PagingPage {
  /// The identity of the object.
  var objectIdentity: ObjectIdentifier { ObjectIdentifier(self) }
}

/// What stands where a page should be that nobody makes any more, because its source is gone.
final class BlankPage: PagingPage {
  /// Makes a blank page.
  init() {}
}
