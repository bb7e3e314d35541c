extension ScriptedLoader {
  /// Sets how long the answers to later requests take.
  ///
  /// - Parameter nanoseconds: How long, 0 or more; nil if they never come by themselves.
  package mutating func setLatency(nanoseconds: Int64?) {
    latency = nanoseconds ?? .max
  }

  /// Sets how often a piece will still fail.
  ///
  /// - Parameters:
  ///   - piece: The number of the piece, from 0.
  ///   - count: How often; `Int.max` for ever.
  package mutating func setFailures(of piece: Int, to count: Int) {
    failures[piece] = count
  }

  /// Changes the items now.
  ///
  /// - Parameter edit: What happens; what is out of range happens as near to it as there are items.
  /// - Complexity: O(r), where r is the number of ranges of items.
  package mutating func change(_ edit: Edit) {
    apply(edit)
  }

  /// Lets new items come in behind all others, or items go there.
  ///
  /// - Parameter total: How many items there are then, 0 or more.
  /// - Complexity: O(r), where r is the number of ranges of items.
  package mutating func setTotal(_ total: Int) {
    let old = self.total
    apply(
      total > old ? .insert(count: total - old, at: old) : .remove(count: old - total, at: total)
    )
  }

  /// Takes a request out of those on their way, so that it is not answered by itself.
  ///
  /// - Parameter direction: What it is for; nil for the one that would be answered first.
  /// - Returns: The request; nil if there is none.
  mutating func takeOut(_ direction: LoadDirection?) -> LoadRequest? {
    let place = line.firstIndex { direction == nil || $0.request.direction == direction }
    return place.map { line.remove(at: $0).request }
  }
}
