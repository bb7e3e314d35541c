import Boarding
import BoardingPaging

extension LoadingSnapshot {
  /// The members of the object.
  enum Member: String, CaseIterable, Sendable {
    /// The time, in nanoseconds.
    case time = "time"
    /// How often the items were asked for anew.
    case generation = "generation"
    /// The number of the last request.
    case lastRequest = "lastRequest"
    /// Where one is.
    case currentIndex = "currentIndex"
    /// The item where one wants to be.
    case awaitedPage = "awaitedPage"
    /// The place where one wants to be.
    case awaitedIndex = "awaitedIndex"
    /// The places in front of the items.
    case itemsBefore = "itemsBefore"
    /// The places behind the items.
    case itemsAfter = "itemsAfter"
    /// The items.
    case items = "items"
    /// What the items came in.
    case pieces = "pieces"
    /// How loading anew has failed.
    case refreshFailure = "refreshFailure"
    /// What was being loaded anew.
    case refresh = "refresh"
    /// The end in front.
    case front = "front"
    /// The end behind.
    case back = "back"

    /// The members that there may be.
    static let shape = SnapshotShape<Member> {
      switch $0 {
      case .time, .generation, .lastRequest, .currentIndex, .items, .pieces: false
      case .awaitedPage, .awaitedIndex, .itemsBefore, .itemsAfter, .refreshFailure, .refresh,
        .front, .back:
        true
      }
    }
  }

  /// The members of a piece.
  enum PieceMember: String, CaseIterable, Sendable {
    /// The key that asks for it.
    case key = "key"
    /// The place that asks for it.
    case index = "index"
    /// How many items of it there are.
    case count = "count"

    /// The members that there may be.
    static let shape = SnapshotShape<PieceMember> { $0 != .count }
  }

  /// The members of an end.
  enum EndMember: String, CaseIterable, Sendable {
    /// What is loaded next.
    case next = "next"
    /// Whether there is no more.
    case isComplete = "isComplete"
    /// How many pieces in a row brought nothing new.
    case emptyPieces = "emptyPieces"
    /// How loading has failed.
    case failure = "failure"
    /// Whether more was asked for.
    case isAwaited = "isAwaited"

    /// The members that there may be.
    static let shape = SnapshotShape<EndMember> { _ in true }
  }

  /// The members of what was being loaded anew; without a target it is the beginning.
  enum RefreshMember: String, CaseIterable, Sendable {
    /// The key that asks for it.
    case key = "key"
    /// The place that asks for it.
    case index = "index"
    /// How many pieces were to come with it, if more than one.
    case pieces = "pieces"

    /// The members that there may be.
    static let shape = SnapshotShape<RefreshMember> { _ in true }
  }

  /// The members of a target; without one it is the beginning.
  enum TargetMember: String, CaseIterable, Sendable {
    /// The key that asks for it.
    case key = "key"
    /// The place that asks for it.
    case index = "index"

    /// The members that there may be.
    static let shape = SnapshotShape<TargetMember> { _ in true }
  }

  /// The members of a failure.
  enum FailureMember: String, CaseIterable, Sendable {
    /// The number of the request.
    case request = "request"
    /// What was asked for.
    case target = "target"
    /// Which try it was.
    case attempt = "attempt"
    /// The generation of the request.
    case generation = "generation"
    /// Why it failed.
    case reason = "reason"
    /// The number that belongs to the reason.
    case number = "number"

    /// The members that there may be.
    static let shape = SnapshotShape<FailureMember> { _ in false }
  }

  /// Writes the object.
  ///
  /// - Parameter writer: Writes the text.
  func write(to writer: inout SnapshotWriter) {
    writer.object { writer in
      func number(_ member: Member, _ value: Int64, onLine: Bool = false) {
        writer.name(member.rawValue, onLine: onLine)
        writer.integer(value)
      }
      number(.time, parts.now.nanoseconds)
      number(.generation, Int64(parts.generation))
      number(.lastRequest, Int64(parts.lastNumber))
      number(.currentIndex, Int64(parts.currentIndex))
      if let page = parts.awaitedPage { number(.awaitedPage, Int64(page.rawValue)) }
      if let index = parts.awaitedIndex { number(.awaitedIndex, Int64(index)) }
      if parts.itemsBefore != 0 { number(.itemsBefore, Int64(parts.itemsBefore)) }
      if parts.itemsAfter != 0 { number(.itemsAfter, Int64(parts.itemsAfter)) }
      writer.name(Member.items.rawValue, onLine: true)
      writer.array { writer in
        for item in parts.items {
          writer.separate()
          writer.integer(Int64(item.rawValue))
        }
      }
      writer.name(Member.pieces.rawValue, onLine: true)
      writer.array { writer in
        for piece in parts.pieces {
          writer.separate(onLine: true)
          writer.object { writer in
            writer.target(piece.target)
            writer.name(PieceMember.count.rawValue)
            writer.integer(Int64(piece.count))
          }
        }
      }
      if let failure = parts.refreshFailure {
        writer.name(Member.refreshFailure.rawValue, onLine: true)
        failure.write(to: &writer)
      }
      if let refresh = parts.owed.refresh {
        writer.name(Member.refresh.rawValue, onLine: true)
        writer.object { writer in
          writer.target(refresh.target)
          if refresh.pieceCount < 2 { return }
          writer.name(RefreshMember.pieces.rawValue)
          writer.integer(Int64(refresh.pieceCount))
        }
      }
      let ends = [
        (Member.front, parts.front, parts.owed.prepend), (.back, parts.back, parts.owed.append),
      ]
      for (member, end, isAwaited) in ends where isAwaited || end != PieceLoader.Parts.Ending() {
        writer.name(member.rawValue, onLine: true)
        end.write(to: &writer, isAwaited: isAwaited)
      }
    }
  }
}

