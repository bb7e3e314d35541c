import Testing

@testable import BoardingPaging

struct DeckTests {
  @Test func `it behaves as an array does, whatever is done at its ends`() {
    var random = SplitMix64(seed: 11)
    var deck = Deck<Int>()
    var plain: [Int] = []
    for step in 0..<5_000 {
      let count = Int.random(in: 0...40, using: &random)
      let fresh = (0..<count).map { step * 100 + $0 }
      switch Int.random(in: 0..<5, using: &random) {
      case 0:
        deck.append(contentsOf: fresh)
        plain.append(contentsOf: fresh)
      case 1:
        deck.prepend(contentsOf: fresh)
        plain.insert(contentsOf: fresh, at: 0)
      case 2:
        deck.removeFirst(min(count, plain.count))
        plain.removeFirst(min(count, plain.count))
      case 3:
        deck.removeLast(min(count, plain.count))
        plain.removeLast(min(count, plain.count))
      case 4:
        deck.append(step)
        plain.append(step)
      case let choice: Issue.record("\(choice)")
      }
      #expect((0..<deck.count).map { deck[$0] } == plain)
      #expect(deck.first == plain.first)
      #expect(deck.last == plain.last)
      #expect(deck.isEmpty == plain.isEmpty)
    }
  }

  @Test func `equality and hash are those of the elements`() {
    var grown = Deck<Int>()
    grown.append(contentsOf: [7, 8, 9])
    grown.removeFirst(1)
    grown.prepend(contentsOf: [1])
    var made = Deck<Int>()
    made.append(contentsOf: [1, 8, 9])
    #expect(grown == made)
    #expect(Set([grown, made]).count == 1)
    made[1] = 2
    #expect(grown != made)
  }
}
