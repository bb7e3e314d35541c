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
  /// Only files that a walk has written and nobody has changed are replaced and taken away, and
  /// never one that is read; before anything is written that is looked at. Ctrl-C ends the work
  /// between two files.
  ///
  /// - Parameters:
  ///   - scripts: The ways.
  ///   - folder: The folder, which is made if it is not there.
  ///   - sources: The files that are read.
  /// - Throws: What the system says, or that a file of such a name is another one.
  static func write(
    _ scripts: [PathScripts.File],
    into folder: String,
    besides sources: [String]
  ) throws(WorldFailure) {
    try makeFolder(folder)
    let beginning = folder + (folder.hasSuffix("/") ? "" : "/")
    let written = Set(scripts.map { beginning + $0.name })
    var stale: [String] = []
    for file in names(beginning: beginning)
    where PathScripts.isName(file.dropFirst(beginning.count)) {
      let isWritten = written.contains(file)
      // What cannot be read stands in the way only of a file of its name.
      guard let text = try? read(file, of: .ordinary) else {
        if isWritten { _ = try read(file, of: .ordinary) }
        continue
      }
      let origin = PathScripts.origin(of: text)
      switch origin {
      case .other where isWritten:
        throw .system("write '\(file)'", reason: "boarding explore has not written what is there")
      case .changedWalk where isWritten:
        let reason = "it was changed since boarding explore has written it; another name keeps it"
        throw .system("write '\(file)'", reason: reason)
      case .other, .changedWalk: continue
      case .walk: break
      }
      if let source = sources.first(where: { isSame(file, as: $0) }) {
        throw .system("write ways into '\(folder)'", reason: "'\(source)' is read, too")
      }
      if !isWritten { stale.append(file) }
    }
    for file in stale {
      if Interruption.isPending { return }
      if unsafe unlink(file) != 0 {
        throw .system("take '\(file)' away", reason: WorldFailure.lastReason)
      }
    }
    for script in scripts {
      if Interruption.isPending { return }
      try write(script.text, to: beginning + script.name)
    }
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
