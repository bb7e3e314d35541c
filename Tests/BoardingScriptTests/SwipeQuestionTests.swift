import Boarding
import BoardingScript
import Testing

struct SwipeQuestionTests {
  /// The answers of a script to its last question.
  ///
  /// - Parameter text: The script.
  /// - Returns: The lines.
  /// - Throws: What is wrong with the text.
  private func lastAnswer(of text: String) throws -> [String] {
    let script = try Script(parsing: text, file: "t")
    var run = ScriptRun(flow: script.flow)
    var lines: [String] = []
    for step in script.statements.compactMap({ $0.step }) { lines = run.perform(step).lines }
    return lines
  }

  /// The declarations of the tests.
  private static let flow = """
    screen a progress 0 tint #000000
    screen b progress 1 tint #ffffff
    screen c progress 0.5 turn matrix(1,0,0,1,0,0)
    series a b c
    transition 400ms linear

    """

  @Test(arguments: [
    ("why forward", "A swipe forward is refused: nothing is shown yet."),
    ("start\nwhy forward", "A swipe forward leads to 'b'."),
    (
      "start\nwhy backward",
      "A swipe backward is refused: 'a' is the root, and nothing is below it."
    ),
    (
      "swipe rules projecting edge 20\nstart\nwhy forward",
      "A swipe forward leads to 'b' if it begins within 20 points of the edge."
    ),
    (
      "start\npush c instant\nwhy forward",
      "A swipe forward is refused: 'c' leads nowhere in this direction."
    ),
    (
      "start\nnext\nwhy forward",
      "A swipe forward is refused: a transition runs, and the policy of swipes is refuse."
    ),
    (
      "policy swipes grab\nstart\nnext\nwhy backward",
      "A swipe backward is refused: a transition runs, which a finger would catch."
    ),
    (
      "policy swipes grab\nstart\nnext\npush c\nwhy backward",
      """
      A swipe backward is refused: a transition runs, which a finger cannot catch: the stack was \
      changed after it began.
      """
    ),
    (
      "policy swipes grab\ngestures off\nstart\nnext\nwhy backward",
      """
      A swipe backward is refused: a transition runs, which a finger cannot catch: gestures are off.
      """
    ),
    (
      "policy swipes grab\nforward-only on\nstart\nnext\nwhy forward",
      """
      A swipe forward is refused: a transition runs, which a finger cannot catch: the flow goes \
      forward only.
      """
    ),
    (
      "policy swipes finish\nstart\nnext\nwhy forward",
      "A swipe forward leads to 'c'."
    ),
    (
      "policy swipes finish\nstart\nnext\npush c\nwhy forward",
      "A swipe forward is refused: a transition runs, and something waits behind it."
    ),
    (
      "start\nnext interactive\nwhy forward",
      "A swipe forward is refused: somebody drives a transition."
    ),
    ("gestures off\nstart\nwhy forward", "A swipe forward is refused: gestures are off."),
    (
      "forward-only on\nstart\nnext instant\nwhy backward",
      "A swipe backward is refused: the flow goes forward only."
    ),
    (
      "start\nguard b enter refuse \"accept first\"\nwhy forward",
      "A swipe forward is refused: 'b' does not let itself be entered (accept first)."
    ),
    (
      "start\nnext instant\nguard b leave refuse\nwhy backward",
      "A swipe backward is refused: 'b' does not let itself be left."
    ),
    (
      "start\nguard b enter wait\nwhy forward",
      "A swipe forward has to wait: 'b' has not given its word."
    ),
    (
      "start\nguard b enter wait\nnext\nwhy forward",
      "A swipe forward has to wait: 'b' has not given its word."
    ),
    (
      "start\nnext instant\nguard b leave wait\nguard c enter wait\nback\nwhy backward",
      "A swipe backward has to wait: 'b' has not given its word."
    ),
    (
      "start\nset b a instant\nwhy forward",
      "A swipe forward is refused: its target is on the stack already."
    ),
    ("start\nfinish flow\nwhy forward", "A swipe forward is refused: the flow has ended."),
    (
      "start\nnext\nfinish flow\nwhy forward",
      "A swipe forward is refused: the flow is about to end."
    ),
    (
      "start\ncontainer disappear\nwhy forward",
      "A swipe forward is refused: the container is not shown."
    ),
  ])
  func `a swipe is explained in one sentence`(text: String, sentence: String) throws {
    #expect(try lastAnswer(of: Self.flow + text) == [sentence])
  }

