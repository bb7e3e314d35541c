import Foundation
import Testing

/// Runs `boarding explore --paths`.
struct ExploreWaysTests {
  /// A folder with a flow.
  private let desk: Desk

  /// Makes the folder.
  init() throws {
    desk = try Desk([
      "sound.boarding": "flow Sound\nscreen a \"A\"\nscreen b\nseries a b\nstart\nnext\n"
    ])
  }

  @Test func `ways are written as scripts that run`() throws {
    #expect(try desk.run("boarding explore --paths ways sound.boarding").code == 0)
    let names = ["screen-a", "screen-b", "way-0001", "way-0002", "way-0003"]
    let list = names.map { $0 + ".boarding\n" }.joined()
    #expect(try desk.run("ls ways") == Desk.Result(list, 0))
    #expect(try desk.run("boarding run --quiet ways/*.boarding") == Desk.Result("", 0))
    #expect(
      try desk.run("sed '1s/as [0-9a-f]*:/as CHECKSUM:/' ways/screen-b.boarding").output == """
        # Written by boarding explore as CHECKSUM: the shortest way to b, 2 inputs

        flow Sound
        screen a "A"
        screen b
        series a b

        start
        settle
        next
        settle
        expect stack a b
        expect pending none
        expect not finished

        """
    )
  }

  @Test func `ways of an earlier walk go, and other files stay`() throws {
    let longer = "sed 's/series a b/screen c\\nseries a b c/' sound.boarding >longer.boarding"
    #expect(try desk.run(longer + "; boarding explore --paths ways longer.boarding").code == 0)
    #expect(
      try desk.run("ls ways | grep -c .; echo mine >ways/way-mine.boarding; echo mine >ways/notes")
        == Desk.Result("9\n", 0)
    )
    #expect(try desk.run("boarding explore --paths ways/ sound.boarding").code == 0)
    let names = [
      "notes", "screen-a.boarding", "screen-b.boarding", "way-0001.boarding", "way-0002.boarding",
      "way-0003.boarding", "way-mine.boarding",
    ]
    #expect(try desk.run("ls ways").output == names.map { $0 + "\n" }.joined())
  }

  @Test func `what a walk has not written is not written over`() throws {
    #expect(try desk.run("mkdir ways; cp sound.boarding ways/screen-b.boarding").code == 0)
    let line =
      "boarding: error: cannot write 'ways/screen-b.boarding': boarding explore has not written "
      + "what is there\n"
    for flow in ["sound.boarding", "ways/screen-b.boarding"] {
      #expect(try desk.run("boarding explore --paths ways \(flow)") == Desk.Result(line, 3))
    }
    #expect(try desk.run("ls ways") == Desk.Result("screen-b.boarding\n", 0))
    #expect(try desk.run("cmp sound.boarding ways/screen-b.boarding").code == 0)
  }

  @Test func `a way that is walked is not written over`() throws {
    #expect(try desk.run("boarding explore --paths ways sound.boarding").code == 0)
    let line =
      "boarding: error: cannot write ways into 'ways': './ways/screen-a.boarding' is read, too\n"
    #expect(
      try desk.run("boarding explore --paths ways ./ways/screen-a.boarding")
        == Desk.Result(line, 3)
    )
  }

  @Test func `a way that somebody has changed stays`() throws {
    #expect(try desk.run("boarding explore --paths ways sound.boarding").code == 0)
    #expect(try desk.run("echo 'expect top a' >>ways/way-0003.boarding").code == 0)
    let line =
      "boarding: error: cannot write 'ways/way-0003.boarding': it was changed since boarding "
      + "explore has written it; another name keeps it\n"
    #expect(
      try desk.run("boarding explore --paths ways sound.boarding") == Desk.Result(line, 3)
    )
    // A walk that does not need the name leaves it alone, and so does one behind a new name.
    let walk = "boarding explore --paths ways --ways 1 sound.boarding >report 2>&1"
    #expect(try desk.run(walk) == Desk.Result("", 0))
    #expect(
      try desk.run("ls ways; tail -n 1 ways/way-0003.boarding")
        == Desk.Result(
          "screen-a.boarding\nscreen-b.boarding\nway-0001.boarding\nway-0003.boarding\n"
            + "expect top a\n",
          0
        )
    )
  }

  @Test func `a way that a flow includes is not written over`() throws {
    let flow = "printf 'include \"ways/screen-b.boarding\"\\n' >outer.boarding"
    #expect(try desk.run(flow + "; boarding explore --paths ways sound.boarding").code == 0)
    let line =
      "boarding: error: cannot write ways into 'ways': 'ways/screen-b.boarding' is read, too\n"
    #expect(
      try desk.run("boarding explore --paths ways outer.boarding") == Desk.Result(line, 3)
    )
  }

  @Test func `names that differ in capital letters only become different files`() throws {
    let flow = "printf 'screen a\\nscreen A\\nscreen b\\nseries a A b\\n' >capitals.boarding"
    #expect(
      try desk.run(flow + "; boarding explore --paths ways --ways 0 capitals.boarding").code == 0
    )
    let names = ["screen-A.2.boarding", "screen-a.boarding", "screen-b.boarding"]
    #expect(
      try desk.run("LC_ALL=C ls ways") == Desk.Result(names.map { $0 + "\n" }.joined(), 0)
    )
  }

  @Test func `whoever ends a walk while it writes leaves whole files`() throws {
    let screens = (0..<200).map { "screen s\($0)\\n" }.joined()
    let series = "series " + (0..<200).map { "s\($0) " }.joined()
    let line =
      "printf '\(screens)\(series)\\n' >long.boarding; "
      + "boarding explore --paths ways --ways 100000 long.boarding >report 2>errors & "
      + "while ! ls ways/*.boarding >found 2>&1; do :; done; kill -TERM $!; wait $!; echo $?; "
      + "cat errors; ls ways | grep -v 'boarding$'"
    #expect(try desk.run(line).output == "130\nboarding: interrupted\n")
  }
}
