import Boarding

extension LineReader {
  /// Takes a shape, if one comes next: a point, a size, a rectangle or a transform.
  ///
  /// - Parameter expected: What was expected, in words.
  /// - Returns: The shape, or nil if something else comes next.
  /// - Throws: A diagnostic if a number in it cannot be exact.
  mutating func takeShape(_ expected: String) throws(Diagnostic) -> WrittenValue? {
    let range = wordRange
    let (form, places) = parts(of: range)
    guard let make = Self.shape(ofForm: form) else { return nil }
    var numbers: [Double] = []
    var decimals = 0
    for place in places {
      let number = try writtenNumber(place, in: range, expected: expected)
      numbers.append(number.decimal.value)
      decimals = max(decimals, number.decimals)
    }
    take(to: range.upperBound)
    return WrittenValue(make(numbers), decimals: decimals)
  }

  /// Finds the numbers of a word.
  ///
  /// - Parameter range: The word.
  /// - Returns: The word with `n` in place of each number, and where the numbers stand.
  private func parts(of range: Range<Int>) -> (form: [UInt8], places: [Range<Int>]) {
    var form: [UInt8] = []
    var places: [Range<Int>] = []
    var index = range.lowerBound
    while index < range.upperBound, places.count <= 6 {
      let rest = line.bytes[index..<range.upperBound]
      let end = rest.firstIndex { !$0.isPartOfNumber } ?? range.upperBound
      if end > index {
        form.append(UInt8(ascii: "n"))
        places.append(index..<end)
        index = end
      } else {
        form.append(line.bytes[index])
        index += 1
      }
    }
    return (form, places)
  }

  /// Finds what a word of a form is.
  ///
  /// - Parameter form: The word with `n` in place of each number.
  /// - Returns: What makes the shape of its numbers, or nil if it is none.
  private static func shape(ofForm form: [UInt8]) -> (([Double]) -> AnimatedValue)? {
    if form.elementsEqual("(n,n)".utf8) { return { .point(Plane.Point(x: $0[0], y: $0[1])) } }
    if form.elementsEqual("nxn".utf8) {
      return { .size(Plane.Size(width: $0[0], height: $0[1])) }
    }
    if form.elementsEqual("(n,n,nxn)".utf8) {
      return { .rectangle(Plane.Rectangle(x: $0[0], y: $0[1], width: $0[2], height: $0[3])) }
    }
    if form.elementsEqual("matrix(n,n,n,n,n,n)".utf8) {
      return { (numbers) in
        .transform(
          Plane.Transform(
            a: numbers[0],
            b: numbers[1],
            c: numbers[2],
            d: numbers[3],
            tx: numbers[4],
            ty: numbers[5]
          )
        )
      }
    }
    return nil
  }
}

extension UInt8 {
  /// True for a digit, a point and a minus sign.
  fileprivate var isPartOfNumber: Bool {
    isDigit || self == UInt8(ascii: ".") || self == UInt8(ascii: "-")
  }
}