extension SnapshotWriter {
  /// Writes the members of what a piece is asked for by.
  ///
  /// - Parameter target: What asks for it.
  fileprivate mutating func target(_ target: LoadTarget) {
    switch target {
    case .start: break
    case .key(let key):
      name(LoadingSnapshot.TargetMember.key.rawValue)
      integer(Int64(key.rawValue))
    case .index(let index):
      name(LoadingSnapshot.TargetMember.index.rawValue)
      integer(Int64(index))
    }
  }
}

extension PieceLoader.Parts.Ending {
  /// Writes the object.
  ///
  /// - Parameters:
  ///   - writer: Writes the text.
  ///   - isAwaited: True if more was asked for.
  fileprivate func write(to writer: inout SnapshotWriter, isAwaited: Bool) {
    typealias Member = LoadingSnapshot.EndMember
    writer.object { writer in
      if let next {
        writer.name(Member.next.rawValue)
        writer.object { $0.target(next) }
      }
      if isComplete {
        writer.name(Member.isComplete.rawValue)
        writer.bool(true)
      }
      if emptyPieces != 0 {
        writer.name(Member.emptyPieces.rawValue)
        writer.integer(Int64(emptyPieces))
      }
      if let failure {
        writer.name(Member.failure.rawValue)
        failure.write(to: &writer)
      }
      if isAwaited {
        writer.name(Member.isAwaited.rawValue)
        writer.bool(true)
      }
    }
  }
}

extension PieceLoader.Parts.Failure {
  /// Writes the object.
  ///
  /// - Parameter writer: Writes the text.
  fileprivate func write(to writer: inout SnapshotWriter) {
    typealias Member = LoadingSnapshot.FailureMember
    let (reason, number) = failure.kept
    writer.object { writer in
      writer.name(Member.request.rawValue)
      writer.integer(Int64(request.number))
      writer.name(Member.target.rawValue)
      writer.object { $0.target(request.target) }
      writer.name(Member.attempt.rawValue)
      writer.integer(Int64(request.attempt))
      writer.name(Member.generation.rawValue)
      writer.integer(Int64(request.generation))
      writer.name(Member.reason.rawValue)
      writer.string(reason.rawValue)
      writer.name(Member.number.rawValue)
      writer.integer(Int64(number))
    }
  }
}

/// The words by which JSON calls the reason of a failure.
enum KeptLoadReason: String, CaseIterable {
  /// Who loads says so.
  case source = "source"
  /// A key stands there twice in a row.
  case repeatedKey = "repeatedKey"
  /// An item is there already.
  case duplicate = "duplicate"
  /// The number of items around the piece cannot be.
  case impossibleCount = "impossibleCount"
  /// Pieces in a row brought nothing new.
  case nothingNew = "nothingNew"

  /// Returns the failure of this reason.
  ///
  /// - Parameter number: The number that belongs to it.
  /// - Returns: The failure.
  func failure(_ number: Int) -> LoadFailure {
    switch self {
    case .source: .source(code: number)
    case .repeatedKey: .repeatedKey(PieceKey(rawValue: number))
    case .duplicate: .duplicate(PageID(rawValue: number))
    case .impossibleCount: .impossibleCount(number)
    case .nothingNew: .nothingNew(pieces: number)
    }
  }
}

extension LoadFailure {
  /// The reason with its number.
  fileprivate var kept: (reason: KeptLoadReason, number: Int) {
    switch self {
    case .source(let code): (.source, code)
    case .repeatedKey(let key): (.repeatedKey, key.rawValue)
    case .duplicate(let page): (.duplicate, page.rawValue)
    case .impossibleCount(let count): (.impossibleCount, count)
    case .nothingNew(let pieces): (.nothingNew, pieces)
    }
  }
}
