extension PageWindow {
  /// Which places of a window are taken.
  public enum State: Hashable, Sendable {
    /// There is no page.
    case empty
    /// There is one page without a neighbour.
    case single
    /// The selected page has one behind it.
    case first
    /// The selected page has one on either side.
    case center
    /// The selected page has one in front of it.
    case last
  }

  /// Which way a selection or a movement goes.
  public enum Direction: Hashable, Sendable {
    /// To a page behind.
    case forward
    /// To a page in front.
    case reverse
    /// Neither.
    case none

    /// Reads the direction from a progress.
    ///
    /// - Parameter progress: How far the content is, in pages, above 0 towards the next one.
    init(progress: Double) {
      if progress > 0 {
        self = .forward
      } else if progress < 0 {
        self = .reverse
      } else {
        self = .none
      }
    }

    /// Reads the direction from a move along the order of pages.
    ///
    /// - Parameter direction: The move.
    public init(_ direction: PagingDirection) {
      switch direction {
      case .forward: self = .forward
      case .reverse: self = .reverse
      case .none: self = .none
      }
    }
  }

  /// Whether the view that holds the pages is on screen.
  public enum Container: Hashable, Sendable {
    /// It is not on screen.
    case hidden
    /// It began to appear.
    case appearing(animated: Bool)
    /// It is on screen.
    case shown
    /// It began to disappear.
    case disappearing(animated: Bool)
  }

  /// What the content's movement is about.
  enum Travel: Hashable, Sendable {
    /// Nothing moves, or nobody knows yet which way.
    case rest
    /// The content moves towards a neighbour.
    case moving(Direction)
    /// The movement in this direction has ended; what comes now is its overshoot.
    case arrived(Direction)
  }

  /// Which neighbours are asked for anew when a movement ends.
  enum Renewal: Hashable, Sendable {
    /// Only the one in the direction of the movement, and only at its goal.
    case none
    /// Both at the goal, the one in the direction of the movement at the start: a page that is no
    /// neighbour took its place.
    case ahead
    /// Both, wherever it ends.
    case both
  }

  /// A page that is not wholly off screen.
  struct Appearance: Hashable, Sendable {
    /// The page.
    let page: PageID
    /// How far it is.
    var phase: Phase

    /// How far a page that is not wholly off screen is.
    enum Phase: Hashable, Sendable {
      /// It began to appear.
      case appearing
      /// It is on screen.
      case appeared
      /// It began to disappear.
      case disappearing
    }
  }
}
