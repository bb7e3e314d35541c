import Boarding
import BoardingExplorer
import BoardingScript
import Foundation
import Testing

/// Tests of the links forward of a flow that looks at facts.
struct LinksForwardTests {
  /// Writes the links forward of a flow.
  private func forward(_ text: String) throws -> [String] {
    let flow = try flow(text)
    return flow.links.compactMap { (link) in
      let means: String
      switch link.means {
      case .next: means = "next"
      case .choice(let label): means = flow.choiceLabels[label.rawValue]
      case .skipping(let condition): means = "unless " + condition
      case .back: return nil
      }
      let ends = [link.source, link.target].map { flow.screens[$0.rawValue].name }
      let condition = link.condition.map { " when " + $0 } ?? ""
      return ends[0] + ">" + ends[1] + ": " + means + condition
    }
  }

  @Test func `a way says its own condition, and what its target asks is said there`() throws {
    let links = try forward(
      """
      fact p free pro
      fact q no yes
      screen home next x when q yes
      screen x when p free next y
      screen y when p free
      screen fin
      series home y fin
      """
    )
    #expect(
      links == [
        "home>x: next when q yes", "home>y: next", "x>y: next", "x>y: unless p free",
        "y>fin: next", "y>fin: unless p free",
      ]
    )
  }

  @Test func `a way that is never there is left out`() throws {
    let links = try forward(
      """
      fact p free pro
      fact q no yes
      version 2.0.0
      screen a next b when p free next c when p free and q yes next d when p pro next b
      screen b when p free next c when p free next d when q yes next none
      screen c choice go a when q no choice go b when q not yes choice go d next none
      screen d when p free or pro next none
      screen e new-in 2.0.0 next none when q no
      series a b e
      """
    )
    #expect(
      links == [
        "a>b: next when p free", "a>d: next when p pro", "b>c: next when p free",
        "b>d: next when q yes", "b>d: unless p free when q yes", "b>e: unless p free",
        "c>a: go when q no", "c>d: go",
      ]
    )
  }

  @Test(arguments: 0..<300)
  func `the machine goes where the drawn ways lead`(seed: UInt64) throws {
    let flow = try flow(randomConditionalDeclarations(seed: seed).joined(separator: "\n"))
    let exploration = Exploration(of: flow)
    #expect(exploration.isComplete)
    let links = flow.links
    var wrong: [String] = []
    for number in 0..<exploration.transitionCount {
      let transition = exploration.transition(number)
      let means: FlowGraph.Link.Means
      switch transition.input.action {
      case .next: means = .next
      case .choice(let label): means = .choice(label)
      case .history, .start, .back, .swipe, .cancelledSwipe, .answer, .fact: continue
      }
      guard let source = exploration.top(ofState: transition.source),
        let target = exploration.top(ofState: transition.target), source != target
      else { continue }
      let facts = exploration.condition(ofState: transition.source).facts
      let end = end(of: means, from: source, along: links, in: flow, facts)
      if end != target { wrong.append("\(transition): \(String(describing: end))") }
    }
    #expect(wrong == [])
  }

  @Test(arguments: 0..<300)
  func `each drawn way forward is taken for some facts`(seed: UInt64) throws {
    let text = randomConditionalDeclarations(seed: seed)
    let flow = try flow(text.joined(separator: "\n"))
    let links = flow.links.filter { $0.means != .back }
    var taken: Set<FlowGraph.Link> = []
    for facts in combinations(of: flow) {
      for place in flow.screens.indices {
        let source = ScreenID(rawValue: place)
        for means in Set(links.filter { $0.source == source }.map { $0.means }) {
          if let link = first(of: means, from: source, along: links, in: flow, facts) {
            taken.insert(link)
          }
        }
      }
    }
    #expect(links.filter { !taken.contains($0) } == [])
  }

  /// Returns every combination of values that the facts of a flow have.
  private func combinations(of flow: Flow) -> [[Int]] {
    flow.facts.reduce([[]]) { (known, fact) in
      known.flatMap { (values) in fact.values.indices.map { values + [$0] } }
    }
  }

  /// Follows drawn ways to a screen that is there.
  private func end(
    of means: FlowGraph.Link.Means,
    from source: ScreenID,
    along links: [FlowGraph.Link],
    in flow: Flow,
    _ facts: [Int]
  ) -> ScreenID? {
    var link = first(of: means, from: source, along: links, in: flow, facts)
    for _ in flow.screens.indices {
      guard let target = link?.target else { return nil }
      guard let condition = flow.screens[target.rawValue].condition,
        !holds(flow.words(for: condition), in: flow, facts)
      else { return target }
      let skipping = FlowGraph.Link.Means.skipping(unless: flow.words(for: condition))
      link = first(of: skipping, from: target, along: links, in: flow, facts)
    }
    return nil
  }

  /// Finds the first drawn way by these means that is there.
  private func first(
    of means: FlowGraph.Link.Means,
    from source: ScreenID,
    along links: [FlowGraph.Link],
    in flow: Flow,
    _ facts: [Int]
  ) -> FlowGraph.Link? {
    if case .skipping(let condition) = means, holds(condition, in: flow, facts) { return nil }
    return links.first { (link) in
      link.source == source && link.means == means
        && link.condition.map { holds($0, in: flow, facts) } ?? true
    }
  }

  /// Tells whether a condition holds, by its words.
  private func holds(_ words: String, in flow: Flow, _ facts: [Int]) -> Bool {
    words.components(separatedBy: " and ").allSatisfy { (test) in
      let parts = test.split(separator: " ").map { String($0) }
      let place = flow.facts.firstIndex { $0.name == parts[0] } ?? 0
      let value = flow.facts[place].values[facts[place]]
      let values = parts.dropFirst().filter { $0 != "or" && $0 != "not" }
      return values.contains(value) != parts.contains("not")
    }
  }
}
