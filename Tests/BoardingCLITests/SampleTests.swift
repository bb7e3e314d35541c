import BoardingScript
import Foundation
import Testing

@testable import BoardingCLI

struct SampleTests {
  @Test func `the samples are scripts that run`() throws {
    for sample in Sample.all {
      let report = try Script(parsing: sample.text, file: sample.name).run()
      #expect(report.failure == nil, "\(sample.name)")
    }
  }

  @Test(arguments: [
    ("pages", "pages-cities"), ("calendar", "pages-calendar"), ("pieces", "pieces-names"),
  ])
  func `the samples of pages are acceptance scripts`(name: String, file: String) throws {
    let scripts = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "AcceptanceTests/Scripts")
    let sample = try #require(Sample.all.first { $0.name == name })
    let script = try String(
      contentsOf: scripts.appending(path: file + ".boarding"),
      encoding: .utf8
    )
    #expect(sample.text == script)
  }

  @Test func `the prompt shows how far pages are`() {
    var session = PromptSession(echoes: false)
    for line in ["pages P", "page a", "page b", "resize 400 600"] {
      #expect(session.take(Array(line.utf8)).lines == [])
    }
    _ = session.take(Array("start".utf8))
    #expect(session.prompt == "0ms a> ")
    _ = session.take(Array("drag -200 over 100ms in 2 samples".utf8))
    #expect(session.prompt == "100ms a (a > b [#####.....] 50% by finger)> ")
    #expect(session.take(Array("undo".utf8)).lines == ["  undone: 0ms, page a"])
    #expect(session.take(Array("redo".utf8)).lines == ["  done again: 100ms, page a"])
    #expect(session.completion(of: "tap ") == .words(["a", "b"]))
    #expect(session.take(Array("expect settled ?".utf8)).lines == ["  a b none"])
    #expect(
      session.take(Array("help menu touch".utf8)).lines == [
        "  menu touch",
        "    Puts a finger down on the menu, which catches what moves there by itself.",
        "    For example:", "      menu touch",
      ]
    )
  }

  @Test func `before the first move the prompt knows what it is about`() {
    var session = PromptSession(echoes: false)
    for line in ["pages P", "page a"] { _ = session.take(Array(line.utf8)) }
    #expect(session.take(Array("undo".utf8)).lines == ["  undone: 0ms, before the first page"])
    #expect(
      session.take(Array("help optin".utf8)).lines == [
        "  no statement has 'optin'; did you mean 'option'?"
      ]
    )
  }

  @Test func `the prompt loads files, and pieces where there are some`() {
    var session = PromptSession(echoes: false)
    #expect(session.take(Array("load append".utf8)).request == .read(file: "append"))
    for line in ["pages P", "source \"Item\" total 30 page 10", "start"] {
      _ = session.take(Array(line.utf8))
    }
    #expect(
      session.take(Array("load names.boarding".utf8)).request == .read(file: "names.boarding")
    )
    #expect(session.take(Array("load ./append".utf8)).request == .read(file: "./append"))
    let lines = session.take(Array("load append".utf8)).lines
    #expect(lines.prefix(2) == ["  0ms request append 2", "  0ms answer append 2: 10 items"])
    #expect(session.take(Array("undo".utf8)).lines == ["  undone: 0ms, page 1"])
    #expect(
      session.take(Array("items".utf8)).lines == ["  10 items: 1..10", "  at place 1 of 10"]
    )
    #expect(session.take(Array("redo".utf8)).lines == ["  done again: 0ms, page 1"])
    #expect(
      session.take(Array("items".utf8)).lines == ["  20 items: 1..20", "  at place 1 of 20"]
    )
    #expect(session.completion(of: "load ") == .words(["append", "prepend"]))
  }
}
