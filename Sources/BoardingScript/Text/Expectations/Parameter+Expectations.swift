import Boarding

extension Parameter {
  /// A declared value.
  static let declaredValue: Parameter = Parameter(
    "VALUE",
    candidates: { $0.values.map { $0.name } },
    read: { (reader, arguments) throws(Diagnostic) in
      let values = reader.names.values
      guard let word = reader.word, let place = values.firstIndex(where: { $0.name == word }) else {
        let expected = "an expectation or a declared value"
        throw reader.unexpected(expected, candidates: values.map { $0.name })
      }
      _ = reader.accept(word)
      arguments.place = place
    }
  )

  /// A value of the kind that the declared value has.
  static let value: Parameter = Parameter("NUMBER|#COLOUR") {
    (reader, arguments) throws(Diagnostic) in
    let kind = reader.names.values[arguments.place].kind
    let expected =
      switch kind {
      case .number: "a number"
      case .color: "a colour such as #808080"
      }
    let location = reader.location
    arguments.value = try reader.takeValue(expected)
    if arguments.value.value.kind != kind {
      let found = Diagnostic.Found.text(reader.lastPart)
      throw Diagnostic(at: location, .unexpected(found, expected: expected, nearest: nil))
    }
  }
}
