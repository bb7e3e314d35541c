import BoardingScript
import Testing

struct PieceJSONTests {
  @Test func `requests and answers are objects`() throws {
    let text = """
      pages P
      source "Item" total 12 page 3 distance 1 fails 2 tries 2 from 1s max 9
      refresh
      start
      select 3 instant
      settle
      source fails 3 always
      select 6 instant
      advance 1s
      jump 40
      source fails 3 0
      retry
      select 9 instant
      refresh
      refresh pieces
      """
    let lines = try Script(parsing: text, file: "t").runAsJSONLines().lines.split(separator: "\n")
    let loading = lines.filter { (line) in
      line.hasPrefix("{\"kind\":\"event\"")
        && line.split(separator: "\"").contains { $0.hasPrefix("load") }
    }
    #expect(loading.joined(separator: "\n") == Self.expected)
  }

  /// What happens in loading.
  private static let expected = #"""
    {"kind":"event","nanoseconds":0,"event":"loadRefused","reason":"notStarted"}
    {"kind":"event","nanoseconds":0,"event":"loadRequested","request":1,"direction":"refresh","try":1}
    {"kind":"event","nanoseconds":0,"event":"loadReplaced","request":1,"direction":"refresh","try":1,"items":3,"duplicates":0}
    {"kind":"event","nanoseconds":0,"event":"loadCompleted","direction":"prepend"}
    {"kind":"event","nanoseconds":0,"event":"loadRequested","request":2,"direction":"append","piece":2,"try":1}
    {"kind":"event","nanoseconds":0,"event":"loadWaiting","request":2,"direction":"append","piece":2,"try":1,"failure":"error 1","until":1000000000}
    {"kind":"event","nanoseconds":1000000000,"event":"loadRequested","request":3,"direction":"append","piece":2,"try":2}
    {"kind":"event","nanoseconds":1000000000,"event":"loadAppended","request":3,"direction":"append","piece":2,"try":2,"items":3,"duplicates":0}
    {"kind":"event","nanoseconds":1000000000,"event":"loadRequested","request":4,"direction":"append","piece":3,"try":1}
    {"kind":"event","nanoseconds":1000000000,"event":"loadWaiting","request":4,"direction":"append","piece":3,"try":1,"failure":"error 1","until":2000000000}
    {"kind":"event","nanoseconds":2000000000,"event":"loadRequested","request":5,"direction":"append","piece":3,"try":2}
    {"kind":"event","nanoseconds":2000000000,"event":"loadFailed","request":5,"direction":"append","piece":3,"try":2,"failure":"error 1"}
    {"kind":"event","nanoseconds":2000000000,"event":"loadRefused","reason":"indexIsOutOfRange"}
    {"kind":"event","nanoseconds":2000000000,"event":"loadRequested","request":6,"direction":"append","piece":3,"try":1}
    {"kind":"event","nanoseconds":2000000000,"event":"loadAppended","request":6,"direction":"append","piece":3,"try":1,"items":3,"duplicates":0}
    {"kind":"event","nanoseconds":2000000000,"event":"loadRequested","request":7,"direction":"append","piece":4,"try":1}
    {"kind":"event","nanoseconds":2000000000,"event":"loadAppended","request":7,"direction":"append","piece":4,"try":1,"items":3,"duplicates":0}
    {"kind":"event","nanoseconds":2000000000,"event":"loadDropped","direction":"prepend","items":3}
    {"kind":"event","nanoseconds":2000000000,"event":"loadIndexChanged","from":9,"to":6}
    {"kind":"event","nanoseconds":2000000000,"event":"loadCompleted","direction":"append"}
    {"kind":"event","nanoseconds":2000000000,"event":"loadRequested","request":8,"direction":"refresh","piece":3,"try":1}
    {"kind":"event","nanoseconds":2000000000,"event":"loadReplaced","request":8,"direction":"refresh","piece":3,"try":1,"items":3,"duplicates":0}
    {"kind":"event","nanoseconds":2000000000,"event":"loadIndexChanged","from":6,"to":3}
    {"kind":"event","nanoseconds":2000000000,"event":"loadRequested","request":9,"direction":"append","piece":4,"try":1}
    {"kind":"event","nanoseconds":2000000000,"event":"loadAppended","request":9,"direction":"append","piece":4,"try":1,"items":3,"duplicates":0}
    {"kind":"event","nanoseconds":2000000000,"event":"loadCompleted","direction":"append"}
    {"kind":"event","nanoseconds":2000000000,"event":"loadRequested","request":10,"direction":"refresh","piece":3,"try":1}
    {"kind":"event","nanoseconds":2000000000,"event":"loadRefetched","request":10,"direction":"refresh","piece":3,"try":1,"items":3}
    {"kind":"event","nanoseconds":2000000000,"event":"loadRequested","request":11,"direction":"refresh","piece":4,"try":1}
    {"kind":"event","nanoseconds":2000000000,"event":"loadReplaced","request":11,"direction":"refresh","piece":4,"try":1,"items":6,"duplicates":0}
    {"kind":"event","nanoseconds":2000000000,"event":"loadCompleted","direction":"append"}
    """#
}
