/// Files and functions stay short.
enum LengthRule {
  /// Finds files that are too long.
  ///
  /// - Parameters:
  ///   - files: Swift files.
  ///   - maximum: The most lines that a file may have.
  /// - Returns: A violation for each file.
  static func findings(ofFiles files: [SourceFile], maximum: Int) -> [Finding] {
    files.compactMap { file in
      let count = file.lines.count
      return count > maximum
        ? Finding(file.path, "\(count) lines; a file has at most \(maximum)") : nil
    }
  }

  /// Finds functions that are too long.
  ///
  /// - Parameters:
  ///   - files: Swift files.
  ///   - maximum: The most lines from the opening brace to the closing one.
  /// - Returns: A violation for each function.
  static func findings(
    ofFunctionsIn files: [SourceFile],
    maximum: Int = HouseTable.maximumFunctionLines
  ) -> [Finding] {
    files.flatMap { file in
      Declarations(SwiftCode(file.text)).bodies.filter { $0.length > maximum }.map { body in
        let message = "\(body.length) lines; a function has at most \(maximum)"
        return Finding(file.path, body.line + 1, message)
      }
    }
  }
}
