import Boarding

extension NavigationSnapshot {
  /// Reads the object.
  ///
  /// - Parameter reader: Reads the text.
  /// - Throws: The first thing that is wrong.
  init(_ reader: inout SnapshotReader) throws(SnapshotError) {
    self.init()
    var (entryPlace, nextEntry) = (0, UInt32(0))
    reader.skipSpace()
    let start = reader.place
    try reader.object(Member.shape, "an object") { (reader, member) throws(SnapshotError) in
      switch member {
      case .flow: flow = try reader.string("the name of the flow")
      case .time:
        let words = "a whole number of nanoseconds, 0 or more"
        time = Instant(nanoseconds: try reader.integer(words, in: 0 ... .max))
      case .stack: nextEntry = try readStack(&reader)
      case .entryCount:
        reader.skipSpace()
        entryPlace = reader.place
        entryCount = try reader.number32("the number of places given out")
      case .furthest: furthest = try reader.boundedName("the name of a screen")
      case .end: end = try reader.choice(FlowEnd.allCases.map { (word: $0.name, value: $0) })
      case .isContainerVisible: isContainerVisible = try reader.bool()
      case .settings:
        try reader.object(SettingMember.shape, "the surroundings") {
          (reader, member) throws(SnapshotError) in
          settings.append(try reader.setting(member))
        }
      case .facts: facts = try Self.readFacts(&reader)
      case .guardAnswers: guardAnswers = try Self.readGuardAnswers(&reader)
      case .values: try readValues(&reader)
      }
    }
    if entryCount < nextEntry {
      throw reader.fault("a number above the entries of the stack", at: entryPlace)
    }
    // Whoever has reached a screen, or the end, has one on the stack ever since.
    if stack.isEmpty, furthest != nil || end != nil {
      let member = furthest != nil ? Member.furthest : .end
      throw reader.fault(
        "a screen on the stack beside '\(member.rawValue)'",
        found: "an empty stack",
        at: start
      )
    }
  }

  /// Makes a snapshot of nothing.
  private init() {
    flow = ""
    time = .zero
    stack = []
    entryCount = 0
    isContainerVisible = true
    settings = []
  }

  /// Reads the stack.
  ///
  /// - Parameter reader: Reads the text.
  /// - Returns: A number above all entries.
  /// - Throws: The first thing that is wrong: a screen or an entry that stands there twice, too.
  private mutating func readStack(
    _ reader: inout SnapshotReader
  ) throws(SnapshotError) -> UInt32 {
    reader.skipSpace()
    var names: Set<String> = []
    var entries: Set<UInt32>?
    var next: UInt32 = 0
    try reader.array("the screens on the stack") { (reader, _) throws(SnapshotError) in
      var (name, number) = ("", UInt32(0))
      try reader.object(PlaceMember.shape, "a screen on the stack") {
        (reader, member) throws(SnapshotError) in
        reader.skipSpace()
        let start = reader.place
        switch member {
        case .screen:
          name = try reader.boundedName("the name of a screen")
          if !names.insert(name).inserted {
            throw reader.fault("a screen that is not on the stack yet", at: start)
          }
        case .entry:
          number = try reader.number32("the number of a place", in: 0 ... .max - 1)
          if number < next, entries == nil { entries = Set(stack.map { $0.entry }) }
          if entries?.insert(number).inserted == false {
            throw reader.fault("the number of no other place", at: start)
          }
          next = max(next, number + 1)
        }
      }
      stack.append(Place(name, entry: number))
    }
    return next
  }

  /// Reads facts with their values.
  ///
  /// - Parameter reader: Reads the text.
  /// - Returns: The facts.
  /// - Throws: The first thing that is wrong.
  private static func readFacts(
    _ reader: inout SnapshotReader
  ) throws(SnapshotError) -> [NamedFact] {
    var facts: [NamedFact] = []
    facts.reserveCapacity(reader.countOfTexts() / 2)
    try reader.table("facts with their values") { (reader, name) throws(SnapshotError) in
      facts.append(NamedFact(name, try reader.boundedName("the value of a fact")))
    }
    return facts
  }

