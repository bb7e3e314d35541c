import BoardingScript
import Testing

struct PieceFaultsTests {
  /// Returns what is wrong with a text, without the name of its file.
  ///
  /// - Parameter text: The text.
  /// - Returns: The faults, each on a line.
  private func faults(of text: String) -> String {
    do {
      _ = try Script(parsing: text, file: "t")
      return ""
    } catch {
      return error.description.split(separator: "\n").map { String($0.dropFirst(2)) }
        .joined(separator: "\n")
    }
  }

  @Test(arguments: [
    (
      "source total 3",
      "2:1: error: 'source total' needs items that arrive in pieces; declare them with 'source'"
    ),
    ("source Name total 3", "2:8: error: expected a title in quotation marks, found 'Name'"),
    (
      "source \"Name\" totl 3", "2:15: error: expected 'total', found 'totl'; did you mean 'total'?"
    ),
    (
      "source \"Name\" total -1",
      "2:21: error: expected a number of items from 0 to 1000000000, found '-1'"
    ),
    (
      "source \"Name\" total 1000000000000000",
      "2:21: error: '1000000000000000' has too many digits; at most 15 count, and at most 22 follow"
        + " the point"
    ),
    (
      "source \"Name\" total 100000000000000",
      "2:21: error: expected a number of items from 0 to 1000000000, found '100000000000000'"
    ),
    (
      "source \"Name\" total 3.5",
      "2:21: error: expected a number of items from 0 to 1000000000, found '3.5'"
    ),
    (
      "source \"Name\" total 3 page 0",
      "2:28: error: expected a number of items from 1 to 1000, found '0'"
    ),
    (
      "source \"Name\" total 3 page 1001",
      "2:28: error: expected a number of items from 1 to 1000, found '1001'"
    ),
    (
      "source \"Name\" total 3 latency soon",
      "2:31: error: expected a time such as 400ms, or never, found 'soon'"
    ),
    (
      "source \"Name\" total 3 latency -1s",
      "2:31: error: expected a time that is not negative, found '-1s'"
    ),
    (
      "source \"Name\" total 3 fails 0",
      "2:29: error: expected the number of a piece from 1 to 1000000000, found '0'"
    ),
    (
      "source \"Name\" total 3 fails 2 fails 2 3",
      "2:37: error: '2' stands here for the second time"
    ),
    (
      "source \"Name\" total 3 fails 2 1001",
      "2:31: error: expected a number of times from 0 to 1000, found '1001'"
    ),
    (
      "source \"Name\" total 3 short 2",
      "2:30: error: expected a number of items from 0 to 1000, found the end of the line"
    ),
    (
      "source \"Name\" total 3 short 2 1 short 2 3",
      "2:39: error: '2' stands here for the second time"
    ),
    (
      "source \"Name\" total 99 page 10 distance 6 max 21",
      "2:47: error: expected at least 22 as maximum number of items, found '21'"
    ),
    (
      "source \"Name\" total 3 tries 0",
      "2:29: error: expected a number of tries from 1 to 1000, found '0'"
    ),
    (
      "source \"Name\" total 3 tries 3 from -1s",
      "2:36: error: expected a time that is not negative, found '-1s'"
    ),
    (
      "source \"Name\" total 3 duplicates dropp",
      "2:34: error: expected drop or report, found 'dropp'; did you mean 'drop'?"
    ),
    (
      "source \"Name\" total 3 placeholder",
      "2:23: error: expected [page N], [latency TIME|never], [fails PIECE [TIMES|always]]...,"
        + " [short PIECE N]..., [distance N], [max N], [placeholders],"
        + " [tries N [from TIME [to TIME]]], [duplicates drop|report] or [clearing], found"
        + " 'placeholder'; did you mean 'placeholders'?"
    ),
    ("page a\nsource \"Name\" total 3", "3:1: error: 'source' cannot stand beside 'page'"),
    ("endless\nsource \"Name\" total 3", "3:1: error: 'source' cannot stand beside 'endless'"),
    ("days\nsource \"Name\" total 3", "3:1: error: 'source' cannot stand beside 'days'"),
    (
      "source \"Name\" total 3\nsource \"Name\" total 3",
      "3:1: error: 'source' stands here for the second time"
    ),
    ("source \"Name\" total 3\npage a", "3:6: error: 'page' cannot stand beside 'source'"),
    ("source \"Name\" total 3\nendless", "3:1: error: 'endless' cannot stand beside 'source'"),
    (
      "source \"Name\" total 3\nstart\nsource \"Name\" total 3",
      "4:1: error: 'source' is a declaration and must stand before the first move"
    ),
  ])
  func `a source with a fault is reported with what was expected`(text: String, fault: String) {
    #expect(faults(of: "pages P\n" + text) == fault)
  }

