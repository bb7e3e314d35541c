/// A value of JSON together with its place, so that whatever is wrong can say where.
struct JSONNode {
  /// The value.
  let value: JSONValue
  /// Where it stands.
  let path: JSONPath

  /// Makes an error about the value.
  ///
  /// - Parameter expected: What should stand here.
  /// - Returns: The error.
  func fault(_ expected: String) -> InputLogError {
    InputLogError(at: path.text, found: value.words, expected: expected)
  }

  /// Finds the node of a member or an element.
  ///
  /// - Parameters:
  ///   - value: Its value.
  ///   - step: The step that leads there.
  /// - Returns: The node.
  private func inner(_ value: JSONValue, _ step: JSONPath.Step) -> JSONNode {
    var path = path
    path.push(step)
    return JSONNode(value: value, path: path)
  }

  /// Finds a member.
  ///
  /// - Parameter name: Its name.
  /// - Returns: The member, or nil where there is none.
  /// - Throws: That the value is no object.
  func optional(_ name: String) throws(InputLogError) -> JSONNode? {
    guard case .object(let members) = value else { throw fault("an object") }
    return members.first { $0.name == name }.map { inner($0.value, .name(name)) }
  }

  /// Finds a member that must be there.
  ///
  /// - Parameters:
  ///   - name: Its name.
  ///   - expected: What it should be.
  /// - Returns: The member.
  /// - Throws: That there is none.
  func required(_ name: String, _ expected: String) throws(InputLogError) -> JSONNode {
    if let node = try optional(name) { return node }
    var place = path
    place.push(.name(name))
    throw InputLogError(at: place.text, found: "nothing", expected: expected)
  }

  /// Makes sure that an object has no other members.
  ///
  /// - Parameter names: The names that it may have.
  /// - Throws: A member too many.
  func allowOnly(_ names: [String]) throws(InputLogError) {
    guard case .object(let members) = value else { throw fault("an object") }
    if let surplus = members.first(where: { !names.contains($0.name) }) {
      let list = names.map { "'\($0)'" }.joined(separator: ", ")
      throw InputLogError(
        at: inner(surplus.value, .name(surplus.name)).path.text,
        found: "a member of another name",
        expected: "only the members " + list
      )
    }
  }

  /// The elements of an array.
  ///
  /// - Parameter expected: What the array is.
  /// - Returns: The elements.
  /// - Throws: That the value is no array.
  func elements(_ expected: String) throws(InputLogError) -> [JSONNode] {
    guard case .array(let values) = value else { throw fault(expected) }
    return values.enumerated().map { inner($0.element, .index($0.offset)) }
  }

  /// The value as a text.
  ///
  /// - Parameter expected: What the text is.
  /// - Returns: The text.
  /// - Throws: That it is no text.
  func string(_ expected: String) throws(InputLogError) -> String {
    guard case .string(let text) = value else { throw fault(expected) }
    return text
  }

  /// The value as true or false.
  ///
  /// - Returns: True or false.
  /// - Throws: That it is neither.
  func bool() throws(InputLogError) -> Bool {
    guard case .bool(let value) = value else { throw fault("true or false") }
    return value
  }

  /// The value as a whole number.
  ///
  /// - Parameters:
  ///   - expected: What the number is.
  ///   - range: The numbers that are allowed.
  /// - Returns: The number.
  /// - Throws: That it is no whole number of that range.
  func integer(
    _ expected: String,
    in range: ClosedRange<Int64> = .min ... .max
  ) throws(InputLogError) -> Int64 {
    guard case .integer(let number) = value, range.contains(number) else { throw fault(expected) }
    return number
  }

  /// The value as a whole number of the machine's size.
  ///
  /// - Parameter expected: What the number is.
  /// - Returns: The number.
  /// - Throws: That it is no whole number, or too large.
  func int(_ expected: String) throws(InputLogError) -> Int {
    Int(try integer(expected, in: Int64(Int.min)...Int64(Int.max)))
  }

  /// The value as a double; words stand for those that are not finite.
  ///
  /// - Parameter expected: What the number is.
  /// - Returns: The number.
  /// - Throws: That it is no number.
  func double(_ expected: String) throws(InputLogError) -> Double {
    switch value {
    case .integer(let number): return Double(number)
    case .number(let number): return number
    case .string("nan"): return .nan
    case .string("infinity"): return .infinity
    case .string("-infinity"): return -.infinity
    case .null, .bool, .string, .array, .object: throw fault(expected)
    }
  }

  /// The value as a double that is finite.
  ///
  /// - Parameter expected: What the number is.
  /// - Returns: The number.
  /// - Throws: That it is no finite number.
  func finite(_ expected: String) throws(InputLogError) -> Double {
    let number = try double(expected)
    if !number.isFinite { throw fault(expected) }
    return number
  }

  /// The value as one of several words.
  ///
  /// - Parameter choices: The words with what they stand for.
  /// - Returns: What the word stands for.
  /// - Throws: That it is none of them.
  func choice<Value>(_ choices: [(word: String, value: Value)]) throws(InputLogError) -> Value {
    if case .string(let text) = value, let choice = choices.first(where: { $0.word == text }) {
      return choice.value
    }
    throw fault("one of " + choices.map { "'\($0.word)'" }.joined(separator: ", "))
  }
}

extension JSONValue {
  /// The value in words, cut where it is long.
  fileprivate var words: String {
    switch self {
    case .null, .bool, .integer, .number: return text
    case .string(let text):
      return text.utf8.count > 40 ? "'\(text.prefix(40))...'" : "'\(text)'"
    case .array(let values): return "an array of \(values.count)"
    case .object(let members): return "an object of \(members.count) members"
    }
  }
}
