import Boarding

extension NavigationSnapshot {
  /// The members of the object.
  enum Member: String, CaseIterable, Sendable {
    /// The name of the flow.
    case flow = "flow"
    /// The time, in nanoseconds.
    case time = "time"
    /// The stack.
    case stack = "stack"
    /// The number of places given out so far.
    case entryCount = "entryCount"
    /// The screen that was reached last.
    case furthest = "furthest"
    /// How the flow has ended.
    case end = "end"
    /// Whether the container is shown.
    case isContainerVisible = "isContainerVisible"
    /// The surroundings.
    case settings = "settings"
    /// The facts with their values.
    case facts = "facts"
    /// What screens answer.
    case guardAnswers = "guardAnswers"
    /// The values of a controller.
    case values = "values"

    /// The members that there may be.
    static let shape = SnapshotShape<Member> {
      switch $0 {
      case .flow, .time, .stack, .entryCount: false
      case .furthest, .end, .isContainerVisible, .settings, .facts, .guardAnswers, .values:
        true
      }
    }
  }

  /// The members of a screen on the stack.
  enum PlaceMember: String, CaseIterable, Sendable {
    /// The name of the screen.
    case screen = "screen"
    /// The number of its place.
    case entry = "entry"

    /// The members that there may be.
    static let shape = SnapshotShape<PlaceMember> { _ in false }
  }

  /// The members of an answer.
  enum GuardMember: String, CaseIterable, Sendable {
    /// The name of the screen.
    case screen = "screen"
    /// What it is asked for permission to.
    case side = "side"
    /// What it answers.
    case answer = "answer"
    /// Why it is against the change.
    case reason = "reason"

    /// The members that there may be.
    static let shape = SnapshotShape<GuardMember> { $0 == .reason }
  }

  /// Writes the object.
  ///
  /// - Parameter writer: Writes the text.
  func write(to writer: inout SnapshotWriter) {
    writer.object { writer in
      writer.name(Member.flow.rawValue)
      writer.string(flow)
      writer.name(Member.time.rawValue)
      writer.integer(time.nanoseconds)
      writer.name(Member.stack.rawValue, onLine: true)
      writer.array { writer in
        for place in stack {
          writer.separate(onLine: true)
          writer.object { writer in
            writer.name(PlaceMember.screen.rawValue)
            writer.string(place.screen)
            writer.name(PlaceMember.entry.rawValue)
            writer.integer(Int64(place.entry))
          }
        }
      }
      writer.name(Member.entryCount.rawValue, onLine: true)
      writer.integer(Int64(entryCount))
      if let furthest {
        writer.name(Member.furthest.rawValue)
        writer.string(furthest)
      }
      if let end {
        writer.name(Member.end.rawValue)
        writer.string(end.name)
      }
      if !isContainerVisible {
        writer.name(Member.isContainerVisible.rawValue)
        writer.bool(false)
      }
      writeSurroundings(to: &writer)
    }
  }

  /// Writes what the surroundings and the values are.
  ///
  /// - Parameter writer: Writes the text.
  private func writeSurroundings(to writer: inout SnapshotWriter) {
    if !settings.isEmpty {
      writer.name(Member.settings.rawValue, onLine: true)
      writer.object { writer in
        for setting in settings { setting.write(to: &writer) }
      }
    }
    if !facts.isEmpty {
      writer.name(Member.facts.rawValue, onLine: true)
      writer.object { writer in
        for fact in facts {
          writer.separate()
          writer.string(fact.name)
          writer.colon()
          writer.string(fact.value)
        }
      }
    }
    if let guardAnswers {
      writer.name(Member.guardAnswers.rawValue, onLine: true)
      writer.array { writer in
        for placed in guardAnswers {
          writer.separate(onLine: true)
          placed.write(to: &writer)
        }
      }
    }
    if !values.ends.isEmpty {
      writer.name(Member.values.rawValue, onLine: true)
      writer.array { writer in
        var start = 0
        for end in values.ends {
          writer.separate()
          writer.array { writer in
            for component in values.components[start..<Int(end)] {
              writer.separate()
              writer.double(component)
            }
          }
          start = Int(end)
        }
      }
    }
  }
}

extension NavigationSnapshot.PlacedGuardAnswer {
  /// Writes the object.
  ///
  /// - Parameter writer: Writes the text.
  fileprivate func write(to writer: inout SnapshotWriter) {
    typealias Member = NavigationSnapshot.GuardMember
    writer.object { writer in
      writer.name(Member.screen.rawValue)
      writer.string(screen)
      writer.name(Member.side.rawValue)
      writer.string(side.name)
      writer.name(Member.answer.rawValue)
      switch answer {
      case .allow: writer.string("allow")
      case .wait: writer.string("wait")
      case .refuse(let reason):
        writer.string("refuse")
        switch reason {
        case .none: break
        case .text(let text):
          writer.name(Member.reason.rawValue)
          writer.string(text)
        case .number(let number):
          writer.name(Member.reason.rawValue)
          writer.integer(Int64(number))
        }
      }
    }
  }
}
