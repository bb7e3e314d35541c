#if !hasFeature(Embedded)  // `package` wants a package name, which a bare compile does not have
extension CubicBezier {
  /// The memory of the curve's table in bytes.
  package var byteCount: Int {
    table.cells.count * MemoryLayout<Table.Cell>.stride
      + table.pieces.count * MemoryLayout<Piece>.stride
  }

  /// Returns the progress without the table.
  ///
  /// - Parameter x: The elapsed fraction, from 0 to 1.
  /// - Returns: The progress.
  package func exactValue(at x: Double) -> Double {
    table.exactValue(at: x)
  }
}
#endif