  @Test func `the screen that has to think is that of the direction, whatever else is pending`()
    throws
  {
    // The way forward asks only 'c' here: 'b' is left for good on the way back alone.
    let text = "start\nnext instant\nguard b leave wait\nguard c enter wait\nback\nwhy forward"
    #expect(
      try lastAnswer(of: Self.flow + text) == [
        "A swipe forward has to wait: 'c' has not given its word."
      ]
    )
  }

  @Test func `a transition that lasts for ever does not keep an explanation from its end`() throws {
    let text = """
      policy swipes finish
      start
      next interactive
      update 0.5
      cancel speed 0.00000000000001
      guard b enter refuse "no"
      why forward
      """
    #expect(
      try lastAnswer(of: Self.flow + text) == [
        "A swipe forward is refused: 'b' does not let itself be entered (no)."
      ]
    )
  }

  @Test func `a screen that does not allow gestures is named`() throws {
    let text = "screen a gestures off\nscreen b\nseries a b\nstart\nwhy forward"
    #expect(
      try lastAnswer(of: text) == [
        "A swipe forward is refused: 'a' does not let fingers move it."
      ]
    )
  }

  @Test(arguments: [
    ("expect gesture none", "gesture none", ""),
    ("drag -39\nexpect gesture undecided", "gesture driving", "gesture undecided"),
    ("expect eligible forward c", "eligible forward b", "eligible forward c"),
    ("expect eligible forward b", "", ""),
    ("expect not eligible forward atRoot", "eligible forward b", "not eligible forward atRoot"),
    ("expect not eligible backward atRoot", "", ""),
    ("expect pending none", "", ""),
    ("expect pending a", "pending none", "pending a"),
    ("guard b enter wait\nnext\nexpect pending b", "", ""),
    ("drag -39\nexpect offset b 351.0", "", ""),
    ("drag -39\nexpect offset b 350", "offset 351", "offset 350"),
    ("expect offset c 0", "not shown", "offset 0"),
  ])
  func `what fingers and guards do can be expected`(
    lines: String,
    actual: String,
    expected: String
  ) throws {
    let cause = try report(of: Self.flow + "start\n" + lines).cause
    switch cause {
    case .mismatch(let mismatch, lastEvents: _):
      #expect(mismatch.expected == [expected])
      #expect(mismatch.actual == [actual])
    case .limit: Issue.record("no limit was expected")
    case nil: #expect(expected.isEmpty)
    }
  }

  @Test func `a graph shows a value since the last rest, and a transition that is over`() throws {
    let running = try lastAnswer(of: Self.flow + "start\nnext\nadvance 200ms\nwatch progress")
    #expect(
      running == [
        "0.50 |                                      ***",
        "     |                                 *****",
        "     |                            *****",
        "     |                       *****",
        "     |                  *****",
        "     |             *****",
        "     |        *****",
        "     |   *****",
        "0.00 |***",
        "     +-----------------------------------------",
        "      0ms                                 200ms",
      ]
    )
    let over = Self.flow + "start\nnext\nadvance 200ms\nadvance 1s\nwatch transition"
    #expect(try lastAnswer(of: over).last == "      0ms                                 400ms")
  }

  @Test(arguments: [
    ("watch progress", "nothing has moved yet"),
    ("watch transition", "nothing has moved yet"),
    ("next instant\nwatch transition", "nothing has moved yet"),
    ("watch tint", "nothing has moved yet"),
    ("watch turn", "turn is a transform, which has no height; 'values' shows it"),
  ])
  func `there may be nothing to draw`(lines: String, answer: String) throws {
    #expect(try lastAnswer(of: Self.flow + "start\n" + lines) == [answer])
  }

  @Test func `the components of a colour are drawn with letters, between its ends`() throws {
    let text = """
      screen a tint #000000
      screen b tint #ff8080
      series a b
      transition 400ms linear
      start
      next
      advance 200ms
      watch tint
      """
    #expect(
      try lastAnswer(of: text) == [
        "0.50 |                                      rrr",
        "     |                                 rrrrr",
        "     |                            rrrrr",
        "     |                       rrrrr",
        "     |                  rrrrr            ******",
        "     |             rrrrr       **********",
        "     |        rrrrr  **********",
        "     |   rr**********",
        "0.00 |*****",
        "     +-----------------------------------------",
        "      0ms                                 200ms",
        "tint #000000 to #804040: r g b, * where they meet",
      ]
    )
    let clear = text.replacing("#ff8080", with: "#00000000")
    #expect(
      try lastAnswer(of: clear) == [
        "1.00 |aaaaaa",
        "     |      aaaaaaaaaa",
        "     |                aaaaaaaaaa",
        "     |                          aaaaaaaaaa",
        "     |                                    aaaaa",
        "     |",
        "     |",
        "     |",
        "0.00 |*****************************************",
        "     +-----------------------------------------",
        "      0ms                                 200ms",
        "tint #000000 to #00000080: r g b a, * where they meet",
      ]
    )
  }

  @Test func `the components of a point are drawn with letters`() throws {
    let text = """
      screen a place (0,10)
      screen b place (100,10)
      series a b
      transition 400ms linear
      start
      next
      advance 400ms
      watch place
      """
    #expect(
      try lastAnswer(of: text) == [
        "100 |                                      xxx",
        "    |                                 xxxxx",
        "    |                            xxxxx",
        "    |                       xxxxx",
        "    |                  xxxxx",
        "    |             xxxxx",
        "    |        xxxxx",
        "    |yyy*****yyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyy",
        "  0 |xxx",
        "    +-----------------------------------------",
        "     0ms                                 400ms",
        "place (0,10) to (100,10): x y, * where they meet",
      ]
    )
  }

  @Test func `labels have as many decimals as show how far they are apart`() throws {
    let flow = "screen a v 0.5\nscreen b v 0.504\nseries a b\ntransition 400ms linear\n"
    let lines = try lastAnswer(of: flow + "start\nnext\nadvance 100ms\nwatch v")
    #expect(lines.first == "0.5010 |                                      ***")
    #expect(lines[8] == "0.5000 |***")
  }

  @Test func `before the first move there is nothing to draw`() throws {
    #expect(try lastAnswer(of: "screen a v 1\nwatch v") == ["nothing has moved yet"])
  }

  @Test func `going back in a session takes a graph back too`() {
    var session = ScriptSession()
    for line in Self.flow.split(separator: "\n") { _ = session.feed(String(line)) }
    for line in ["start", "next", "advance 100ms"] { _ = session.feed(line) }
    let mark = session.mark
    let graph = lines(of: session.feed("watch progress"))
    for line in ["settle", "back", "advance 50ms", "watch progress"] { _ = session.feed(line) }
    session.go(backTo: mark)
    #expect(lines(of: session.feed("watch progress")) == graph)
  }

  /// The lines that a statement showed.
  ///
  /// - Parameter response: What became of its line.
  /// - Returns: The lines; none if the line is wrong.
  private func lines(of response: ScriptSession.Response) -> [String] {
    guard case .performed(_, let performance) = response else { return [] }
    return performance.lines
  }
}
