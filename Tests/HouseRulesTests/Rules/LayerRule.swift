/// Imports lead downwards only, and the manifest says the same.
enum LayerRule {
  /// Finds imports that the table does not allow.
  ///
  /// - Parameters:
  ///   - sources: The Swift files below Sources.
  ///   - table: What the files of a folder may import.
  /// - Returns: A violation for each import too many and each file that no folder covers.
  static func findings(
    in sources: [SourceFile],
    table: [String: Set<String>] = HouseTable.imports
  ) -> [Finding] {
    var findings: [Finding] = []
    for file in sources {
      let folders = table.keys.filter { file.path.hasPrefix($0 + "/") }
      guard let folder = folders.max(by: { $0.count < $1.count }), let allowed = table[folder]
      else {
        findings.append(Finding(file.path, "no row of the table of imports covers this file"))
        continue
      }
      for (module, line) in imports(of: file) where !allowed.contains(module) {
        findings.append(Finding(file.path, line, "\(folder) does not import \(module)"))
      }
    }
    return findings
  }

  /// Finds targets whose dependencies are not what their files import.
  ///
  /// - Parameters:
  ///   - manifest: The manifest of the package.
  ///   - files: The Swift files below Sources and Tests.
  ///   - silent: Dependencies that need no import, by target.
  /// - Returns: A violation for each dependency too many or too few.
  static func findings(
    inManifest manifest: SourceFile,
    files: [SourceFile],
    silent: [String: Set<String>] = HouseTable.silentDependencies
  ) -> [Finding] {
    let targets = ManifestTarget.all(in: manifest.text)
    let names = Set(targets.map(\.name))
    var findings: [Finding] = []
    for target in targets {
      let folders = ["Sources/\(target.name)/", "Tests/\(target.name)/"]
      let own = files.filter { file in folders.contains { file.path.hasPrefix($0) } }
      let imported = Set(own.flatMap { imports(of: $0).map(\.module) }).intersection(names)
      let declared = Set(target.dependencies)
      for module in imported.subtracting(declared).sorted() {
        findings.append(Finding(manifest.path, "\(target.name) imports \(module) undeclared"))
      }
      let unused = declared.subtracting(imported).subtracting(silent[target.name] ?? [])
        .subtracting(HouseTable.exportedModules)
      for module in unused.sorted() {
        findings.append(Finding(manifest.path, "\(target.name) never imports \(module)"))
      }
    }
    return findings
  }

  /// Finds the imports of a file.
  ///
  /// - Parameter file: The file.
  /// - Returns: The modules, each with its line counted from 1.
  static func imports(of file: SourceFile) -> [(module: String, line: Int)] {
    var imports: [(module: String, line: Int)] = []
    for (index, line) in SwiftCode(file.text).lines.enumerated() {
      guard Declarations.keyword(of: line) == "import" else { continue }
      let words = line.split(separator: " ").map(String.init)
      guard let place = words.firstIndex(of: "import"), place + 1 < words.count else { continue }
      let kinds: Set<String> = [
        "struct", "class", "enum", "protocol", "func", "var", "let", "typealias",
      ]
      let isScoped = kinds.contains(words[place + 1]) && place + 2 < words.count
      let path = words[place + (isScoped ? 2 : 1)]
      let module = path.split(separator: ".").first.map(String.init) ?? path
      imports.append((module, index + 1))
    }
    return imports
  }
}

/// A target as the manifest declares it.
struct ManifestTarget {
  /// Its name.
  let name: String
  /// The names of its dependencies.
  let dependencies: [String]

  /// Finds the targets of a manifest.
  ///
  /// - Parameter manifest: The text of the manifest.
  /// - Returns: The targets in order.
  static func all(in manifest: String) -> [ManifestTarget] {
    var targets: [ManifestTarget] = []
    var rest = manifest[...]
    while let start = firstTarget(in: rest) {
      rest = rest[start...]
      let body = balanced(rest)
      let name = strings(in: body.firstRange(of: "name:").map { body[$0.upperBound...] } ?? "")
      var dependencies: [String] = []
      if let range = body.firstRange(of: "dependencies:") {
        let list = body[range.upperBound...]
        dependencies = strings(in: list.prefix { $0 != "]" })
      }
      if let name = name.first {
        targets.append(ManifestTarget(name: name, dependencies: dependencies))
      }
      rest = rest.dropFirst(body.count)
    }
    return targets
  }

  /// Finds where the argument list of the next target begins.
  private static func firstTarget(in text: Substring) -> Substring.Index? {
    [".target(", ".executableTarget(", ".testTarget("]
      .compactMap { text.firstRange(of: $0)?.upperBound }.min()
  }

  /// The text up to the parenthesis that closes the list it begins in.
  private static func balanced(_ text: Substring) -> Substring {
    var depth = 1
    return text.prefix { character in
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      return depth > 0
    }
  }

  /// The contents of the string literals of a text.
  private static func strings(in text: Substring) -> [String] {
    let parts = text.split(separator: "\"", omittingEmptySubsequences: false)
    return parts.enumerated().filter { !$0.offset.isMultiple(of: 2) }.map { String($0.element) }
  }
}
