/// The version of a release: three numbers, such as 2.10.0.
///
/// Versions compare number by number, so that 2.10 is newer than 2.9.
public struct AppVersion: Hashable, Comparable, Sendable {
  /// The number that changes with everything.
  public let major: UInt32
  /// The number that changes with what is new.
  public let minor: UInt32
  /// The number that changes with what is mended.
  public let patch: UInt32

  /// Makes a version.
  ///
  /// - Parameters:
  ///   - major: The first number.
  ///   - minor: The second number.
  ///   - patch: The third number.
  public init(_ major: UInt32, _ minor: UInt32 = 0, _ patch: UInt32 = 0) {
    self.major = major
    self.minor = minor
    self.patch = patch
  }

  /// Reads a version, or makes none if the text is none.
  ///
  /// - Parameter text: One, two or three numbers with points between them, such as `2.1`; those
  ///   that are missing are 0. A number has digits only, and no zeros before them.
  public init?(_ text: String) {
    var numbers: [UInt32] = []
    for part in text.utf8.split(separator: 46, omittingEmptySubsequences: false) {
      guard let number = AppVersion.number(part) else { return nil }
      numbers.append(number)
      if numbers.count > 3 { return nil }
    }
    if numbers.isEmpty { return nil }
    self.init(numbers[0], numbers.count > 1 ? numbers[1] : 0, numbers.count > 2 ? numbers[2] : 0)
  }

  /// The version as text, always with three numbers.
  public var text: String { "\(Int64(major)).\(Int64(minor)).\(Int64(patch))" }

  /// The release with which the minor number of this one came.
  public var minorRelease: AppVersion { AppVersion(major, minor) }

  /// Tells whether a release is older than another one.
  ///
  /// - Parameters:
  ///   - lhs: A version.
  ///   - rhs: Another version.
  /// - Returns: True if the first number in which they differ is smaller.
  public static func < (lhs: AppVersion, rhs: AppVersion) -> Bool {
    (lhs.major, lhs.minor, lhs.patch) < (rhs.major, rhs.minor, rhs.patch)
  }

  /// Reads a number.
  ///
  /// - Parameter digits: Its characters.
  /// - Returns: The number, or nil if it is none or does not fit.
  private static func number(_ digits: Substring.UTF8View) -> UInt32? {
    if digits.isEmpty || (digits.count > 1 && digits.first == 48) { return nil }
    var number: UInt64 = 0
    for digit in digits {
      guard (48...57).contains(digit) else { return nil }
      number = number * 10 + UInt64(digit - 48)
      if number > UInt32.max { return nil }
    }
    return UInt32(number)
  }
}
