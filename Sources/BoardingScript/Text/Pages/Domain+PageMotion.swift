import Boarding
import BoardingPaging

extension Domain {
  /// How pages move by themselves.
  static let pageMotion: Domain = Domain(
    "Motion",
    [.travel, .pageSpring, .slop, .bounces, .deceleration, .selectionPolicy]
  )
}

extension Statement {
  /// The row of `motion travel TIME [CURVE]`.
  fileprivate static let travel: Statement = pageMotion(
    StatementForm(
      "motion travel",
      [.duration, .curve],
      summary: """
        Sets how long the way to a page takes that is tapped or selected, and along which curve; \
        300ms and ease-in-out if it is never set. Curves are written as those of transitions.
        """,
      example: "motion travel 200ms linear"
    ),
    set: { arguments, motion in
      motion.travelDuration = .nanoseconds(max(0, arguments.nanoseconds))
      motion.travelCurve = arguments.curve.timing
    }
  )

  /// The row of `motion spring TIME [bounce NUMBER]`.
  fileprivate static let pageSpring: Statement = pageMotion(
    StatementForm(
      "motion spring",
      [.springDuration],
      clauses: [.bounce],
      summary: """
        Sets the spring that takes the pages to where they rest after a finger: how long it seems \
        to last, and how much it overshoots; 350ms and 0 if it is never set.
        """,
      example: "motion spring 300ms bounce 0.1"
    ),
    set: { arguments, motion in
      let seconds = Double(max(1, arguments.nanoseconds)) / 1e9
      motion.spring = Spring(duration: seconds, bounce: arguments.bounce)
    }
  )

  /// The row of `motion slop POINTS`.
  fileprivate static let slop: Statement = pageMotion(
    StatementForm(
      "motion slop",
      [.length("POINTS")],
      summary: "Sets how far a finger moves before the pages follow it; 0 if it is never set.",
      example: "motion slop 10"
    ),
    set: { $1.slop = $0.paging.numbers[0] }
  )

  /// The row of `motion bounces on|off`.
  fileprivate static let bounces: Statement = pageMotion(
    StatementForm(
      "motion bounces",
      [.one(of: ["on", "off"])],
      summary: "Sets whether the pages give way past the first and the last one.",
      example: "motion bounces off"
    ),
    set: { $1.bounces = $0.choice == 0 }
  )

  /// The row of `motion deceleration NUMBER`.
  fileprivate static let deceleration: Statement = pageMotion(
    StatementForm(
      "motion deceleration",
      [
        Parameter("NUMBER") { (reader, arguments) throws(Diagnostic) in
          let number = try reader.takeNumber("a number above 0 and at most 0.9999") {
            $0 > 0 && $0 <= 0.9999
          }
          arguments.paging.numbers.append(number)
        }
      ],
      summary: """
        Sets what is left of the velocity of a menu that is thrown, after a millisecond; 0.998 if \
        it is never set.
        """,
      example: "motion deceleration 0.99"
    ),
    set: { $1.decelerationRate = $0.paging.numbers[0] }
  )

  /// The row of `policy selection afterwards|at-once`.
  fileprivate static let selectionPolicy: Statement = pageSetting(
    StatementForm(
      "policy selection",
      [.one(of: ["afterwards", "at-once"])],
      summary: """
        Sets what a tap and a select do while the pages move: they wait until they rest, or turn \
        the movement at once; afterwards if it is never set.
        """,
      example: "policy selection at-once"
    ),
    declare: { $1.selectionPolicy = PagingSelectionPolicy.allCases[$0.choice] },
    act: { arguments, stage in
      stage.pager.selectionPolicy = PagingSelectionPolicy.allCases[arguments.choice]
      return []
    }
  )
}
