public import BoardingScript
import Foundation
public import Testing

/// The scripts of a folder, as the arguments of a test: each is a test case of its own.
///
/// ```swift
/// @Test(arguments: AcceptanceScripts(in: scripts))
/// func `a script runs without a failure`(script: AcceptanceScript) throws {
///   let report = try script.read().run()
///   #expect(report.failure == nil)
/// }
/// ```
///
/// A trait cannot make test cases, because their number is fixed by the arguments of a test. A folder
/// that is missing or has no scripts gives one argument that cannot be read, so that the test fails.
public struct AcceptanceScripts: RandomAccessCollection, Sendable {
  /// The scripts, in alphabetical order.
  private let scripts: [AcceptanceScript]

  /// Finds the scripts of a folder.
  ///
  /// - Parameters:
  ///   - folder: The path of the folder.
  ///   - isIncluded: Tells by its name whether a script is taken.
  public init(in folder: String, where isIncluded: (String) -> Bool = { _ in true }) {
    let files = try? FileManager.default.contentsOfDirectory(atPath: folder)
    let ending = ".boarding"
    let names = (files ?? []).filter { $0.hasSuffix(ending) }.map {
      String($0.dropLast(ending.count))
    }
    let found = names.filter(isIncluded).sorted()
    scripts = (found.isEmpty ? ["*"] : found).map {
      AcceptanceScript(name: $0, path: folder + "/" + $0 + ending)
    }
  }

  /// The place of the first script.
  public var startIndex: Int { 0 }

  /// The place behind the last script.
  public var endIndex: Int { scripts.count }

  /// The script at a place.
  ///
  /// - Parameter index: The place.
  public subscript(index: Int) -> AcceptanceScript { scripts[index] }

  /// The names of the scripts, in alphabetical order.
  public var names: [String] { scripts.map(\.name) }
}

/// A script in a file.
public struct AcceptanceScript: Hashable, Sendable, CustomTestStringConvertible {
  /// The name of the file without its ending.
  public let name: String
  /// The path of the file.
  public let path: String

  /// The name, by which a test case is known.
  public var testDescription: String { name }

  /// Reads the script, and the files that it includes; their names begin in the folder of the script.
  ///
  /// - Returns: The script, under the name of its file.
  /// - Throws: What is wrong with the file or with the script.
  public func read() throws -> Script {
    let file = URL(filePath: path)
    let folder = file.deletingLastPathComponent()
    let bytes = try Data(contentsOf: file)
    return try Script(parsing: Array(bytes), file: name + ".boarding") {
      (name) throws(InclusionFailure) in
      let isAbsolute = name.utf8.first == UInt8(ascii: "/")
      return try Self.included(isAbsolute ? URL(filePath: name) : folder.appending(path: name))
    }
  }

  /// Reads a file that is included.
  ///
  /// - Parameter file: The file.
  /// - Returns: Its bytes.
  /// - Throws: Why it cannot be read.
  private static func included(_ file: URL) throws(InclusionFailure) -> [UInt8] {
    let path = file.resolvingSymlinksInPath().path
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: path) else {
      throw InclusionFailure("there is no such file")
    }
    if attributes[.type] as? FileAttributeType != .typeRegular {
      throw InclusionFailure("it is not an ordinary file")
    }
    guard let bytes = FileManager.default.contents(atPath: path) else {
      throw InclusionFailure("it cannot be read")
    }
    return Array(bytes)
  }
}
