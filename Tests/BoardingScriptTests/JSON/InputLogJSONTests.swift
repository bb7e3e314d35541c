import Boarding
import BoardingMotion
import Foundation
import Testing

@testable import BoardingScript

struct InputLogJSONTests {
  @Test(arguments: 0..<300 as Range<UInt64>)
  func `reading what was written gives the same log`(seed: UInt64) throws {
    var logs = RandomLogs(random: SplitMix64(seed: seed))
    let log = try logs.next()
    let text = log.json
    let read = try InputLog(json: text)
    #expect(read == log, "seed \(seed)")
    #expect(read.json == text, "seed \(seed)")
    // Another reader of JSON agrees that it is JSON.
    let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    #expect((object?["inputs"] as? [Any])?.count == log.entries.count)
  }

  @Test func `numbers that are none stay so`() throws {
    let log = try InputLog(
      screens: [],
      entries: [
        .input(.interaction(.update(progress: .nan))), .input(.setting(.containerWidth(-0.0))),
      ]
    )
    #expect(
      log.json == """
        {"boarding":1,
        "screens":[],
        "choices":[],
        "inputs":[
        {"kind":"update","progress":"nan"},
        {"kind":"setting","name":"containerWidth","value":-0.0}
        ]}

        """
    )
    #expect(try InputLog(json: log.json).json == log.json)
  }

  @Test func `the example of the handbook is what a run gives`() throws {
    let script = try Script(
      parsing: """
        screen welcome
        screen features
        series welcome features
        start
        next
        advance 400ms
        back from features
        """,
      file: "example"
    )
    var machine = Machine(flow: script.flow)
    var (log, events) = (InputLog(), [Event]())
    let (welcome, features) = (ScreenID(rawValue: 0), ScreenID(rawValue: 1))
    let inputs: [Input] = [
      .command(.start(welcome)), .move(UserMove(.next)), .advance(by: .milliseconds(400)),
      .move(UserMove(.previous, source: features)),
    ]
    for input in inputs { machine.handle(input, recordingIn: &log, into: &events) }
    #expect(try page("Replay.md").contains("```json\n" + log.json + "```\n"))
    let text = log.json
    let same = try InputLog(json: text)
    #expect(same == log)
  }

  /// Reads a page of the documentation.
  private func page(_ name: String) throws -> String {
    var folder = URL(filePath: #filePath)
    for _ in 0..<4 { folder.deleteLastPathComponent() }
    return try String(contentsOf: folder.appending(path: "Docs/" + name), encoding: .utf8)
  }

  /// What a text of JSON is refused for, or nil if it is a log.
  private func message(_ text: String) -> String? {
    do throws(InputLogError) {
      _ = try InputLog(json: text)
      return nil
    } catch {
      return error.description
    }
  }

  @Test(arguments: [
    ("", "$: expected a value, found the end of the text"),
    ("[]", "$: expected an object, found an array of 0"),
    ("{}", "$.boarding: expected the version of the form, found nothing"),
    (#"{"boarding":2}"#, "$.boarding: expected the version 1, found 2"),
    (#"{"boarding":1}x"#, "$: expected the end of the text, found 'x' at byte 14"),
    (#"{"boarding":1"#, "$: expected ',' or '}', found the end of the text"),
    (
      #"{"boarding":01}"#,
      "$.boarding: expected a number without a leading zero, found '1' at byte 13"
    ),
    (
      #"{"boarding":1,"boarding":1}"#,
      "$.boarding: expected each name once, found the name for the second time"
    ),
    (
      #"{"boarding":1,"extra":0}"#,
      "$.extra: expected only the members 'boarding', 'screens', 'choices', 'reasons', 'inputs', found a member of another name"
    ),
    (#"{"boarding":1e999}"#, "$.boarding: expected a number that fits 64 bits, found 1e999"),
    (#"{"boarding":tru}"#, "$.boarding: expected the word true, found '}' at byte 15"),
    (#"{"a\q":1}"#, "$: expected an escape, found 'q' at byte 4"),
    (#"{"\ud800x":1}"#, "$: expected the second half of a surrogate pair, found 'x' at byte 8"),
    (#"{"\udc00":1}"#, "$: expected a whole surrogate pair, found '\"' at byte 8"),
  ])
  func `a wrong document is explained`(text: String, expected: String) {
    #expect(message(text) == expected)
  }

  @Test(arguments: [
    ("7", "$.inputs[1]: expected an object, found 7"),
    ("{}", "$.inputs[1].kind: expected the kind of an input, found nothing"),
    (#"{"kind":"pop"}"#, "$.inputs[1].motion: expected a motion, found nothing"),
    (
      #"{"kind":"pop","motion":"slow"}"#,
      "$.inputs[1].motion: expected one of 'animated', 'instant', 'interactive', found 'slow'"
    ),
    (
      #"{"kind":"pop","motion":"instant","screen":0}"#,
      "$.inputs[1].screen: expected only the members 'kind', 'motion', 'source', found a member of another name"
    ),
    (
      #"{"kind":"push","motion":"instant","screen":5}"#,
      "$.inputs[1]: expected ids of 'screens' only, found the id 5"
    ),
    (
      #"{"kind":"push","motion":"instant","screen":"a"}"#,
      "$.inputs[1].screen: expected the id of a screen, found 'a'"
    ),
    (
      #"{"kind":"push","motion":"instant","screen":0.5}"#,
      "$.inputs[1].screen: expected the id of a screen, found 0.5"
    ),
    (
      #"{"kind":"setStack","motion":"instant","screens":[0,null]}"#,
      "$.inputs[1].screens[1]: expected the id of a screen, found null"
    ),
    (
      #"{"kind":"advance","nanoseconds":9223372036854775808}"#,
      "$.inputs[1].nanoseconds: expected a whole number of nanoseconds, found 9.223372036854776e+18"
    ),
    (
      #"{"kind":"animation","nanoseconds":-1,"curve":"linear","style":"none"}"#,
      "$.inputs[1].nanoseconds: expected a whole number of nanoseconds, 0 or more, found -1"
    ),
    (
      #"{"kind":"animation","nanoseconds":1,"curve":{"cubicBezier":[2,0,0,0]},"style":"none"}"#,
      "$.inputs[1].curve.cubicBezier: expected x1, y1, x2 and y2, finite, with each x in 0...1, found an array of 4"
    ),
    (
      #"{"kind":"animation","nanoseconds":1,"curve":{"steps":0,"position":"jumpEnd"},"style":"none"}"#,
      "$.inputs[1].curve.steps: expected a number of steps, at least 1, and 2 for 'jumpNone', found 0"
    ),
    (
      #"{"kind":"animation","nanoseconds":1,"curve":{"piecewiseLinear":[[0,0],["nan",1]]},"style":3}"#,
      "$.inputs[1].curve.piecewiseLinear[1][0]: expected an elapsed fraction, found 'nan'"
    ),
    (
      #"{"kind":"animation","nanoseconds":1,"curve":{"wave":1},"style":3}"#,
      "$.inputs[1].curve: expected 'linear' or an object with 'cubicBezier', 'steps', 'piecewiseLinear' or 'chained', found an object of 1 members"
    ),
    (
      #"{"kind":"animation","spring":{"mass":1e101,"stiffness":1,"damping":1,"allowsOverdamping":true},"style":3}"#,
      "$.inputs[1].spring.mass: expected a number from 1e-100 to 1e+100, found 1e+101"
    ),
    (
      #"{"kind":"animation","spring":{"mass":1,"stiffness":0,"damping":1,"allowsOverdamping":true},"style":3}"#,
      "$.inputs[1].spring.stiffness: expected a number from 1e-100 to 1e+100, found 0"
    ),
    (
      #"{"kind":"animation","spring":{"mass":1,"stiffness":1,"damping":2e150,"allowsOverdamping":true},"style":3}"#,
      "$.inputs[1].spring.damping: expected a number from 0.0 to 1e+150, found 2e+150"
    ),
    (
      #"{"kind":"setting","name":"reduceMotion","value":1}"#,
      "$.inputs[1].value: expected true or false, found 1"
    ),
    (
      #"{"kind":"panMoved","translation":[1]}"#,
      "$.inputs[1].translation: expected two numbers, x and y, found an array of 1"
    ),
    (
      #"{"kind":"panBegan","start":[1,"left"]}"#,
      "$.inputs[1].start[1]: expected a number, found 'left'"
    ),
    (
      #"{"kind":"panEnded","start":[1,2]}"#,
      "$.inputs[1].start: expected only the members 'kind', 'translation', 'velocity', found a member of another name"
    ),
    (
      #"{"kind":"permission","answer":"perhaps"}"#,
      "$.inputs[1].answer: expected one of 'allowed', 'disallowsGestures', 'refused', 'waits', found 'perhaps'"
    ),
    (
      #"{"kind":"permission","answer":"refused"}"#,
      "$.inputs[1].screen: expected the id of a screen, found nothing"
    ),
    (
      #"{"kind":"permission","answer":"refused","screen":0,"reason":-1}"#,
      "$.inputs[1].reason: expected the number of a reason, found -1"
    ),
    (
      #"{"kind":"permission","answer":"waits","screen":5}"#,
      "$.inputs[1]: expected ids of 'screens' only, found the id 5"
    ),
    (
      #"{"kind":"setting","name":"swipePolicy","value":"queue"}"#,
      "$.inputs[1].value: expected one of 'refuse', 'finish', 'grab', found 'queue'"
    ),
    (
      #"{"kind":"setting","name":"swipeRules","value":{"decelerationRate":0.9,"progress":0.5}}"#,
      "$.inputs[1].value.progress: expected only the members 'decelerationRate', 'completionProgress', 'slop', 'isHorizontalOnly', 'edgeWidth', 'isReversible', 'systemCancel', 'completionSpeed', 'scrubsCurve', 'rubberBand', found a member of another name"
    ),
    (
      #"{"kind":"setting","name":"guardAnswer","value":{"screen":0,"side":"leave","answer":"wait","reason":1}}"#,
      "$.inputs[1].value.reason: expected only the members 'screen', 'side', 'answer', found a member of another name"
    ),
    (
      #"{"kind":"probed","direction":"up"}"#,
      "$.inputs[1].direction: expected one of 'forward', 'backward', found 'up'"
    ),
    (
      #"{"kind":"stopped","limit":true}"#,
      "$.inputs[1].limit: expected a number of events, found true"
    ),
  ])
  func `a wrong input is explained`(input: String, expected: String) {
    let text =
      #"{"boarding":1,"screens":[{"id":0,"name":"a"}],"choices":[],"inputs":["#
      + #"{"kind":"advance","nanoseconds":1},"# + input + "]}"
    #expect(message(text) == expected)
  }

  @Test func `an unknown kind is told with those that there are`() {
    let text = #"{"boarding":1,"screens":[],"choices":[],"inputs":[{"kind":"jump"}]}"#
    #expect(
      message(text)
        == "$.inputs[0].kind: expected one of 'start', 'resume', 'push', 'pop', 'popTo', 'popToRoot',"
        + " 'replaceTop', 'setStack', 'skipTo', 'finishFlow', 'next', 'previous', 'choice', 'update',"
        + " 'finish', 'cancel', 'container', 'setting', 'advance', 'panBegan', 'panMoved',"
        + " 'panEnded', 'panCancelled', 'permission', 'target', 'animation', 'declined', 'stopped',"
        + " 'probed', 'eligibilityChanged', found 'jump'"
    )
  }

  @Test func `the handbook has all kinds, settings and members`() throws {
    let settings = #"{"kind":"setting","name":"x","value":0}"#
    let rules = #"{"kind":"setting","name":"swipeRules","value":{"x":0}}"#
    let lists = [#"{"kind":"x"}"#, settings, rules].map { (input) in
      message(#"{"boarding":1,"screens":[],"choices":[],"inputs":["# + input + "]}") ?? ""
    }
    let words = Set(lists.flatMap { $0.split(separator: "'").filter { !$0.contains(" ") } })
      .subtracting(["x"])
    #expect(words.count == 30 + 12 + 11)
    let page = try page("Replay.md")
    #expect(words.filter { !page.contains("`\($0)`") } == [])
  }

  @Test func `a screen that is named twice is refused`() {
    let text =
      #"{"boarding":1,"screens":[{"id":0,"name":"a"},{"id":0,"name":"b"}],"choices":[],"inputs":[]}"#
    #expect(
      message(text)
        == "$.screens[1]: expected an id that no screen before it has, found an object of 2 members"
    )
  }

  @Test func `the depth has a limit`() {
    let deep = String(repeating: "[", count: 1_000_000)
    let indices = String(repeating: "[0]", count: 128)
    #expect(message(deep) == "$\(indices): expected at most 128 levels, found '[' at byte 128")
    let objects = String(repeating: #"{"a":"#, count: 100_000)
    let names = String(repeating: ".a", count: 128)
    #expect(message(objects) == "$\(names): expected at most 128 levels, found '{' at byte 640")
  }

  @Test func `a log is read however long its text is`() throws {
    let log = try InputLog(screens: [], entries: [.input(.advance(nanoseconds: 1))])
    let text = String(repeating: " ", count: 8_388_609) + log.json
    #expect(try InputLog(json: text) == log)
  }

  @Test func `numbers that differ in the sign of a zero stay apart`() throws {
    let log = try InputLog(
      screens: [],
      entries: [0.0, -0.0].map { (height) in
        let curve = try #require(CubicBezier(0.5, height, 0.5, 1))
        let animation = TransitionAnimation(duration: .zero, curve: .cubicBezier(curve))
        return .input(.reply(.animation(animation)))
      }
    )
    #expect(log.json.split(separator: "-0.0").count == 2)
    #expect(try InputLog(json: log.json).json == log.json)
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `a damaged text is read or refused, and never more`(seed: UInt64) throws {
    var logs = RandomLogs(random: SplitMix64(seed: seed))
    let bytes = Array(try logs.next().json.utf8)
    let parts = [
      "[", "{", "\"", "1e309", "-", "null", "\\u", "99999999999999999999", ",", "\u{FF}",
    ]
    for _ in 0..<60 {
      var damaged = bytes
      for _ in 0...logs.number(below: 3) {
        let place = logs.number(below: damaged.count)
        switch logs.number(below: 4) {
        case 0: damaged[place] ^= 1 << UInt8(logs.number(below: 8))
        case 1: damaged.removeSubrange(place...)
        case 2: damaged.insert(contentsOf: Array(logs.pick(parts).utf8), at: place)
        default: damaged.remove(at: place)
        }
        if damaged.isEmpty { break }
      }
      do throws(InputLogError) {
        let log = try InputLog(json: damaged)
        #expect(try InputLog(json: log.json).json == log.json)
        var machine = Machine(flow: Flow(openNamed: ""))
        var events: [Event] = []
        machine.replay(log, into: &events)
      } catch {
        #expect(error.path.hasPrefix("$"))
      }
    }
  }
}
