import BoardingScript

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

extension Files {
  /// Reads a file that a script includes.
  ///
  /// - Parameter file: The name of the file, an ordinary one; the standard input cannot be included.
  /// - Returns: The bytes.
  /// - Throws: What the system says.
  static func include(_ file: String) throws(InclusionFailure) -> [UInt8] {
    do {
      return try read(file == "-" ? "./-" : file, of: .ordinary)
    } catch {
      switch error {
      case .system(_, let reason): throw InclusionFailure(reason)
      case .closed: throw InclusionFailure("the reader went away")
      }
    }
  }

  /// Tells whether a path leads to a folder.
  ///
  /// - Parameter path: The path.
  /// - Returns: True for a folder that can be read.
  static func isFolder(_ path: String) -> Bool {
    guard let folder = unsafe opendir(path) else { return false }
    unsafe closedir(folder)
    return true
  }

  /// Finds files whose names begin like this.
  ///
  /// - Parameter beginning: The beginning of a name, with the folders before it.
  /// - Returns: The names with the same folders, in the order of their bytes; a folder ends with a
  ///   slash. Names that begin with a dot have to be asked for with it.
  static func names(beginning: String) -> [String] {
    let slash = beginning.lastIndex(of: "/")
    let folder = slash.map { beginning[...$0] } ?? ""
    let start = beginning.dropFirst(folder.count)
    guard let entries = unsafe opendir(folder.isEmpty ? "." : String(folder)) else { return [] }
    defer { unsafe closedir(entries) }
    var names: [String] = []
    while let entry = unsafe readdir(entries) {
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { (place) in
        unsafe place.withMemoryRebound(to: CChar.self, capacity: 1) { unsafe String(cString: $0) }
      }
      if name == "." || name == ".." || (name.hasPrefix(".") && !start.hasPrefix(".")) { continue }
      if name.utf8.starts(with: start.utf8) {
        names.append(folder + name + (isFolder(folder + name) ? "/" : ""))
      }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
