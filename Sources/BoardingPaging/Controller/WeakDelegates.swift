/// References of a paging controller that do not keep anything alive, where the language has such
/// references.
///
/// Embedded Swift has none: there the owner of the objects clears the references.
struct WeakDelegates {
  #if hasFeature(Embedded)
  /// Who hears what the controller does, kept alive.
  var delegate: (any PagingControllerDelegate)?
  /// Who says how wide items are, kept alive.
  var sizeDelegate: (any PagingControllerSizeDelegate)?
  /// Who has a known number of pages, kept alive.
  var dataSource: (any PagingControllerDataSource)?
  /// Who has pages one after the other, kept alive.
  var infiniteDataSource: (any PagingControllerInfiniteDataSource)?
  #else
  /// Who hears what the controller does, as long as somebody else keeps it alive.
  weak var delegate: (any PagingControllerDelegate)?
  /// Who says how wide items are, as long as somebody else keeps it alive.
  weak var sizeDelegate: (any PagingControllerSizeDelegate)?
  /// Who has a known number of pages, as long as somebody else keeps it alive.
  weak var dataSource: (any PagingControllerDataSource)?
  /// Who has pages one after the other, as long as somebody else keeps it alive.
  weak var infiniteDataSource: (any PagingControllerInfiniteDataSource)?
  #endif
}

/// The reference of a flexible paging controller that keeps nothing alive, where the language has
/// such references.
struct WeakFlexibleSource {
  #if hasFeature(Embedded)
  /// What loads pieces and makes pages, kept alive.
  var object: (any FlexiblePagingDataSource)?
  #else
  /// What loads pieces and makes pages, as long as somebody else keeps it alive.
  weak var object: (any FlexiblePagingDataSource)?
  #endif
}
