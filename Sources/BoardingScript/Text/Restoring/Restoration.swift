public import Boarding
public import BoardingPaging

/// What came of restoring a snapshot.
public struct Restoration: Hashable, Sendable {
  /// What was left out, screens first; empty if all is as it was.
  public internal(set) var dropped: [Dropped] = []
  /// True if everything begins anew, as before the first screen or page, because of names that are
  /// gone.
  public internal(set) var startsOver = false
  /// Why the screens of a controller did not take their places, so that nothing has changed, or why
  /// its container could not be shown or go away; nil if all was done.
  public internal(set) var refusal: Refusal.Reason?
  /// Why pages did not take their places, so that nothing has changed; nil if they did.
  public internal(set) var pagingRefusal: PagingRefusal?
  /// The name of the flow of the snapshot if it is another than that of the machine; otherwise nil.
  public internal(set) var otherFlow: String?
  /// True if nothing has changed because a script moves through screens and the snapshot has pages
  /// only, or the other way round, or because pages are restored from a snapshot without any.
  public internal(set) var isUnfit = false

  /// Makes a restoration that has left nothing out.
  public init() {}

  /// Something that was left out.
  public struct Dropped: Hashable, Sendable {
    /// What it was.
    public let subject: Subject
    /// Its name.
    public let name: String
    /// Why it was left out.
    public let reason: Reason

    /// Something that has a name.
    public enum Subject: Hashable, Sendable {
      /// A screen on the stack, in this place from the root, which is 0.
      case screen(place: Int)
      /// The last screen of the series that was reached.
      case furthest
      /// What a screen answers.
      case guardAnswer(GuardSide)
      /// The reason why a screen is against a change; the answer itself stays.
      case guardReason(screen: String)
      /// A fact.
      case fact
      /// The value of a fact.
      case factValue(fact: String)
      /// A value of a controller.
      case value
      /// The page that was selected.
      case page
      /// The badge of a page.
      case badge
      /// What loads items in pieces, and with it the items.
      case source
    }

    /// Why something is left out.
    public enum Reason: Hashable, Sendable {
      /// Nothing has the name any more.
      case unknown
      /// It stands on something that is left out.
      case aboveUnknown
      /// The object that was made for it is on the stack already.
      case alreadyOnStack
      /// The screens of a controller answer for themselves.
      case answersItself
    }
  }

  /// True if all is as it was.
  public var isComplete: Bool {
    dropped.isEmpty && !startsOver && refusal == nil && pagingRefusal == nil && otherFlow == nil
      && !isUnfit
  }
}

extension Restoration.Dropped: CustomStringConvertible {
  /// What was left out and why, in words.
  public var description: String {
    let what =
      switch subject {
      case .screen(let place): "screen \(quoted(name)) in place \(place) of the stack"
      case .furthest: "furthest screen \(quoted(name))"
      case .guardAnswer(let side): "answer of \(quoted(name)) to \(side.name)"
      case .guardReason(let screen): "reason \(quoted(name)) of \(quoted(screen))"
      case .fact: "fact \(quoted(name))"
      case .factValue(let fact): "value \(quoted(name)) of the fact \(quoted(fact))"
      case .value: "value \(name)"
      case .page: "page \(name)"
      case .badge: "badge of page \(name)"
      case .source: "source of \(name)"
      }
    switch reason {
    case .unknown: return what + ": it is gone"
    case .aboveUnknown: return what + ": it stands on one that is gone"
    case .alreadyOnStack: return what + ": it is on the stack already"
    case .answersItself: return what + ": the screen answers for itself"
    }
  }
}

extension Restoration {
  /// Notes that something is left out.
  ///
  /// - Parameters:
  ///   - subject: What it is.
  ///   - name: Its name.
  ///   - reason: Why.
  mutating func drop(
    _ subject: Dropped.Subject,
    _ name: String,
    _ reason: Dropped.Reason = .unknown
  ) {
    dropped.append(Dropped(subject: subject, name: name, reason: reason))
  }

  /// Finds the screens that are still there.
  ///
  /// - Parameters:
  ///   - names: The names of the screens, root first.
  ///   - policy: What becomes of the others, which are noted.
  ///   - find: Finds a screen by its name.
  /// - Returns: The screens with their places among the names.
  mutating func known<Screen>(
    _ names: some Sequence<String>,
    gone policy: GonePolicy,
    _ find: (String) -> Screen?
  ) -> [(place: Int, screen: Screen)] {
    var known: [(place: Int, screen: Screen)] = []
    var isAnyGone = false
    for (place, name) in names.enumerated() {
      let isStopped = policy == .stop && isAnyGone
      if !isStopped, let screen = find(name) {
        known.append((place, screen))
      } else {
        drop(.screen(place: place), name, isStopped ? .aboveUnknown : .unknown)
        isAnyGone = true
      }
    }
    startsOver = isAnyGone && (policy == .restart || known.isEmpty)
    return known
  }
}
