import Foundation

/// A value of a JSON text, read by keys and places; what is not there reads as nothing.
struct JSON {
  /// The value as Foundation reads it; nil for nothing and for null.
  private let raw: Any?

  /// Wraps a value.
  ///
  /// - Parameter raw: The value as Foundation reads it.
  init(_ raw: Any?) {
    self.raw = raw is NSNull ? nil : raw
  }

  /// Reads a file of the folder References/parchment.
  ///
  /// - Parameter name: The name of the file, without its ending.
  /// - Throws: What reading the file or its text throws.
  init(file name: String) throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let file = folder.appending(path: "References/parchment/\(name).json")
    self.init(try JSONSerialization.jsonObject(with: Data(contentsOf: file)))
  }

  /// The value for a key.
  subscript(key: String) -> JSON { JSON((raw as? [String: Any])?[key]) }

  /// The value at a place.
  subscript(index: Int) -> JSON { JSON((raw as? [Any])?[index]) }

  /// True for null and where nothing is.
  var isNull: Bool { raw == nil }
  /// The values of an array; none for anything else.
  var array: [JSON] { (raw as? [Any] ?? []).map { JSON($0) } }
  /// The number; nil for anything else.
  var number: Double? { (raw as? NSNumber)?.doubleValue }
  /// The whole number; nil for anything else.
  var integer: Int? { (raw as? NSNumber)?.intValue }
  /// The truth; false for anything else.
  var isTrue: Bool { (raw as? NSNumber)?.boolValue ?? false }
  /// The text; empty for anything else.
  var text: String { raw as? String ?? "" }
}
