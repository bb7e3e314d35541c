import Foundation

/// A text file of the package.
struct SourceFile {
  /// The path, relative to the root of the package.
  let path: String
  /// What it says.
  let text: String

  /// The last component of the path.
  var name: String { path.split(separator: "/").last.map(String.init) ?? path }

  /// The lines, without their ends.
  var lines: [String] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
    return lines
  }
}

/// The files of the package, as a checkout or a plain copy has them.
struct Tree {
  /// The root of the package.
  let root: URL
  /// The paths of all files, relative to the root, in the order of their characters.
  let paths: [String]

  /// The package that this test belongs to.
  static let package = Tree(root: packageRoot)

  /// The root of the package: three folders above this file.
  private static let packageRoot = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// Lists a tree.
  ///
  /// - Parameter root: Its root.
  init(root: URL) {
    self.root = root
    paths = (Self.tracked(under: root) ?? Self.listed(under: root)).sorted()
  }

  /// Reads the files whose path passes a test.
  ///
  /// - Parameter isWanted: The test.
  /// - Returns: The files, in the order of their paths.
  func files(where isWanted: (String) -> Bool) -> [SourceFile] {
    paths.filter(isWanted).compactMap { path in
      guard let data = try? Data(contentsOf: root.appendingPathComponent(path)),
        let text = String(data: data, encoding: .utf8)
      else { return nil }
      return SourceFile(path: path, text: text)
    }
  }

  /// The Swift files below Sources.
  var sources: [SourceFile] { files { $0.hasPrefix("Sources/") && $0.hasSuffix(".swift") } }

  /// The Swift files below Tests.
  var tests: [SourceFile] { files { $0.hasPrefix("Tests/") && $0.hasSuffix(".swift") } }

  /// README, the pages below Docs and the articles of documentation catalogues.
  var pages: [SourceFile] {
    files { path in
      path == "README.md" || (path.hasPrefix("Docs/") && path.hasSuffix(".md"))
        || (path.contains(".docc/") && path.hasSuffix(".md"))
    }
  }

  /// Tells whether a file or folder exists.
  ///
  /// - Parameter path: The path, relative to the root.
  /// - Returns: True if it exists.
  func contains(_ path: String) -> Bool {
    let folder = path.hasSuffix("/") ? path : path + "/"
    return path.isEmpty || paths.contains { $0 == path || $0.hasPrefix(folder) }
  }

  /// Asks Git for the files, the ones that are not committed yet included.
  ///
  /// - Parameter root: The root.
  /// - Returns: The paths, or nil outside a checkout.
  private static func tracked(under root: URL) -> [String]? {
    let git = root.appendingPathComponent(".git").path
    guard FileManager.default.fileExists(atPath: git) else { return nil }
    let command = "git ls-files -z --cached --others --exclude-standard"
    guard let run = try? ShellRun(command, in: root), run.status == 0 else { return nil }
    return run.output.split(separator: "\0").map(String.init).filter { path in
      FileManager.default.fileExists(atPath: root.appendingPathComponent(path).path)
    }
  }

  /// Walks the folders.
  ///
  /// - Parameter root: The root.
  /// - Returns: The paths of all files but those that a build makes.
  private static func listed(under root: URL) -> [String] {
    let enumerator = FileManager.default.enumerator(atPath: root.path)
    var paths: [String] = []
    while let path = enumerator?.nextObject() as? String {
      let isBuilt = [".build", ".git", ".swiftpm"].contains { path == $0 }
      if isBuilt {
        enumerator?.skipDescendants()
        continue
      }
      let values = try? root.appendingPathComponent(path).resourceValues(forKeys: [.isDirectoryKey])
      if values?.isDirectory == false { paths.append(path) }
    }
    return paths
  }
}
