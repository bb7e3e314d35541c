import Boarding

extension InputLogReader {
  /// A part of a chain.
  struct Link {
    /// The curve.
    let curve: TimingCurve
    /// How many chains stand in each other in it; 0 for a curve that is no chain.
    let depth: Int
  }

  /// How many chains may stand in each other: as many as a curve bears.
  private static let maximumDepth = 1_000

  /// Reads a chain.
  ///
  /// - Parameter node: Its object.
  /// - Returns: The chain.
  /// - Throws: The first thing that is wrong.
  mutating func chain(_ node: JSONNode) throws(InputLogError) -> Link {
    try node.allowOnly(["chained", "joins"])
    let words = "two curves or more"
    let curves = try node.required("chained", words)
    let nodes = try curves.elements(words)
    if nodes.count < 2 { throw curves.fault(words) }
    let joins = try joins(of: nodes.count, node)
    var links: [Link] = []
    for (node, count) in zip(nodes, joins) {
      links.append(try link(node))
      for _ in 0..<count {
        let second = links.removeLast()
        let first = links.removeLast()
        let depth = 1 + max(first.depth, second.depth)
        if depth > InputLogReader.maximumDepth {
          throw curves.fault("at most \(InputLogReader.maximumDepth) chains in each other")
        }
        links.append(Link(curve: .chained(first.curve, then: second.curve), depth: depth))
      }
    }
    return links[0]
  }

  /// Reads a part of a chain.
  ///
  /// - Parameter node: Its value.
  /// - Returns: The curve, which may be a chain itself.
  /// - Throws: The first thing that is wrong.
  private mutating func link(_ node: JSONNode) throws(InputLogError) -> Link {
    if case .object(let members) = node.value, members.contains(where: { $0.name == "chained" }) {
      return try chain(node)
    }
    return Link(curve: try curve(node), depth: 0)
  }

  /// Reads how the curves of a chain belong together.
  ///
  /// - Parameters:
  ///   - count: The number of curves, at least 2.
  ///   - node: The object of the chain.
  /// - Returns: For each curve, how many times the last two parts are joined behind it.
  /// - Throws: The first thing that is wrong.
  private func joins(of count: Int, _ node: JSONNode) throws(InputLogError) -> [Int] {
    guard let member = try node.optional("joins") else {
      return [0] + Array(repeating: 1, count: count - 1)
    }
    let words = "for each curve the number of joins behind it, which leave one chain"
    var joins: [Int] = []
    var parts = 0
    for element in try member.elements(words) {
      parts += 1
      let number = Int(try element.integer("a number of joins", in: 0...Int64(parts - 1)))
      parts -= number
      joins.append(number)
    }
    if joins.count != count || parts != 1 { throw member.fault(words) }
    return joins
  }
}
