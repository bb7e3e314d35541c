import BoardingPaging
import Testing

/// The example in the comment of the options.
@Suite struct PagingOptionsExampleTests {
  /// The example of ``PagingOptions``.
  @Test func `options are plain values`() {
    var options = PagingOptions()
    options.menuItemSize = .fixed(width: 96, height: 44)
    options.selectedScrollPosition = .center
    #expect(options.menuHeight == 44)
  }
}
