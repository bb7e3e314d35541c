import Boarding
import BoardingScript
import Foundation

extension Figure {
  /// The figures of snapshots.
  ///
  /// - Parameter entries: How many screens are on the stack.
  /// - Returns: The figures.
  static func snapshotFigures(entries: Int) -> [Figure] {
    [
      Figure("write a snapshot", size: entries, goal: Goal(ratio: 1.5)) {
        let run = SnapshotRun(entries: entries)
        return .timed(operations: 1, work: run.write, floor: run.encodePlain)
      },
      Figure("read and restore a snapshot", size: entries, goal: Goal(ratio: 1.5)) {
        let run = SnapshotRun(entries: entries)
        return .timed(operations: 1, work: run.read, floor: run.decodePlain)
      },
    ]
  }
}

/// A machine with many screens on its stack, beside plain structures of the same content.
private struct SnapshotRun {
  /// The machine.
  private let machine: Machine
  /// Its snapshot as JSON.
  private let text: [UInt8]
  /// The same in plain structures.
  private let plain: PlainSnapshot
  /// The same as JSON of Foundation's coder.
  private let plainText: Data

  /// Makes the machine and its likeness.
  ///
  /// - Parameter entries: How many screens are on the stack.
  init(entries: Int) {
    var draft = FlowDraft(name: "Long")
    draft.screens = (0..<entries).map { FlowDraft.Screen(name: "screen-\($0)") }
    draft.series = draft.screens.map { $0.name }
    guard let flow = try? draft.makeFlow() else { preconditionFailure("The flow is complete.") }
    var machine = Machine(flow: flow)
    var events: [Event] = []
    let screens = (0..<entries).map { ScreenID(rawValue: $0) }
    machine.handle(.command(.setStack(screens), motion: .instant), into: &events)
    self.machine = machine
    text = Snapshot(machine).jsonBytes
    let places = draft.screens.enumerated().map { PlainPlace(screen: $1.name, entry: UInt32($0)) }
    plain = PlainSnapshot(
      boardingSnapshot: 1,
      navigation: PlainNavigation(
        flow: flow.name,
        time: 0,
        stack: places,
        entryCount: UInt32(entries),
        furthest: places.last?.screen
      )
    )
    plainText = (try? JSONEncoder().encode(plain)) ?? Data()
    let isSame = (try? JSONDecoder().decode(PlainSnapshot.self, from: Data(text))) == plain
    precondition(isSame, "Both have the same content.")
  }

  /// Writes the snapshot of the machine.
  ///
  /// - Parameter rounds: How many times.
  func write(_ rounds: Int) {
    for _ in 0..<rounds { consume(Snapshot(machine).jsonBytes) }
  }

  /// Writes the plain structures.
  ///
  /// - Parameter rounds: How many times.
  func encodePlain(_ rounds: Int) {
    for _ in 0..<rounds { consume(try? JSONEncoder().encode(plain)) }
  }

  /// Reads the snapshot and restores the machine.
  ///
  /// - Parameter rounds: How many times.
  func read(_ rounds: Int) {
    var again = Machine(flow: machine.flow)
    for _ in 0..<rounds {
      guard let navigation = try? Snapshot(json: text).navigation else { continue }
      consume(again.restore(navigation))
    }
    precondition(rounds == 0 || again.state == machine.state, "It is restored.")
  }

  /// Reads the plain structures.
  ///
  /// - Parameter rounds: How many times.
  func decodePlain(_ rounds: Int) {
    for _ in 0..<rounds {
      consume(try? JSONDecoder().decode(PlainSnapshot.self, from: plainText))
    }
  }
}

/// A snapshot as somebody would write it down for Foundation's coder.
private struct PlainSnapshot: Codable, Equatable {
  /// The number of the form.
  let boardingSnapshot: Int
  /// Where the navigation stands.
  let navigation: PlainNavigation
}

/// Where a navigation stands.
private struct PlainNavigation: Codable, Equatable {
  /// The name of the flow.
  let flow: String
  /// The time, in nanoseconds.
  let time: Int64
  /// The stack.
  let stack: [PlainPlace]
  /// The number of places given out so far.
  let entryCount: UInt32
  /// The screen that was reached last.
  let furthest: String?
}

/// A screen in its place.
private struct PlainPlace: Codable, Equatable {
  /// The name of the screen.
  let screen: String
  /// The number of the place.
  let entry: UInt32
}
