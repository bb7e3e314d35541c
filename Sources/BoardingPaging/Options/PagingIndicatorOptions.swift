public import Boarding

/// How the indicator looks, the bar that marks the selected item.
public enum PagingIndicatorOptions: Hashable, Sendable {
  /// There is none.
  case hidden
  /// It is there: its height in points; what is drawn later, by a higher index; the gap on each
  /// side of it; what the outer edges of the first and the last item move in by.
  case visible(
    height: Double,
    zIndex: Int = 1,
    spacing: Plane.Insets = .zero,
    insets: Plane.Insets = .zero
  )
}
