public import Boarding

/// How the border looks, the line between menu and pages.
public enum PagingBorderOptions: Hashable, Sendable {
  /// There is none.
  case hidden
  /// It is there: its height in points; what is drawn later, by a higher index; what its ends move
  /// in by.
  case visible(height: Double, zIndex: Int = 0, insets: Plane.Insets = .zero)
}
