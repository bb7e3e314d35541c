import Foundation
import Testing

@testable import BoardingCLI

/// A folder of its own for fuzzing a flow of two screens, for a process that ends in it.
struct FuzzFolder {
  /// What is asked for.
  let request: FuzzRequest
  /// The folder, which is the current one.
  private let folder: URL

  /// Makes the folder and goes there.
  ///
  /// - Parameter words: The command line, about `two.boarding`.
  /// - Throws: What is wrong with the command line, or what the system says.
  init(_ words: String) throws {
    folder = FileManager.default.temporaryDirectory
      .appending(path: "boarding-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    #expect(FileManager.default.changeCurrentDirectoryPath(folder.path))
    try Data("flow Two\nscreen a\nscreen b\nseries a b\n".utf8)
      .write(to: URL(filePath: "two.boarding"))
    let invocation = try Invocation(words.split(separator: " ").map { String($0) })
    guard case .fuzz(let request) = invocation else { throw CocoaError(.featureUnsupported) }
    self.request = request
  }

  /// Takes the folder away.
  func remove() { try? FileManager.default.removeItem(at: folder) }
}
