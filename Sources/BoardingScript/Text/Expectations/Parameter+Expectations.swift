import Boarding

extension Parameter {
  /// A declared value.
  ///
  /// - Parameter expected: What was expected, in words.
  /// - Returns: The part.
  static func declaredValue(_ expected: String) -> Parameter {
    Parameter(
      "VALUE",
      candidates: { $0.values.map { $0.name } },
      read: { (reader, arguments) throws(Diagnostic) in
        let values = reader.names.values
        guard let word = reader.word, let place = values.firstIndex(where: { $0.name == word })
        else {
          throw reader.unexpected(expected, candidates: values.map { $0.name })
        }
        _ = reader.accept(word)
        arguments.place = place
      }
    )
  }

  /// A value of the kind that the declared value has.
  static let value: Parameter = Parameter("NUMBER|#COLOUR|SHAPE") {
    (reader, arguments) throws(Diagnostic) in
    let kind = reader.names.values[arguments.place].kind
    let expected =
      switch kind {
      case .number: "a number"
      case .color: "a colour such as #808080"
      case .point: "a point such as (10,20)"
      case .size: "a size such as 40x20"
      case .rectangle: "a rectangle such as (10,20,40x20)"
      case .transform: "a transform such as matrix(1,0,0,1,10,20)"
      }
    let location = reader.location
    arguments.value = try reader.takeValue(expected)
    if arguments.value.value.kind != kind {
      let found = Diagnostic.Found.text(reader.lastPart)
      throw Diagnostic(at: location, .unexpected(found, expected: expected, nearest: nil))
    }
  }
}
