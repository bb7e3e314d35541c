/// Links between pages lead somewhere.
enum LinkRule {
  /// Finds links whose file or heading does not exist.
  ///
  /// - Parameters:
  ///   - pages: The pages of the documentation.
  ///   - exists: Tells whether a path of the package exists.
  /// - Returns: A violation for each link.
  static func findings(in pages: [SourceFile], exists: (String) -> Bool) -> [Finding] {
    let pagesByPath = Dictionary(
      pages.map { ($0.path, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    return pages.flatMap { page in
      Markdown(page.text).links.compactMap { target, line in
        problem(with: target, on: page, pages: pagesByPath, exists: exists)
          .map { Finding(page.path, line, $0) }
      }
    }
  }

  /// Says what is wrong with a link.
  ///
  /// - Returns: The problem, or nil for a link that leads somewhere or into the internet.
  private static func problem(
    with target: String,
    on page: SourceFile,
    pages: [String: SourceFile],
    exists: (String) -> Bool
  ) -> String? {
    if target.hasPrefix("https://") || target.hasPrefix("mailto:") { return nil }
    if target.hasPrefix("http://") { return "\(target) is not https" }
    if target.hasPrefix("doc:") { return articleProblem(target, pages: pages) }
    let parts = target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let file = parts[0].isEmpty ? page.path : resolve(String(parts[0]), from: page.path)
    guard let file, exists(file) else { return "\(target) leads nowhere" }
    guard parts.count == 2 else { return nil }
    guard let destination = pages[file] else { return "\(target): only pages have headings" }
    let hasHeading = Markdown(destination.text).anchors.contains(String(parts[1]))
    return hasHeading ? nil : "\(target): there is no such heading"
  }

  /// Says what is wrong with a link to an article of a documentation catalogue.
  private static func articleProblem(_ target: String, pages: [String: SourceFile]) -> String? {
    let name = target.dropFirst(4).split(separator: "/").last.map(String.init) ?? ""
    let exists = pages.keys.contains { $0.hasSuffix("/\(name).md") && $0.contains(".docc/") }
    return exists ? nil : "\(target): there is no such article"
  }

  /// Follows a relative path.
  ///
  /// - Parameters:
  ///   - target: The relative path.
  ///   - path: The file from which it is followed.
  /// - Returns: The path from the root, or nil if it leads out of the package.
  static func resolve(_ target: String, from path: String) -> String? {
    if target.hasPrefix("/") { return nil }
    var components = path.split(separator: "/").dropLast().map(String.init)
    for component in target.split(separator: "/") {
      switch component {
      case ".": continue
      case "..":
        if components.popLast() == nil { return nil }
      default: components.append(String(component).replacing("%20", with: " "))
      }
    }
    return components.joined(separator: "/")
  }
}
