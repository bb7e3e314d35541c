extension Figure {
  /// The figures of timing curves.
  ///
  /// - Returns: The figures.
  static func curveFigures() -> [Figure] {
    []
  }
}
