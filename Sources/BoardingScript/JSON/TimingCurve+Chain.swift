import Boarding

extension TimingCurve {
  /// The chain as a value: its curves in order, in one array however deep the chain is.
  ///
  /// Where a curve is not joined to all those before it, the member `joins` has for each curve how
  /// many times the last two parts are joined behind it.
  var chain: JSONValue {
    var curves: [JSONValue] = []
    var joins: [Int] = []
    // What is to be written, the next one last; nil joins the last two parts.
    var rest: [TimingCurve?] = [self]
    while let next = rest.popLast() {
      switch next {
      case nil: joins[joins.count - 1] += 1
      case .chained(let first, let second)?: rest += [nil, second, first]
      case .linear?, .cubicBezier?, .steps?, .piecewiseLinear?:
        if let next { curves.append(next.json) }
        joins.append(0)
      }
    }
    let chained = JSONValue.Member("chained", .array(curves))
    if joins == [0] + Array(repeating: 1, count: joins.count - 1) { return .object([chained]) }
    return .object([chained, .init("joins", .array(joins.map { .int($0) }))])
  }
}
