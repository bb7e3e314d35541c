import Boarding
import BoardingMotion
import Testing

@testable import BoardingScript

/// Fingers, their rules and the word of screens in JSON.
struct GestureJSONTests {
  /// Makes a log of entries about one screen, which has two reasons to be against a change.
  ///
  /// - Parameter entries: The entries.
  /// - Returns: The log.
  /// - Throws: What does not fit together.
  private func log(_ entries: [InputLog.Entry]) throws -> InputLog {
    try InputLog(
      screens: [.init(id: ScreenID(rawValue: 3), name: "terms")],
      guardReasons: ["unread", "unsigned"],
      entries: entries
    )
  }

  /// Writes a log and reads it again.
  ///
  /// - Parameters:
  ///   - entries: The entries of the log.
  ///   - lines: The lines of the entries in JSON.
  /// - Throws: What is wrong with the log or its text.
  private func expect(_ entries: [InputLog.Entry], _ lines: String) throws {
    let text = try log(entries).json
    let inputs = lines.split(separator: "\n").joined(separator: ",\n")
    #expect(
      text == """
        {"boarding":1,
        "screens":[
        {"id":3,"name":"terms"}
        ],
        "choices":[],
        "reasons":["unread","unsigned"],
        "inputs":[
        \(inputs)
        ]}

        """
    )
    let read = try InputLog(json: text)
    // What holds NaN is not equal to itself.
    #expect(read.entries.map { "\($0)" } == entries.map { "\($0)" })
    #expect(read.guardReasons == ["unread", "unsigned"])
    #expect(read.json == text)
  }

  /// The screen.
  private let terms = ScreenID(rawValue: 3)

  @Test func `samples are written with and without what is known, numbers or not`() throws {
    let moved = PanSample(translation: PanVector(x: -120.5), velocity: nil)
    let lifted = PanSample(
      translation: PanVector(x: -240, y: 3),
      velocity: PanVector(x: -900, y: -0.0)
    )
    let absurd = PanSample(
      translation: PanVector(x: .nan, y: .infinity),
      velocity: PanVector(x: -.infinity, y: .nan)
    )
    let pans: [Pan] = [
      .began(start: nil), .began(start: PanVector(x: 380, y: 200)),
      .began(start: PanVector(x: .nan)), .moved(moved), .moved(lifted), .moved(absurd),
      .ended(moved), .ended(lifted), .ended(absurd), .cancelled(moved), .cancelled(lifted),
      .cancelled(absurd),
    ]
    try expect(
      pans.map { .input(.pan($0)) },
      """
      {"kind":"panBegan"}
      {"kind":"panBegan","start":[380.0,200.0]}
      {"kind":"panBegan","start":["nan",0.0]}
      {"kind":"panMoved","translation":[-120.5,0.0]}
      {"kind":"panMoved","translation":[-240.0,3.0],"velocity":[-900.0,-0.0]}
      {"kind":"panMoved","translation":["nan","infinity"],"velocity":["-infinity","nan"]}
      {"kind":"panEnded","translation":[-120.5,0.0]}
      {"kind":"panEnded","translation":[-240.0,3.0],"velocity":[-900.0,-0.0]}
      {"kind":"panEnded","translation":["nan","infinity"],"velocity":["-infinity","nan"]}
      {"kind":"panCancelled","translation":[-120.5,0.0]}
      {"kind":"panCancelled","translation":[-240.0,3.0],"velocity":[-900.0,-0.0]}
      {"kind":"panCancelled","translation":["nan","infinity"],"velocity":["-infinity","nan"]}
      """
    )
  }

  @Test func `a refused sample stands in the log as it was handed in`() throws {
    var machine = Machine(flow: Flow(openNamed: ""))
    var (log, events) = (InputLog(), [Event]())
    let absurd = PanSample(translation: PanVector(x: .nan), velocity: nil)
    machine.handle(.pan(.moved(absurd)), recordingIn: &log, into: &events)
    let read = try InputLog(json: log.json)
    #expect(read.json == log.json)
    var (again, replayed) = (Machine(flow: Flow(openNamed: "")), [Event]())
    again.replay(read, into: &replayed)
    #expect(replayed == events)
    #expect(events.count == 1)
  }

  @Test func `what screens say is written with its reason`() throws {
    let permissions: [Permission] = [
      .allowed, .disallowsGestures, .refused(by: terms),
      .refused(by: terms, GuardReason(rawValue: 1)), .waits(for: terms),
    ]
    try expect(
      permissions.map { .input(.reply(.permission($0))) },
      """
      {"kind":"permission","answer":"allowed"}
      {"kind":"permission","answer":"disallowsGestures"}
      {"kind":"permission","answer":"refused","screen":3}
      {"kind":"permission","answer":"refused","screen":3,"reason":1}
      {"kind":"permission","answer":"waits","screen":3}
      """
    )
    let answers: [GuardAnswer?] = [
      nil, .allow, .refuse(), .refuse(GuardReason(rawValue: 0)), .wait,
    ]
    let settings = answers.map { Setting.guardAnswer(terms, .enter, $0) }
    try expect(
      (settings + [.guardAnswer(terms, .leave, .allow)]).map { .input(.setting($0)) },
      """
      {"kind":"setting","name":"guardAnswer","value":{"screen":3,"side":"enter","answer":"declared"}}
      {"kind":"setting","name":"guardAnswer","value":{"screen":3,"side":"enter","answer":"allow"}}
      {"kind":"setting","name":"guardAnswer","value":{"screen":3,"side":"enter","answer":"refuse"}}
      {"kind":"setting","name":"guardAnswer","value":{"screen":3,"side":"enter","answer":"refuse","reason":0}}
      {"kind":"setting","name":"guardAnswer","value":{"screen":3,"side":"enter","answer":"wait"}}
      {"kind":"setting","name":"guardAnswer","value":{"screen":3,"side":"leave","answer":"allow"}}
      """
    )
  }

  @Test func `settings of fingers are written with both ways to judge a release`() throws {
    let own = SwipeRules(
      release: .projecting(decelerationRate: 0.998),
      completionProgress: nil,
      slop: 10,
      isHorizontalOnly: true,
      edgeWidth: 20,
      isReversible: true,
      systemCancel: .followsRelease,
      completionSpeed: .nan,
      scrubsCurve: true,
      rubberBand: 0.55
    )
    let settings: [Setting] = [
      .swipePolicy(.refuse), .swipePolicy(.finish), .swipePolicy(.grab), .gestures(true),
      .gestures(false), .forwardOnly(true), .forwardOnly(false), .swipeRules(.boardingPass),
      .swipeRules(own),
    ]
    try expect(
      settings.map { .input(.setting($0)) },
      """
      {"kind":"setting","name":"swipePolicy","value":"refuse"}
      {"kind":"setting","name":"swipePolicy","value":"finish"}
      {"kind":"setting","name":"swipePolicy","value":"grab"}
      {"kind":"setting","name":"gestures","value":true}
      {"kind":"setting","name":"gestures","value":false}
      {"kind":"setting","name":"forwardOnly","value":true}
      {"kind":"setting","name":"forwardOnly","value":false}
      {"kind":"setting","name":"swipeRules","value":{"progress":0.5,"projected":0.75,\
      "completionProgress":0.66,"slop":0.0,"isHorizontalOnly":false,"edgeWidth":null,\
      "isReversible":false,"systemCancel":"cancels","completionSpeed":1.0,"scrubsCurve":false,\
      "rubberBand":null}}
      {"kind":"setting","name":"swipeRules","value":{"decelerationRate":0.998,\
      "completionProgress":null,"slop":10.0,"isHorizontalOnly":true,"edgeWidth":20.0,\
      "isReversible":true,"systemCancel":"followsRelease","completionSpeed":"nan",\
      "scrubsCurve":true,"rubberBand":0.55}}
      """
    )
  }

  @Test func `questions and reports about swipes are written`() throws {
    try expect(
      [
        .probed(.forward), .probed(.backward), .eligibilityChanged(.forward, nil),
        .eligibilityChanged(.backward, .guarded), .declined(.swipeForward, .guarded),
        .declined(.swipeBackward, .guarded), .declined(.pan, .guarded),
      ],
      """
      {"kind":"probed","direction":"forward"}
      {"kind":"probed","direction":"backward"}
      {"kind":"eligibilityChanged","direction":"forward"}
      {"kind":"eligibilityChanged","direction":"backward","reason":"guarded"}
      {"kind":"declined","input":"swipeForward","reason":"guarded"}
      {"kind":"declined","input":"swipeBackward","reason":"guarded"}
      {"kind":"declined","input":"pan","reason":"guarded"}
      """
    )
  }
}
