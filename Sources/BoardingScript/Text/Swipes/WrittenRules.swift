import Boarding

/// The rules of swipes as they were written.
struct WrittenRules: Sendable {
  /// The rules without the judgement of the release.
  var rules: SwipeRules = SwipeRules()
  /// How the release is judged, if that is said beside the preset.
  var release: SwipeRules.Release?
}

extension Clause {
  /// Everything that may be said about swipes.
  static let rules: [Clause] = [
    number("slop", "POINTS", "a number of points that is not negative", isNotNegative) {
      $0.rules.slop = $1
    },
    number("edge", "POINTS", "a number of points above 0", isPositive) {
      $0.rules.edgeWidth = $1
    },
    flag("reversible") { $0.rules.isReversible = true },
    flag("horizontal") { $0.rules.isHorizontalOnly = true },
    Clause(
      "completion",
      "[completion PROGRESS|none]",
      candidates: { _ in ["none"] },
      read: { (reader, arguments) throws(Diagnostic) in
        let expected = "a progress such as 0.66, or none"
        arguments.rules.rules.completionProgress =
          reader.accept("none") ? nil : try reader.takeNumber(expected).value
      }
    ),
    Clause("threshold", "[threshold PROGRESS PROJECTED]") {
      (reader, arguments) throws(Diagnostic) in
      let progress = try reader.takeNumber("a progress such as 0.5").value
      let projected = try reader.takeNumber("a progress one second on, such as 0.75").value
      arguments.rules.release = .threshold(progress: progress, projected: projected)
    },
    number("rate", "NUMBER", "a rate of deceleration between 0 and 1", isRate) {
      $0.release = .projecting(decelerationRate: $1)
    },
    flag("scrub") { $0.rules.scrubsCurve = true },
    number("rubber-band", "NUMBER", "a coefficient above 0, such as 0.55", isPositive) {
      $0.rules.rubberBand = $1
    },
    number("speed", "NUMBER", "a speed above 0", isPositive) { $0.rules.completionSpeed = $1 },
    flag("cancel-as-release") { $0.rules.systemCancel = .followsRelease },
  ]

  /// Tells whether a number is above 0.
  ///
  /// - Parameter number: The number.
  /// - Returns: True if it is.
  private static func isPositive(_ number: Double) -> Bool { number > 0 }

  /// Tells whether a number is not negative.
  ///
  /// - Parameter number: The number.
  /// - Returns: True if it is not.
  private static func isNotNegative(_ number: Double) -> Bool { number >= 0 }

  /// Tells whether a number can be a rate of deceleration.
  ///
  /// - Parameter number: The number.
  /// - Returns: True if it lies between 0 and 1.
  private static func isRate(_ number: Double) -> Bool { number > 0 && number < 1 }

  /// Makes a part that is one word.
  ///
  /// - Parameters:
  ///   - word: The word.
  ///   - set: Notes it.
  /// - Returns: The part.
  private static func flag(
    _ word: String,
    set: @escaping @Sendable (inout WrittenRules) -> Void
  ) -> Clause {
    Clause(word, "[\(word)]") { _, arguments in set(&arguments.rules) }
  }

  /// Makes a part with a number.
  ///
  /// - Parameters:
  ///   - word: The word with which it begins.
  ///   - notation: How the number is written in a usage line.
  ///   - expected: What number it has to be, in words.
  ///   - isValid: Tells whether it is.
  ///   - set: Notes it.
  /// - Returns: The part.
  private static func number(
    _ word: String,
    _ notation: String,
    _ expected: String,
    _ isValid: @escaping @Sendable (Double) -> Bool,
    set: @escaping @Sendable (inout WrittenRules, Double) -> Void
  ) -> Clause {
    Clause(word, "[\(word) \(notation)]") { (reader, arguments) throws(Diagnostic) in
      set(&arguments.rules, try reader.takeNumber(expected, where: isValid))
    }
  }
}
