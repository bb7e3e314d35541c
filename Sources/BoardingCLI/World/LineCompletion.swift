#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// What the line editor asks when somebody presses Tab.
enum LineCompletion {
  /// Finds what may come next in a line; set while a line is being edited.
  nonisolated(unsafe) static var complete: ((String) -> PromptSession.Completion)?
  /// Where the library keeps the line.
  nonisolated(unsafe) private static var lineBuffer: UnsafeMutableRawPointer?
  /// Where the library is told that its own completion is not wanted.
  nonisolated(unsafe) private static var isOver: UnsafeMutableRawPointer?
  /// Where the library is told what follows a word that is complete.
  nonisolated(unsafe) private static var appended: UnsafeMutableRawPointer?

  /// A list of strings as C has it, which the library frees.
  private typealias Strings = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
  /// What the library calls with the word and its place in the line.
  private typealias Attempt = @convention(c) (UnsafePointer<CChar>?, Int32, Int32) -> Strings?

  /// Tells a library whom to ask.
  ///
  /// - Parameter library: The library.
  /// - Returns: False if the library lacks something.
  static func begin(in library: UnsafeMutableRawPointer) -> Bool {
    unsafe lineBuffer = dlsym(library, "rl_line_buffer")
    unsafe isOver = dlsym(library, "rl_attempted_completion_over")
    unsafe appended = dlsym(library, "rl_completion_append_character")
    guard unsafe lineBuffer != nil,
      let function = unsafe dlsym(library, "rl_attempted_completion_function")
    else { return false }
    let attempt: Attempt = { text, _, end in
      unsafe LineCompletion.matches(for: text.map { unsafe String(cString: $0) } ?? "", to: end)
    }
    unsafe function.storeBytes(of: attempt, as: Attempt.self)
    for name in ["rl_basic_word_break_characters", "rl_completer_word_break_characters"] {
      let place = unsafe dlsym(library, name)
      unsafe place?.storeBytes(of: strdup(" \t"), as: UnsafeMutablePointer<CChar>?.self)
    }
    return true
  }

  /// Answers the library.
  ///
  /// - Parameters:
  ///   - word: The word that is being typed.
  ///   - end: Where it ends in the line, in bytes.
  /// - Returns: What the words have in common, the words, and a null; null for no word.
  private static func matches(for word: String, to end: Int32) -> Strings? {
    unsafe isOver?.storeBytes(of: 1, as: Int32.self)
    let place = unsafe lineBuffer?.load(as: UnsafeMutablePointer<CChar>?.self)
    guard let line = unsafe place, let complete = unsafe complete else { return nil }
    let typed = unsafe String(
      decoding: Array(String(cString: line).utf8).prefix(Int(end)),
      as: UTF8.self
    )
    var words: [String]
    switch complete(typed) {
    case .words(let found): words = found
    case .file(let beginning):
      // The library knows only what stands behind the last space.
      let before = beginning.utf8.count - word.utf8.count
      words = Files.names(beginning: beginning)
        .map { String(decoding: Array($0.utf8).dropFirst(before), as: UTF8.self) }
    }
    words = words.filter { $0.utf8.starts(with: word.utf8) }
    if words.isEmpty { return nil }
    let goesOn = words.count == 1 && words[0].hasSuffix("/")
    unsafe appended?.storeBytes(of: goesOn ? 0 : 32, as: Int32.self)
    var common = Array(words[0].utf8)
    for other in words {
      common = zip(common, other.utf8).prefix { $0 == $1 }.map { $0.0 }
    }
    let all = [String(decoding: common, as: UTF8.self)] + (words.count == 1 ? [] : words)
    let list = Strings.allocate(capacity: all.count + 1)
    for (index, text) in all.enumerated() { unsafe list[index] = strdup(text) }
    unsafe list[all.count] = nil
    return unsafe list
  }
}