  /// Reads what screens answer.
  ///
  /// - Parameter reader: Reads the text.
  /// - Returns: The answers.
  /// - Throws: The first thing that is wrong.
  private static func readGuardAnswers(
    _ reader: inout SnapshotReader
  ) throws(SnapshotError) -> [PlacedGuardAnswer] {
    var answers: [PlacedGuardAnswer] = []
    try reader.array("answers of screens") { (reader, _) throws(SnapshotError) in
      answers.append(try PlacedGuardAnswer(&reader))
    }
    return answers
  }

  /// Reads the values of a controller.
  ///
  /// - Parameter reader: Reads the text.
  /// - Throws: The first thing that is wrong.
  private mutating func readValues(_ reader: inout SnapshotReader) throws(SnapshotError) {
    // A list that grows has three times the room of its elements for a moment: too much for
    // components of two bytes.
    values.components.reserveCapacity(reader.countOfNumbersInLists())
    try reader.array("values") { (reader, _) throws(SnapshotError) in
      reader.skipSpace()
      let valuePlace = reader.place
      try reader.array("the components of a value") { (reader, place) throws(SnapshotError) in
        if place == AnimationVector.componentCount {
          throw reader.fault("at most \(place) components")
        }
        reader.skipSpace()
        let start = reader.place
        let component = try reader.double("a number")
        if component.magnitude > AnimationVector.limit {
          throw reader.fault("a number up to 1e300", at: start)
        }
        values.components.append(component)
      }
      let end = Int32(clamping: values.components.count)
      if end == values.ends.last ?? 0 || end == .max {
        throw reader.fault("at least one component", found: "none", at: valuePlace)
      }
      values.ends.append(end)
    }
  }
}

extension NavigationSnapshot.PlacedGuardAnswer {
  /// The words of the answers.
  private enum Word {
    /// The change may go on.
    case allow
    /// The change must not be made.
    case refuse
    /// The word comes later.
    case wait
  }

  /// Reads the object.
  ///
  /// - Parameter reader: Reads the text.
  /// - Throws: The first thing that is wrong.
  fileprivate init(_ reader: inout SnapshotReader) throws(SnapshotError) {
    reader.skipSpace()
    let start = reader.place
    var name = ""
    var side = GuardSide.leave
    var word = Word.allow
    var reason: Reason?
    try reader.object(NavigationSnapshot.GuardMember.shape, "the answer of a screen") {
      (reader, member) throws(SnapshotError) in
      switch member {
      case .screen: name = try reader.boundedName("the name of a screen")
      case .side: side = try reader.choice(GuardSide.allCases.map { (word: $0.name, value: $0) })
      case .answer:
        word = try reader.choice([("allow", .allow), ("refuse", .refuse), ("wait", .wait)])
      case .reason:
        reason =
          reader.hasText()
          ? .text(try reader.string("a reason"))
          : .number(try reader.number32("a reason or its number", in: 0 ... .max - 1))
      }
    }
    screen = name
    self.side = side
    switch word {
    case .refuse: answer = .refuse(reason ?? .none)
    case .allow, .wait:
      if reason != nil {
        throw reader.fault("a reason only beside 'refuse'", found: "one", at: start)
      }
      answer = word == .allow ? .allow : .wait
    }
  }
}

extension SnapshotReader {
  /// Reads a whole number of 32 bits.
  ///
  /// - Parameters:
  ///   - expected: What the number is.
  ///   - range: The numbers that are allowed.
  /// - Returns: The number.
  /// - Throws: That it is no number of that range.
  mutating func number32(
    _ expected: String,
    in range: ClosedRange<UInt32> = 0 ... .max
  ) throws(SnapshotError) -> UInt32 {
    UInt32(try integer(expected, in: Int64(range.lowerBound)...Int64(range.upperBound)))
  }
}
