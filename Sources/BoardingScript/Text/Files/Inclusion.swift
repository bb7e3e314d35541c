/// A place at which a text asks for another file.
public struct Inclusion: Hashable, Sendable {
  /// The name of the file, as it was written.
  public let name: String
  /// Where the name stands.
  public let location: TextLocation

  /// Makes an inclusion.
  ///
  /// - Parameters:
  ///   - name: The name of the file, as it was written.
  ///   - location: Where the name stands.
  init(name: String, at location: TextLocation) {
    self.name = name
    self.location = location
  }
}

/// Reads a file that a text includes, and returns its bytes.
///
/// The name is that of the file seen from where the outermost file is named.
public typealias IncludedFileLoader = (_ file: String) throws(InclusionFailure) -> [UInt8]

/// Why a file cannot be included.
public struct InclusionFailure: Error, Hashable, Sendable {
  /// The reason, such as `No such file or directory`.
  public let reason: String

  /// Makes a failure.
  ///
  /// - Parameter reason: The reason.
  public init(_ reason: String) {
    self.reason = reason
  }
}
