import Boarding
import BoardingScript
import Testing

/// Texts that are no snapshots, and what is said about them.
struct HostileSnapshotTests {
  /// Reads a text and returns what is wrong with it.
  private func fault(_ text: String) -> String { fault(Array(text.utf8)) }

  private func fault(_ bytes: [UInt8]) -> String {
    do {
      _ = try Snapshot(json: bytes)
      return "nothing"
    } catch {
      return error.description
    }
  }

  /// Puts a stack into the least that a snapshot says.
  private func navigation(_ stack: String, _ more: String = "") -> String {
    #"{"boardingSnapshot":1,"navigation":{"flow":"F","time":0,"stack":[\#(stack)],"entryCount":2"#
      + more + "}}"
  }

  @Test(
    arguments: [
      ("", "1:1: $: expected a snapshot, found the end of the text"),
      ("[1]", "1:1: $: expected a snapshot, found an array"),
      ("{}", "1:1: $.boardingSnapshot: expected a value, found nothing"),
      (
        #"{"boardingSnapshot":2,"anything":[]}"#,
        "1:21: $.boardingSnapshot: expected the version 1, found 2, which a newer Boarding wrote"
      ),
      (
        #"{"boardingSnapshot":0}"#,
        "1:21: $.boardingSnapshot: expected the version 1, found '0'"
      ),
      (
        #"{"navigation":{},"boardingSnapshot":1}"#,
        "1:15: $.navigation: expected the member 'boardingSnapshot' in front of the others, "
          + "found an object"
      ),
      (
        #"{"boarding":1,"screens":[]}"#,
        "1:2: $: expected only the members 'boardingSnapshot', 'navigation', 'paging', "
          + "'loading', found 'boarding'"
      ),
      (
        #"{"boardingSnapshot":1,"boardingSnapshot":1}"#,
        "1:41: $.boardingSnapshot: expected each name once, found the name again"
      ),
      (
        #"{"boardingSnapshot":1,"\u001b[31m\u0085\u007f\n":1}"#,
        "1:23: $: expected only the members 'boardingSnapshot', 'navigation', 'paging', "
          + #"'loading', found '\u{1b}[31m\u{85}\u{7f}\u{0a}'"#
      ),
      (#"{"boardingSnapshot":1}x"#, "1:23: $: expected the end of the text, found 'x'"),
      (#"{"boardingSnapshot":1"#, "1:22: $: expected ',' or '}', found the end of the text"),
      (#"{"boardingSnapshot":1,}"#, "1:23: $: expected a name in quotation marks, found '}'"),
    ]
  )
  func `what is no snapshot is refused with its place`(text: String, message: String) {
    #expect(fault(text) == message)
  }

  @Test(
    arguments: [
      (
        #"{"screen":"a","entry":0},{"screen":"a","entry":1}"#, "stack[1].screen", "'a'",
        "a screen that is not on the stack yet"
      ),
      (
        #"{"screen":"a","entry":0},{"screen":"b","entry":0}"#, "stack[1].entry", "'0'",
        "the number of no other place"
      ),
      (#"{"screen":"a"}"#, "stack[0].entry", "nothing", "a value"),
      (#"{"screen":7,"entry":0}"#, "stack[0].screen", "'7'", "the name of a screen"),
      (#"{"screen":"a","entry":-1}"#, "stack[0].entry", "'-1'", "the number of a place"),
      (#"{"screen":"a","entry":1.5}"#, "stack[0].entry", "'1.5'", "the number of a place"),
      (
        #"{"screen":"a","entry":4294967295}"#, "stack[0].entry", "'4294967295'",
        "the number of a place"
      ),
      (
        #"{"screen":"a","entry":99999999999999999999}"#, "stack[0].entry",
        "'99999999999999999999'", "the number of a place"
      ),
      (#"{"screen":"\ud800","entry":0}"#, "stack[0].screen", "one half", "a whole surrogate pair"),
      (#"{"screen":"\q","entry":0}"#, "stack[0].screen", "'q'", "an escape"),
      ("[[[[", "stack[0]", "an array", "a screen on the stack"),
      (
        #"{"screen":"a","entry":2}"#, "entryCount", "'2'", "a number above the entries of the stack"
      ),
    ]
  )
  func `a stack that is none is refused with its place`(
    stack: String,
    path: String,
    found: String,
    expected: String
  ) throws {
    let error = #expect(throws: SnapshotError.self) {
      try Snapshot(json: navigation(stack))
    }
    #expect(error?.found == found)
    #expect(error?.expected == expected)
    let inside = path == "entryCount" ? "$.navigation" : "$.navigation." + path
    #expect(error?.path == inside)
  }

  @Test func `an error names the line and the character`() {
    let text = "{\"boardingSnapshot\":1,\n\"navigation\":{\"flow\":\"Ü🧭\",\"time\":-5}}"
    #expect(
      fault(text)
        == "2:34: $.navigation.time: expected a whole number of nanoseconds, 0 or more, found '-5'"
    )
  }

  @Test func `bytes that are not UTF-8, and a byte order mark, are refused`() {
    let text = Array(#"{"boardingSnapshot":1,"navigation":{"flow":""#.utf8)
    let rest = Array(#"","time":0,"stack":[],"entryCount":0}}"#.utf8)
    #expect(
      fault(text + [0x61, 0xED, 0xA0, 0x80] + rest)
        == "1:46: $.navigation.flow: expected a text in UTF-8, found the byte 237"
    )
    #expect(fault([0xEF, 0xBB, 0xBF] + text) == "1:1: $: expected a snapshot, found the byte 239")
    #expect(fault(text + [0x0A] + rest).hasPrefix("1:45: $.navigation.flow: expected a character"))
    #expect(fault(text + [0x61] + rest) == "nothing")
  }

  @Test func `escapes are read, names with escapes too`() throws {
    let text = #"""
      {"boardingSnapshot" : 1,
       "navigation" : {"\u0066low":"\u00dc\ud83e\udded\/\b\f\n\r\t\"\\", "time":0,
         "entryCount":0, "stack":[ ] } }
      """#
    let snapshot = try Snapshot(json: text)
    #expect(snapshot.navigation?.flow == "Ü🧭/\u{8}\u{C}\n\r\t\"\\")
    #expect(try Snapshot(json: snapshot.json) == snapshot)
  }

  @Test func `surroundings that make no sense are refused`() {
    let settings: [(String, String)] = [
      (#"{"containerWidth":0}"#, "a number of points above 0"),
      (#"{"containerWidth":1e999}"#, "a number of points"),
      (#"{"movePolicy":"maybe"}"#, "one of 'refuse', 'queue', 'finish'"),
      (#"{"swipeRules":{"slop":0}}"#, "whole rules"),
      (#"{"gestures":1}"#, "true or false"),
    ]
    for (text, expected) in settings {
      let error = #expect(throws: SnapshotError.self) {
        try Snapshot(json: navigation("", #","settings":"# + text))
      }
      #expect(error?.expected == expected)
    }
  }
}
