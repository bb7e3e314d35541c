import BoardingScript
import Foundation
import Testing

struct PageHandbookTests {
  /// Returns a script with an example in it.
  ///
  /// - Parameter form: The statement with the example.
  /// - Returns: The example, between what it needs.
  private func script(with form: StatementForm) -> String {
    switch form.words[0] {
    case "flow": form.example + "\nscreen a"
    case "pages": form.example
    case "boarding": form.example + "\npages P"
    case "source" where form.words.count == 1: "pages P\n" + form.example
    case "endless", "days": "pages P\n" + form.example
    case "page": "pages P\n" + form.example
    default: (needsPieces(form) ? itemsInPieces : threePages) + form.example
    }
  }

  /// Tells whether a statement needs items that arrive in pieces.
  ///
  /// - Parameter form: The statement.
  /// - Returns: True if it is in one of their groups.
  private func needsPieces(_ form: StatementForm) -> Bool {
    let groups = ["Items in pieces", "Questions about items in pieces"]
    return Language.pagesHandbook.groups.contains { (group) in
      groups.contains(group.title) && group.forms.contains { $0.words == form.words }
    }
  }

  @Test func `every example can be read`() throws {
    for form in Language.pagesHandbook.forms {
      let text = script(with: form)
      let load: IncludedFileLoader = { _ in Array("# nothing".utf8) }
      #expect(throws: Never.self, "\(form.usage)") {
        try Script(parsing: text, file: "t", including: load)
      }
    }
  }

  @Test func `every statement says what it does in a sentence`() {
    for form in Language.pagesHandbook.forms {
      #expect(form.summary.hasSuffix("."), "\(form.usage)")
      #expect(form.example.hasPrefix(form.words.joined(separator: " ")), "\(form.usage)")
    }
  }

  @Test(arguments: [
    ("ta", "tap"), ("tap ", "oslo bergen tromso"), ("tap b", "bergen"),
    ("menu ", "touch drag hold release cancel fling"),
    ("select oslo ", "instant"), ("option item-size ", "fixed self-sizing fit"),
    ("option menu-p", "menu-position"), ("option colour s", "selected-text selected-background"),
    ("option font usual 12 ", "weight named"), ("option font usual 12 weight b", "bold black"),
    ("expect settled ", "oslo bergen tromso none"), ("expect scrolling oslo ", ">"),
    ("expect refused pa", "past pageIsNotHere"), ("insert x ", "width selected before after"),
    ("move oslo ", "before after"), ("reload around o", "oslo"), ("fling ", "forward backward"),
    ("drag 5 ", "up down over in"), ("policy ", "selection"),
    ("motion ", "travel spring slop bounces deceleration"),
    ("expect indicator ", "none"), ("page x ", "width selected"),
    ("loading ", "neighbours selected"),
    ("start ", "oslo bergen tromso"), ("screen ", ""),
  ])
  func `completion knows the words that may come next`(text: String, words: String) {
    var session = ScriptSession()
    for line in threePages.split(separator: "\n") { _ = session.feed(String(line)) }
    let found = session.handbook.completions(of: text, names: session.names)
    #expect(found.joined(separator: " ") == words)
  }

  @Test func `the script at the beginning of the reference page runs`() throws {
    let lines = Language.pagesHandbook.pagesMarkdown().split(
      separator: "\n",
      omittingEmptySubsequences: false
    )
    let fenced = lines.drop { $0 != "```boarding" }.dropFirst().prefix { $0 != "```" }
    #expect(try report(of: fenced.joined(separator: "\n")).failure ?? "" == "")
  }

  @Test func `the reference page is made from the table of statements`() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let page = root.appending(path: "Docs/PageScripts.md")
    let environment = ProcessInfo.processInfo.environment
    if environment["BOARDING_REWRITE"] != nil {
      try #require(environment["CI"] == nil, "Committed files are never rewritten in CI.")
      try Language.pagesHandbook.pagesMarkdown().write(to: page, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOf: page, encoding: .utf8) == Language.pagesHandbook.pagesMarkdown())
  }
}
