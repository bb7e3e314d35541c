import Testing

@testable import BoardingPaging

struct ScriptedLoaderTests {
  /// Answers a request at once.
  ///
  /// - Parameters:
  ///   - source: Who answers.
  ///   - target: What is asked for.
  /// - Returns: The answer.
  private func answer(_ source: inout ScriptedLoader, _ target: LoadTarget) -> LoadAnswer? {
    let request = LoadRequest(number: 1, direction: .append, target: target)
    source.take(.requested(request), at: .zero)
    return source.nextAnswer(by: Instant(nanoseconds: .max))?.answer
  }

  @Test func `pieces are numbered, and the last one is short`() throws {
    var source = try ScriptedLoader(total: 45, saysTotal: true)
    let pieces = [0..<20, 20..<40, 40..<45].enumerated().map { number, items in
      LoadedPiece(
        items.map { PageID(rawValue: $0) },
        key: PieceKey(rawValue: number),
        previousKey: number > 0 ? PieceKey(rawValue: number - 1) : nil,
        nextKey: number < 2 ? PieceKey(rawValue: number + 1) : nil,
        itemsBefore: items.lowerBound,
        itemsAfter: 45 - items.upperBound
      )
    }
    #expect(answer(&source, .start) == .piece(pieces[0]))
    #expect(answer(&source, .key(1)) == .piece(pieces[1]))
    #expect(answer(&source, .key(2)) == .piece(pieces[2]))
    #expect(answer(&source, .index(44)) == .piece(pieces[2]))
    #expect(answer(&source, .index(20)) == .piece(pieces[1]))
    #expect(answer(&source, .index(19)) == .piece(pieces[0]))
  }

  @Test func `pieces of a size of their own move the ones behind`() throws {
    var source = try ScriptedLoader(
      total: 30,
      numberOfItemsPerPage: 10,
      sizes: [0: 3, 1: 0, 3: 100]
    )
    let counts = (0..<5).map { number in
      source.piece(number).items.count
    }
    #expect(counts == [3, 0, 10, 17, 0])
    #expect(source.piece(1).nextKey == 2)
    #expect(source.piece(3).nextKey == nil)
    for index in 0..<30 {
      let number = source.pieceNumber(of: .index(index))
      #expect(source.piece(number).items.contains(PageID(rawValue: index)))
    }
    #expect(answer(&source, .start) == .piece(source.piece(0)))
  }

  @Test func `failures are used up, or last for ever`() throws {
    var source = try ScriptedLoader(total: 40, failures: [0: 2, 1: .max])
    let failure = LoadAnswer.failure(.source(code: ScriptedLoader.failureCode))
    #expect(answer(&source, .start) == failure)
    #expect(answer(&source, .start) == failure)
    #expect(answer(&source, .start) == .piece(source.piece(0)))
    for _ in 0..<50 { #expect(answer(&source, .key(1)) == failure) }
  }

  @Test func `items come and go at their time`() throws {
    var source = try ScriptedLoader(
      total: 4,
      changes: [
        .init(at: Instant(nanoseconds: 2), .remove(count: 2, at: 1)),
        .init(at: Instant(nanoseconds: 1), .insert(count: 2, at: 2)),
        .init(at: Instant(nanoseconds: 3), .insert(count: 1, at: 99)),
        .init(at: Instant(nanoseconds: 4), .remove(count: .max, at: 3)),
        .init(at: Instant(nanoseconds: 4), .insert(count: -1, at: -1)),
      ]
    )
    let lists = (Int64(0)...4).map { nanosecond in
      let request = LoadRequest(number: 1, direction: .refresh, target: .start)
      source.take(.requested(request), at: Instant(nanoseconds: nanosecond))
      _ = source.nextAnswer(by: Instant(nanoseconds: nanosecond))
      return source.piece(0).items.map(\.rawValue)
    }
    #expect(
      lists == [[0, 1, 2, 3], [0, 1, 4, 5, 2, 3], [0, 5, 2, 3], [0, 5, 2, 3, 6], [0, 5, 2]]
    )
  }

  @Test func `answers come in the order of their time, and not when they are given up`() throws {
    var source = try ScriptedLoader(total: 40, latency: .nanoseconds(5))
    let requests = (1...3).map { LoadRequest(number: $0, direction: .append, target: .start) }
    for request in requests { source.take(.requested(request), at: .zero) }
    source.take(.cancelled(requests[1]), at: .zero)
    var answered: [Int?] = []
    for nanosecond: Int64 in [4, 5, 5, 5] {
      answered.append(source.nextAnswer(by: Instant(nanoseconds: nanosecond))?.request.number)
    }
    #expect(answered == [nil, 1, 3, nil])
    #expect(source.nextDue == nil)
  }

  @Test func `absurd numbers are refused or bounded`() throws {
    #expect(throws: LoadingFault(at: .total, found: -1, atLeast: 0)) {
      try ScriptedLoader(total: -1)
    }
    #expect(throws: LoadingFault(at: .itemsPerPage, found: 0, atLeast: 1)) {
      try ScriptedLoader(total: 1, numberOfItemsPerPage: 0)
    }
    #expect(throws: LoadingFault(at: .latency, found: -1, atLeast: 0)) {
      try ScriptedLoader(total: 1, latency: .nanoseconds(-1))
    }
    #expect(throws: LoadingFault(at: .pieceSize, found: -2, atLeast: 0)) {
      try ScriptedLoader(total: 1, sizes: [3: 1, 5: -2, 9: -1])
    }
    var huge = try ScriptedLoader(total: .max, sizes: [1: 0, .max: 3, -1: 4])
    #expect(huge.piece(3).items.first == 40)
    huge.apply(.insert(count: .max, at: .max))
    huge.apply(.insert(count: .min, at: .min))
    huge.apply(.remove(count: .max - 100, at: 100))
    #expect(huge.total == 100)
    #expect(huge.piece(.max).items == [])
    #expect(huge.pieceNumber(of: .index(.min)) == 0)
    #expect(huge.pieceNumber(of: .key(-4)) == 0)
  }
}