  @Test(arguments: [
    ("load appnd", "4:6: error: expected append or prepend, found 'appnd'; did you mean 'append'?"),
    ("load", "4:5: error: expected append or prepend, found the end of the line"),
    ("retry behind", "4:7: error: expected [refresh|append|prepend], found 'behind'"),
    ("refresh al", "4:9: error: expected [start|pieces], found 'al'"),
    ("jump 0", "4:6: error: expected a place from 1 to 1000000000, found '0'"),
    ("start 0", "4:7: error: expected the number of an item from 1 to 1000000000, found '0'"),
    ("tap Name", "4:5: error: expected the number of an item from 1 to 1000000000, found 'Name'"),
    ("delete 3", "4:8: error: expected pages that are declared by name, found '3'"),
    (
      "expect append loadin",
      "4:15: error: expected idle, loading, waiting, failed or complete, found 'loadin'; did you"
        + " mean 'loading'?"
    ),
    (
      "expect arrived",
      "4:15: error: expected an item such as 7, or items such as 1..20, found the end of the line"
    ),
    (
      "expect arrived 5..2",
      "4:16: error: expected an item such as 7, or items such as 1..20, found '5..2'"
    ),
    (
      "expect arrived 1...3",
      "4:16: error: expected an item such as 7, or items such as 1..20, found '1...3'"
    ),
    (
      "expect arrived 1..3 x",
      "4:21: error: expected an item such as 7, or items such as 1..20, found 'x'"
    ),
    (
      "expect count many",
      "4:14: error: expected a number of items from 0 to 1000000000, found 'many'"
    ),
    (
      "expect refused nothingToLod",
      "4:16: error: expected a reason, found 'nothingToLod'; did you mean 'nothingToLoad'?"
    ),
    ("source insert 0 at 1", "4:15: error: expected a number of items from 1 to 100000, found '0'"),
    ("source insert 2 on 1", "4:17: error: expected 'at', found 'on'"),
    ("source latency soo", "4:16: error: expected a time such as 400ms, or never, found 'soo'"),
  ])
  func `a statement with a fault is reported with what was expected`(line: String, fault: String) {
    #expect(faults(of: itemsInPieces + line) == fault)
  }

  @Test(arguments: [
    "retry", "refresh", "jump 3", "deliver", "fail", "source total 3", "source insert 1 at 1",
    "source remove 1 at 1", "source latency 1s", "source fails 2", "expect append idle",
    "expect prepend idle", "expect refresh idle", "expect arrived none", "expect count 0",
    "expect placeholders 0", "items", "pieces", "requests", "expect requests\nend",
  ])
  func `without a source its statements make no sense`(lines: String) {
    let form = Language.pagesHandbook.forms.filter {
      lines.split(separator: "\n")[0].split(separator: " ").starts(
        with: $0.words,
        by: { $0 == Substring($1) }
      )
    }.max { $0.words.count < $1.words.count }
    let words = form?.words.joined(separator: " ") ?? ""
    #expect(
      faults(of: "pages P\npage a\n" + lines)
        == "3:1: error: '\(words)' needs items that arrive in pieces; declare them with 'source'"
    )
  }

  @Test func `elsewhere the load of the prompt is meant`() {
    let fault = "1: error: 'load' works only at the prompt"
    #expect(faults(of: "pages P\npage a\nload names.boarding") == "3:" + fault)
    #expect(faults(of: "screen a\nload append") == "2:" + fault)
  }

  @Test func `words of the other kind of text are told apart`() {
    #expect(
      faults(of: "screen a\npage b\nsource \"x\" total 3")
        == """
        2:1: error: 'page' belongs into a text that begins with 'pages'
        3:1: error: 'source' belongs into a text that begins with 'pages'
        """
    )
    #expect(
      faults(of: "pages P\nscreen a")
        == "2:1: error: 'screen' belongs into a text that begins with 'flow'"
    )
  }
}
