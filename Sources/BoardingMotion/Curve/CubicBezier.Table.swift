extension CubicBezier {
  /// The curve in pieces, each a polynomial of degree seven in x.
  ///
  /// The domain is cut into 32 cells of equal width, and each cell into as few equal pieces (up to
  /// 64) as make all their polynomials precise. Where even the smallest piece is not, next to a
  /// vertical tangent, the piece stays empty and the exact solution answers.
  ///
  /// A table is immutable and shared by all copies of a curve.
  final class Table: Sendable {
    /// A part of the domain and how it is cut.
    struct Cell {
      /// The index of the first piece, less the first piece's number; it may wrap around.
      var offset: UInt32

      /// How many of the 52 bits of x lie below the number of a piece.
      var shift: UInt32
    }

    /// How many of the 52 bits of x lie below the number of a cell.
    private static let cellShift: UInt32 = 47

    /// The least shift of a piece.
    private static let leastPieceShift: UInt32 = 41

    /// The largest error of a piece, in units of the curve.
    private static let tolerance = 2e-11

    /// The bit pattern of 1.
    private static let one: UInt64 = 0x3FF0_0000_0000_0000

    /// The cells from left to right.
    let cells: [Cell]

    /// The pieces of all cells from left to right.
    let pieces: [Piece]

    /// The first control point.
    let first: (x: Double, y: Double)

    /// The second control point.
    let second: (x: Double, y: Double)

    /// The curve itself.
    let exact: Exact

    /// Cuts a curve into pieces.
    ///
    /// - Parameters:
    ///   - first: The first control point.
    ///   - second: The second control point.
    init(_ first: (x: Double, y: Double), _ second: (x: Double, y: Double)) {
      self.first = (first.x + 0, first.y)  // turns -0 into 0
      self.second = (second.x + 0, second.y)
      // Whatever the control points on the diagonal, the curve is the diagonal.
      let isDiagonal = first.x == first.y && second.x == second.y
      let exact =
        isDiagonal
        ? Exact((1 / 3, 1 / 3), (2 / 3, 2 / 3))
        : Exact(self.first, self.second)
      var cells: [Cell] = []
      var pieces: [Piece] = []
      for index in 0..<(1 << (52 - Self.cellShift)) {
        var shift = Self.cellShift
        var cut = Self.cut(cell: index, of: exact, to: shift)
        while cut.isEmpty {
          shift -= 1
          cut = Self.cut(cell: index, of: exact, to: shift)
        }
        let firstNumber = index << (Self.cellShift - shift)
        let offset = UInt32(truncatingIfNeeded: pieces.count &- firstNumber)
        cells.append(Cell(offset: offset, shift: shift))
        pieces += cut
      }
      self.exact = exact
      self.cells = cells
      self.pieces = pieces.map { $0.scaled(by: exact.unit) }
    }

    /// Returns y at an x.
    ///
    /// - Parameter x: Any number.
    /// - Returns: The y of the curve; not a number where no piece is precise, and where x
    ///   does not lie in 0..<1. A negative x next to 0 may have a value, on the tangent.
    @inline(__always)
    func value(at x: Double) -> Double {
      // x in units of 2^-52; from 1 on these are more than the cells have.
      let bits = (1 + x).bitPattern &- Self.one
      let index = Int(truncatingIfNeeded: bits &>> UInt64(Self.cellShift))
      guard index < cells.count else { return .nan }
      let cell = cells[index]
      let number = bits &>> UInt64(cell.shift)
      let start = Double(bitPattern: Self.one &+ number &<< UInt64(cell.shift)) - 1
      let place = UInt32(truncatingIfNeeded: number) &+ cell.offset
      return pieces[Int(truncatingIfNeeded: place)].value(at: x - start)
    }

    /// Returns y at an x, from the curve itself.
    ///
    /// - Parameter x: A number from 0 to 1.
    /// - Returns: The y of the curve.
    func exactValue(at x: Double) -> Double {
      exact.unit * exact.value(at: x)
    }

    /// Cuts a cell into pieces.
    ///
    /// - Parameters:
    ///   - index: The number of the cell.
    ///   - exact: The curve.
    ///   - shift: The shift of the pieces.
    /// - Returns: The pieces, the failed ones empty; none if one fails that can be cut again.
    private static func cut(cell index: Int, of exact: Exact, to shift: UInt32) -> [Piece] {
      let count = 1 << (cellShift - shift)
      let width = 1 / Double(1 << (52 - shift))
      var pieces: [Piece] = []
      var left = exact.derivatives(at: Double(index * count) * width)
      if index == 0 { left[0] = 0 }  // the end is exact
      for number in (index * count)..<(index * count + count) {
        let start = Double(number) * width
        let right = exact.derivatives(at: start + width)
        let piece = Piece(from: left, to: right, width: width)
        left = right
        let isPrecise = [0.25 * width, 0.5 * width, 0.75 * width].allSatisfy { distance in
          abs(piece.value(at: distance) - exact.value(at: start + distance)) <= tolerance
        }
        if !isPrecise, shift > leastPieceShift { return [] }
        pieces.append(isPrecise ? piece : .empty)
      }
      return pieces
    }
  }
}
