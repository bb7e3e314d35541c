/// A place inside a value of JSON.
struct JSONPath {
  /// The way from the outermost value inwards.
  private var steps: [Step] = []

  /// One step inwards.
  enum Step {
    /// To an element of an array.
    case index(Int)
    /// To a member of an object.
    case name(String)
  }

  /// How many steps there are.
  var depth: Int { steps.count }

  /// Goes a step inwards.
  ///
  /// - Parameter step: The step.
  mutating func push(_ step: Step) {
    steps.append(step)
  }

  /// Goes a step outwards.
  mutating func pop() {
    steps.removeLast()
  }

  /// The place as people write it, such as `$.inputs[3].screen`.
  var text: String {
    steps.reduce(into: "$") { text, step in
      switch step {
      case .index(let index): text += "[\(index)]"
      case .name(let name): text += "." + (name.utf8.count > 40 ? name.prefix(40) + "..." : name)
      }
    }
  }
}
