import BoardingExplorer
import BoardingMotion
import Testing

@testable import Boarding

struct InputLogTests {
  /// A machine that has pushed `b` on `a`, and its log.
  private func pushed() -> (log: InputLog, machine: Machine, events: [Event]) {
    var machine = Machine(flow: Flow(openNamed: ""))
    var log = InputLog()
    var events: [Event] = []
    let inputs: [Input] = [
      .advance(by: .milliseconds(1)), .command(.start(ScreenID(rawValue: 0))),
      .advance(by: .zero), .advance(nanoseconds: -1),
      .command(.push(ScreenID(rawValue: 7)), source: ScreenID(rawValue: 0)),
      .reply(.animation(.standard)), .advance(by: .milliseconds(100)),
      .advance(by: .milliseconds(200)), .advance(by: .milliseconds(300)),
      .advance(nanoseconds: .max),
    ]
    for input in inputs {
      var input = input
      while case .advanced(let rest) = machine.handle(input, recordingIn: &log, into: &events),
        rest > 0
      {
        input = .advance(nanoseconds: rest)
      }
    }
    return (log, machine, events)
  }

  @Test func `a log holds time as it passed, cut where something came in`() {
    let log = pushed().log
    #expect(
      log.entries == [
        .input(.advance(nanoseconds: 1_000_000)),
        .input(.command(.start(ScreenID(rawValue: 0)))),
        .input(.advance(nanoseconds: -1)),
        .input(.command(.push(ScreenID(rawValue: 7)), source: ScreenID(rawValue: 0))),
        .input(.reply(.animation(.standard))),
        .input(.advance(nanoseconds: 600_000_000)),
        .input(.advance(nanoseconds: .max)),
      ]
    )
    #expect(
      log.screens == [
        .init(id: ScreenID(rawValue: 0), name: "screen-0"),
        .init(id: ScreenID(rawValue: 7), name: "screen-7"),
      ]
    )
    #expect(log.name(of: ScreenID(rawValue: 7)) == "screen-7")
    #expect(log.name(of: ScreenID(rawValue: 1)) == nil)
  }

  @Test func `a replay gives the same events and the same state`() {
    let (log, machine, events) = pushed()
    var again = Machine(flow: Flow(openNamed: ""))
    var replayed: [Event] = []
    again.replay(log, into: &replayed)
    #expect(replayed == events)
    #expect(again.state == machine.state)
  }

  @Test func `a log of parts that do not fit together is refused`() {
    let a = ScreenID(rawValue: 0)
    #expect(throws: InputLog.Fault.namedTwice(a, place: 1)) {
      try InputLog(screens: [.init(id: a, name: "a"), .init(id: a, name: "b")], entries: [])
    }
    #expect(throws: InputLog.Fault.unnamed(ScreenID(rawValue: 2), place: 1)) {
      try InputLog(
        screens: [.init(id: a, name: "a")],
        entries: [
          .input(.command(.start(a))),
          .input(.command(.setStack([a, ScreenID(rawValue: 2)]))),
        ]
      )
    }
  }

  @Test func `time that does not fit one span stands in two`() {
    var log = InputLog()
    let half = Input.advance(nanoseconds: .max / 2)
    for _ in 0..<3 { log.append(half, answered: .advanced(remainingNanoseconds: 0)) }
    #expect(
      log.entries == [.input(.advance(nanoseconds: .max - 1)), .input(half)]
    )
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func `random inputs, absurd ones too, replay to the same events`(seed: UInt64) throws {
    let recording = try Recording(seed: seed, isOpen: seed.isMultiple(of: 2), stepCount: 150)
    var machine = Machine(flow: recording.flow)
    var (log, events) = (InputLog(), [Event]())
    for input in recording.inputs {
      machine.handle(input, recordingIn: &log, into: &events)
    }
    try #require(events == recording.events)
    var again = Machine(flow: recording.flow)
    var replayed: [Event] = []
    again.replay(log, into: &replayed)
    #expect(replayed.map(text) == events.map(text), "seed \(seed)")
    #expect(again.state == recording.end, "seed \(seed)")
  }

  /// An event as a text, in which two numbers that are none are the same.
  private func text(_ event: Event) -> String { "\(event)" }
}
