#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The line editor of the system, libedit or readline: arrow keys, history and completion.
///
/// It is looked for when it is needed, so that the command starts without one. The history is
/// that of this session; nothing is written to a file.
@safe struct LineEditor {
  /// Takes the finished line, or nil at the end.
  private typealias LineHandler = @convention(c) (UnsafeMutablePointer<CChar>?) -> Void
  /// Begins to edit a line.
  private typealias Install = @convention(c) (UnsafePointer<CChar>, LineHandler) -> Void
  /// Notes a line.
  private typealias Note = @convention(c) (UnsafePointer<CChar>) -> Void
  /// Does something without being told more.
  private typealias Plain = @convention(c) () -> Void

  /// Begins to edit a line.
  private let install: Install
  /// Takes what was typed.
  private let readCharacter: Plain
  /// Ends editing and gives the terminal back as it was.
  private let remove: Plain
  /// Puts a line into the history.
  private let addHistory: Note
  /// Forgets a line that was abandoned; readline needs that.
  private let cleanUp: [Plain]

  /// The names of the libraries: those of libedit first, which many systems bring along.
  private static let names = [
    "libedit.so.2", "libedit.so.0", "libedit.so", "libedit.3.dylib", "libedit.2.dylib",
    "/usr/lib/libedit.dylib", "libreadline.so.8", "libreadline.so.7", "libreadline.so",
    "libreadline.8.dylib", "libreadline.dylib",
  ]

  /// Looks for an editor.
  ///
  /// It fails where there is none, and on a terminal that cannot move its cursor.
  init?() {
    if ["", "dumb"].contains(OutputStream.variable("TERM") ?? "") { return nil }
    var found: UnsafeMutableRawPointer?
    for name in LineEditor.names where unsafe found == nil {
      unsafe found = dlopen(name, RTLD_NOW | RTLD_LOCAL)
    }
    guard let library = unsafe found else { return nil }
    let install = unsafe dlsym(library, "rl_callback_handler_install")
    let read = unsafe dlsym(library, "rl_callback_read_char")
    let remove = unsafe dlsym(library, "rl_callback_handler_remove")
    let history = unsafe dlsym(library, "add_history")
    guard let install = unsafe install, let read = unsafe read, let remove = unsafe remove,
      let history = unsafe history, unsafe LineCompletion.begin(in: library)
    else { return nil }
    unsafe self.install = unsafeBitCast(install, to: Install.self)
    readCharacter = unsafe unsafeBitCast(read, to: Plain.self)
    self.remove = unsafe unsafeBitCast(remove, to: Plain.self)
    unsafe addHistory = unsafeBitCast(history, to: Note.self)
    let names = ["rl_free_line_state", "rl_callback_sigcleanup", "rl_cleanup_after_signal"]
    cleanUp = names.compactMap { (name: String) -> Plain? in
      guard let place = unsafe dlsym(library, name) else { return nil }
      return unsafe unsafeBitCast(place, to: Plain.self)
    }
    // The command itself hears Ctrl-C.
    unsafe dlsym(library, "rl_catch_signals")?.storeBytes(of: 0, as: Int32.self)
    unsafe setlocale(LC_CTYPE, "")
    if let begin = unsafe dlsym(library, "using_history") {
      unsafe unsafeBitCast(begin, to: Plain.self)()
    }
  }

  /// What became of the line that is being edited.
  private enum Line {
    /// It is still being edited.
    case open
    /// It is finished.
    case finished([UInt8])
    /// The input is at its end.
    case end
  }

  /// The line that is being edited: the library calls back without saying for whom.
  nonisolated(unsafe) private static var current: Line = .open
  /// Ends editing at once where a line is finished; readline would begin another one otherwise.
  nonisolated(unsafe) private static var removeInside: Plain?

  /// Lets somebody edit a line.
  ///
  /// - Parameters:
  ///   - prompt: What stands before the line.
  ///   - complete: Finds what may come next in a line.
  /// - Returns: What came of it.
  /// - Throws: What the system says.
  func line(
    prompt: String,
    completing complete: @escaping (String) -> PromptSession.Completion
  ) throws(WorldFailure) -> TypedLines.Typed {
    unsafe LineCompletion.complete = complete
    defer { unsafe LineCompletion.complete = nil }
    unsafe LineEditor.current = .open
    unsafe LineEditor.removeInside = remove
    unsafe prompt.withCString { (text) in
      unsafe install(text) { (line) in
        defer { unsafe free(line) }
        unsafe LineEditor.removeInside?()
        guard let line = unsafe line else {
          unsafe LineEditor.current = .end
          return
        }
        unsafe LineEditor.current = .finished(Array(String(cString: line).utf8))
      }
    }
    while TypedLines.wait() {
      readCharacter()
      switch unsafe LineEditor.current {
      case .open: continue
      case .end: return .end
      case .finished(let bytes):
        if bytes.contains(where: { $0 != UInt8(ascii: " ") }) {
          unsafe String(decoding: bytes, as: UTF8.self).withCString { unsafe addHistory($0) }
        }
        return .line(bytes)
      }
    }
    for clean in cleanUp { clean() }
    remove()
    try OutputStream.output.write("^C")
    return .interruption
  }
}
