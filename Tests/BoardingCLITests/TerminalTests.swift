#if os(Linux)
import Foundation
import Synchronization
import Testing

/// Talks to the command at a pseudo-terminal, which `script` of util-linux makes.
@Suite(.serialized, .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/script")))
struct TerminalTests {
  /// What a terminal shows.
  private final class Screen: Sendable {
    /// What was printed and not seen yet.
    private let text = Mutex("")

    /// Shows what is printed, up to its end.
    ///
    /// - Parameter descriptor: Where it is printed.
    func show(_ descriptor: Int32) {
      let handle = FileHandle(fileDescriptor: descriptor)
      while let data = try? handle.read(upToCount: 1), !data.isEmpty {
        text.withLock { $0 += String(decoding: data, as: UTF8.self) }
      }
    }

    /// Looks for something, and forgets it and what stands before it.
    ///
    /// - Parameter part: What to look for.
    /// - Returns: True if it is there.
    func take(_ part: String) -> Bool {
      text.withLock { (text) in
        guard let range = text.range(of: part) else { return false }
        text = String(text[range.upperBound...])
        return true
      }
    }
  }

  /// A person at a terminal.
  private final class Person {
    /// The process at the terminal.
    private let process: Process
    /// What is typed.
    private let keyboard = Pipe()
    /// Where what is printed comes from.
    private let printed = Pipe()
    /// What was printed.
    private let screen = Screen()

    /// Sits down.
    ///
    /// - Parameters:
    ///   - desk: The files.
    ///   - terminal: What the terminal calls itself.
    /// - Throws: What the system says.
    init(at desk: Desk, terminal: String) throws {
      process = desk.process(
        "exec script -q -e -c 'trap : INT; boarding; echo code $?; stty -a' /dev/null",
        variables: ["TERM": terminal, "NO_COLOR": "1", "SHELL": "/bin/sh"]
      )
      process.standardInput = keyboard
      process.standardOutput = printed
      try process.run()
      let (screen, descriptor) = (screen, printed.fileHandleForReading.fileDescriptor)
      Thread.detachNewThread { screen.show(descriptor) }
    }

    /// Waits until something was printed, and forgets it and what stands before it.
    ///
    /// - Parameter text: What to wait for.
    /// - Returns: True if it was printed within a while.
    func sees(_ text: String) -> Bool {
      for _ in 0..<1_000 {
        if screen.take(text) { return true }
        Thread.sleep(forTimeInterval: 0.01)
      }
      return false
    }

    /// Types.
    ///
    /// - Parameter text: What to type.
    func types(_ text: String) {
      // The prompt is there a little before the command listens.
      Thread.sleep(forTimeInterval: 0.2)
      keyboard.fileHandleForWriting.write(Data(text.utf8))
    }

    /// Stands up.
    func leaves() {
      try? keyboard.fileHandleForWriting.close()
      process.waitUntilExit()
    }
  }

  /// What a key sends.
  private enum Key {
    /// Abandons the line.
    static let controlC = "\u{3}"
    /// Ends the input.
    static let controlD = "\u{4}"
    /// Goes back in the history.
    static let up = "\u{1B}[A"
  }

  /// True if the system has a line editor.
  private static let hasEditor = ["libedit.so.2", "libreadline.so.8"].contains { (name) in
    ["/lib", "/usr/lib", "/usr/lib64"].contains { (folder) in
      let machine = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      return machine.contains(name)
        || machine.filter { $0.hasSuffix("-linux-gnu") }.contains {
          FileManager.default.fileExists(atPath: "\(folder)/\($0)/\(name)")
        }
    }
  }

  @Test(arguments: ["xterm", "dumb"])
  func `Ctrl-C abandons a line, Ctrl-D ends and gives the terminal back`(terminal: String) throws {
    let person = try Person(at: try Desk(["flow": "screen a\n"]), terminal: terminal)
    #expect(person.sees("0ms welcome> "))
    person.types("next\n")
    #expect(person.sees("willShow(features)"))
    #expect(person.sees("features [..........] 0%)> "))
    person.types("nonsense" + Key.controlC)
    #expect(person.sees("^C"))
    #expect(person.sees("features [..........] 0%)> "))
    person.types(Key.controlC)
    #expect(person.sees("quit ends, and so does Ctrl-D"))
    #expect(person.sees("features [..........] 0%)> "))
    person.types("stack\n")
    #expect(person.sees("  welcome features"))
    #expect(person.sees("features [..........] 0%)> "))
    person.types(Key.controlD)
    #expect(person.sees("code 0"))
    #expect(person.sees(" icanon "))
    #expect(person.sees(" echo "))
    person.leaves()
  }

  @Test(.enabled(if: hasEditor))
  func `with an editor there are completion and history`() throws {
    let person = try Person(at: try Desk(["my flow": "screen a\nstart\n"]), terminal: "xterm")
    #expect(person.sees("0ms welcome> "))
    person.types("ne\t\r")
    #expect(person.sees("began push welcome > features"))
    #expect(person.sees("features [..........] 0%)> "))
    person.types("load my\t\r")
    #expect(person.sees("loaded my flow: 0ms, stack a"))
    #expect(person.sees("0ms a> "))
    person.types("undo\r")
    #expect(person.sees("undone: 0ms, stack welcome features"))
    #expect(person.sees("features [..........] 0%)> "))
    person.types(Key.up + Key.up + "\r")
    #expect(person.sees("loaded my flow"))
    #expect(person.sees("0ms a> "))
    person.types("quit\r")
    #expect(person.sees("code 0"))
    #expect(person.sees(" icanon "))
    person.leaves()
  }
}
#endif
