/// The tree has what it must have and nothing beside it.
enum TreeRule {
  /// Finds what stands at the top and does not belong there.
  ///
  /// - Parameter paths: The paths of all files.
  /// - Returns: A violation for each name that the table does not list.
  static func findings(atTopOf paths: [String]) -> [Finding] {
    let names = Set(paths.compactMap { $0.split(separator: "/").first.map(String.init) })
    return names.filter { !$0.hasPrefix(".") && !HouseTable.topLevel.contains($0) }.sorted()
      .map { Finding($0, "does not belong at the top level") }
  }

  /// Finds what is missing.
  ///
  /// - Parameters:
  ///   - tree: The tree.
  ///   - required: The paths that must exist.
  /// - Returns: A violation for each path.
  static func findings(
    ofMissingIn tree: Tree,
    required: [String] = HouseTable.required
  ) -> [Finding] {
    required.filter { !tree.contains($0) }.map { Finding($0, "is missing") }
  }
}
