import BoardingScript
import Testing

struct JSONLinesTests {
  @Test func `what fails is told in words as without JSON`() throws {
    let lines = (0..<300).map { "expect top \($0 % 3 == 0 ? "a" : "b")\n" }.joined()
    let script = try Script(parsing: "screen a\nscreen b\nstart\n" + lines, file: "t")
    for goesOn in [false, true] {
      let (text, json) = (script.run(goingOn: goesOn), script.runAsJSONLines(goingOn: goesOn))
      #expect(json.failure == text.failure)
      #expect(json.failure?.split(separator: "\n").count == (goesOn ? 200 : 1) * 11)
      #expect(json.cause == text.cause)
    }
  }

  @Test func `statements and failures name their file, also an included one`() throws {
    let script = try Script(
      parsing: "screen a\ninclude x/more\nstack\n",
      file: "t",
      including: { (_) throws(InclusionFailure) in Array("# nothing\nexpect top a\n".utf8) }
    )
    #expect(
      script.runAsJSONLines(goingOn: true).lines == #"""
        {"kind":"script","boarding":1,"file":"t"}
        {"kind":"statement","file":"t","line":1,"text":"screen a"}
        {"kind":"statement","file":"x/more","line":2,"text":"expect top a"}
        {"kind":"failure","file":"x/more","line":2,"column":1,"expected":["a"],"actual":["none"]}
        {"kind":"statement","file":"t","line":3,"text":"stack"}
        {"kind":"answer","text":"empty"}
        {"kind":"end","result":"failed"}

        """#
    )
  }
}
