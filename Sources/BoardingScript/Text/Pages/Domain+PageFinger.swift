import Boarding
import BoardingPaging

extension Domain {
  /// What a finger does on the pages.
  static let pageFinger: Domain = Domain(
    "Finger",
    [
      touch("touch", "pages"), drag("drag", "pages"), hold("hold"), release("release", "pages"),
      cancel("cancel"), fling("fling", "pages"),
    ]
  )

  /// What a finger does on the menu.
  static let menuFinger: Domain = Domain(
    "Finger on the menu",
    [
      touch("menu touch", "menu"), drag("menu drag", "menu"), hold("menu hold"),
      release("menu release", "menu"), cancel("menu cancel"), fling("menu fling", "menu"),
    ]
  )

  /// Makes the row of a touch.
  ///
  /// - Parameters:
  ///   - words: The words with which it begins.
  ///   - place: Where the finger is, in words.
  /// - Returns: The row.
  private static func touch(_ words: String, _ place: String) -> Statement {
    finger(
      words,
      summary: "Puts a finger down on the \(place), which catches what moves there by itself.",
      example: words
    ) { finger, _ in finger.touch() }
  }

  /// Makes the row of a drag.
  ///
  /// - Parameters:
  ///   - words: The words with which it begins.
  ///   - place: Where the finger is, in words.
  /// - Returns: The row.
  private static func drag(_ words: String, _ place: String) -> Statement {
    finger(
      words,
      [.number("POINTS", expected: "a number of points, negative to the left")],
      clauses: [.up, .down, .over, .samples],
      summary: """
        Moves the finger on the \(place) by so many points to the right, or to the left if they \
        are negative, and puts it down first if it is not. With a time it moves evenly and is \
        reported every 10ms, or in so many samples, at most \(ScriptLimits.samples).
        """,
      example: words + " -120 over 100ms in 5 samples"
    ) { finger, arguments in
      let distance = PanVector(x: arguments.number.value, y: arguments.finger.down)
      return finger.drag(by: distance, arguments.finger)
    }
  }

  /// Makes the row of a finger that rests.
  ///
  /// - Parameter words: The words with which it begins.
  /// - Returns: The row.
  private static func hold(_ words: String) -> Statement {
    finger(
      words,
      [.duration],
      summary: "Lets time pass in which the finger rests where it is.",
      example: words + " 150ms"
    ) { finger, arguments in finger.hold(for: arguments.nanoseconds) }
  }

  /// Makes the row of a finger that is lifted.
  ///
  /// - Parameters:
  ///   - words: The words with which it begins.
  ///   - place: Where the finger is, in words.
  /// - Returns: The row.
  private static func release(_ words: String, _ place: String) -> Statement {
    finger(
      words,
      clauses: [.velocity],
      summary: """
        Lifts the finger from the \(place), at so many points per second to the right, or \
        downwards where it moves up and down. If that is not said, the samples of the last 100ms \
        tell how fast it is.
        """,
      example: words + " at -900"
    ) { finger, arguments in finger.lift(at: arguments.finger.velocity) }
  }

  /// Makes the row of a finger that is taken away.
  ///
  /// - Parameter words: The words with which it begins.
  /// - Returns: The row.
  private static func cancel(_ words: String) -> Statement {
    finger(
      words,
      summary: "Takes the finger away, as the system does.",
      example: words
    ) { finger, _ in finger.takeAway() }
  }

  /// Makes the row of a whole swipe.
  ///
  /// - Parameters:
  ///   - words: The words with which it begins.
  ///   - place: Where the finger is, in words.
  /// - Returns: The row.
  private static func fling(_ words: String, _ place: String) -> Statement {
    finger(
      words,
      [.one(of: Direction.allCases.map { $0.name })],
      clauses: [.pace],
      summary: """
        A whole swipe on the \(place) in \(Finger.swipeSamples) samples, towards the pages behind \
        or in front in both layout directions: over 40% of the length in 320ms; slow, 60% in \
        800ms; fast, 30% in 100ms; or over 40% and lifted at so many points per second.
        """,
      example: words + " forward"
    ) { finger, arguments in
      finger.fling(Direction.allCases[arguments.choice], arguments.finger)
    }
  }

  /// Makes the row of something that a finger does.
  ///
  /// - Parameters:
  ///   - words: The words with which it begins; `menu` stands first for a finger on the menu.
  ///   - parameters: What has to follow.
  ///   - clauses: What may follow.
  ///   - summary: What it does.
  ///   - example: An example.
  ///   - act: Makes what happens.
  /// - Returns: The row.
  private static func finger(
    _ words: String,
    _ parameters: [Parameter] = [],
    clauses: [Clause] = [],
    summary: String,
    example: String,
    act: @escaping @Sendable (PageFinger, Arguments) -> [PagesCue]
  ) -> Statement {
    let isOnMenu = words.utf8.starts(with: "menu ".utf8)
    let form = StatementForm(
      words,
      parameters,
      clauses: clauses,
      summary: summary,
      example: example
    )
    return .paging(form) { arguments, stage in
      act(PageFinger(isOnMenu: isOnMenu, stage: stage), arguments)
    }
  }
}
