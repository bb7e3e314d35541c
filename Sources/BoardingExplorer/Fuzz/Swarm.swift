package import BoardingMotion

/// Which kinds of input a run draws, and how often.
///
/// Each run leaves about half of the kinds out. What one kind hides from another, such as a flow
/// that ends before a finger does anything, then comes up in some of the runs: Alex Groce and
/// others, "Swarm Testing" (ISSTA 2012).
package struct Swarm: Sendable {
  /// A kind of input.
  package enum Kind: Int, Sendable, CaseIterable {
    /// Going where the top leads.
    case next
    /// Going back.
    case back
    /// Following a named link.
    case choose
    /// Putting a screen on top.
    case push
    /// Taking screens off.
    case pop
    /// Putting a screen in the place of the top.
    case replace
    /// Putting screens in the place of the stack.
    case set
    /// Going to the last screen.
    case skip
    /// Ending the flow.
    case end
    /// A finger.
    case finger
    /// Steps of a transition that somebody drives.
    case interaction
    /// What screens answer.
    case guards
    /// The container.
    case container
    /// Width, direction of the layout and reduced motion.
    case surroundings
    /// What happens while a transition runs.
    case policies
    /// How swipes are judged, and whether there are any.
    case rules
    /// Values of facts.
    case facts
    /// Beginning with the screens that were left.
    case resume
    /// Time.
    case time

    /// How often it is drawn beside the others.
    fileprivate var weight: Int {
      switch self {
      case .end, .resume: 1
      case .skip, .container, .rules: 2
      case .replace, .set, .interaction, .guards, .surroundings, .policies, .facts: 3
      case .choose: 4
      case .push, .pop: 5
      case .back: 6
      case .finger: 8
      case .next: 10
      case .time: 12
      }
    }
  }

  /// The kinds of a run, each as often as its weight says.
  private var lot: [Kind] = []
  /// The kinds of the run, one bit each.
  private var bits: UInt32 = 0
  /// True if moves and commands may be driven by somebody.
  let allowsHands: Bool
  /// True if moves and commands may name the screen that they come from.
  let namesSources: Bool

  /// Draws the kinds of a run.
  ///
  /// - Parameter random: Where the chance comes from.
  package init(using random: inout SplitMix64) {
    let drawn = random.next()
    bits = UInt32(truncatingIfNeeded: drawn) & (1 << UInt32(Kind.allCases.count) - 1)
    allowsHands = drawn >> 40 & 1 == 1
    namesSources = drawn >> 41 & 1 == 1
    // Something has to move, and nothing moves without time.
    bits |= 1 << UInt32(Kind.time.rawValue)
    if bits & 0x7F == 0 { bits |= 1 << UInt32(Kind.next.rawValue) }
    for kind in Kind.allCases where has(kind) {
      lot += Array(repeating: kind, count: kind.weight)
    }
  }

  /// Tells whether a run draws a kind.
  ///
  /// - Parameter kind: The kind.
  /// - Returns: True if it does.
  package func has(_ kind: Kind) -> Bool { bits >> UInt32(kind.rawValue) & 1 == 1 }

  /// Draws a kind.
  ///
  /// - Parameter random: Where the chance comes from.
  /// - Returns: The kind.
  func kind(using random: inout SplitMix64) -> Kind { lot[random.number(below: lot.count)] }
}
