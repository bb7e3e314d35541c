import BoardingExplorer

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

extension Files {
  /// Writes the ways of a walk into a folder, in the place of those of an earlier walk.
  ///
  /// Only files that a walk has written are replaced and taken away, and never the one that is read;
  /// before anything is written that is looked at.
  ///
  /// - Parameters:
  ///   - scripts: The ways.
  ///   - folder: The folder, which is made if it is not there.
  ///   - source: The file that is read.
  /// - Throws: What the system says, or that a file of such a name is another one.
  static func write(
    _ scripts: [PathScripts.File],
    into folder: String,
    besides source: String
  ) throws(WorldFailure) {
    try makeFolder(folder)
    let beginning = folder + (folder.hasSuffix("/") ? "" : "/")
    let written = Set(scripts.map { beginning + $0.name })
    var stale: [String] = []
    for file in names(beginning: beginning)
    where PathScripts.isName(file.dropFirst(beginning.count)) {
      let head = try read(file, limit: PathScripts.mark.utf8.count, of: .ordinary)
      let isOwn = head.elementsEqual(PathScripts.mark.utf8)
      if written.contains(file), !isOwn {
        throw .system("write '\(file)'", reason: "boarding explore has not written what is there")
      }
      if isOwn, isSame(file, as: source) {
        throw .system("write ways into '\(folder)'", reason: "'\(source)' is read, too")
      }
      if isOwn, !written.contains(file) { stale.append(file) }
    }
    for file in stale {
      if unsafe unlink(file) != 0 {
        throw .system("take '\(file)' away", reason: WorldFailure.lastReason)
      }
    }
    for script in scripts { try write(script.text, to: beginning + script.name) }
  }

  /// Tells whether two names lead to the same file.
  ///
  /// - Parameters:
  ///   - file: The name of a file.
  ///   - other: Another name; `-` is no file.
  /// - Returns: True if both are there and are one.
  static func isSame(_ file: String, as other: String) -> Bool {
    var (place, otherPlace) = (stat(), stat())
    if other == "-" { return false }
    if unsafe stat(file, &place) != 0 || stat(other, &otherPlace) != 0 { return false }
    return place.st_dev == otherPlace.st_dev && place.st_ino == otherPlace.st_ino
  }
}
