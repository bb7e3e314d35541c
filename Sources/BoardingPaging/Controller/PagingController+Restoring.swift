extension PagingController {
  /// Tells whether there is a page of an identity.
  ///
  /// - Parameter page: The identity.
  /// - Returns: True if there is one, or may be one in a source without an end whose item is known.
  package func holds(_ page: PageID) -> Bool { Source(controller: self).contains(page) }
}
