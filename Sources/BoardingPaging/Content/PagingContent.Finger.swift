extension PagingContent {
  /// A finger on the pages.
  struct Finger: Hashable, Sendable {
    /// Where it has been.
    var tracker = VelocityTracker()
    /// Whether it moves the pages.
    var stage: Stage

    /// Whether a finger moves the pages.
    enum Stage: Hashable, Sendable {
      /// It has not moved far enough to tell.
      case undecided
      /// It does: what counts as no translation, in points along the pages.
      case driving(origin: Double)
      /// It means something else.
      case absorbed
    }

    /// Decides what the finger means, if it has moved far enough to tell.
    ///
    /// - Parameters:
    ///   - distance: How far it has come along what it could move, in points.
    ///   - across: How far it has come across, in points.
    ///   - slop: How far it may come before it means anything, in points.
    mutating func decide(along distance: Double, across: Double, slop: Double) {
      guard max(distance.magnitude, across.magnitude) > slop else { return }
      stage =
        distance.magnitude > across.magnitude
        ? .driving(origin: distance < 0 ? -slop : slop) : .absorbed
    }
  }

  /// What became of a sample.
  public enum Answer: Hashable, Sendable {
    /// It was taken.
    case applied
    /// It means nothing here: the finger goes another way.
    case absorbed
    /// It was declined.
    case refused(Refusal)
  }

  /// Why something was declined.
  public enum Refusal: Hashable, Sendable {
    /// A number is not finite.
    case invalidNumber
    /// A finger is down already, or none is.
    case wrongPhase
    /// There is no page to move.
    case noPages
    /// Fingers do not move the pages.
    case isNotInteractive
    /// The source does not have the page.
    case unknownPage(PageID)
    /// The instant is over.
    case past
  }
}

extension PagingContent.Refusal: CustomStringConvertible {
  /// The reason as a sentence.
  public var description: String {
    switch self {
    case .invalidNumber: "a number is not finite"
    case .wrongPhase: "a finger is down already, or none is"
    case .noPages: "there are no pages"
    case .isNotInteractive: "fingers do not move this"
    case .unknownPage(let page): "the source has no page \(page)"
    case .past: "the instant is over"
    }
  }
}
