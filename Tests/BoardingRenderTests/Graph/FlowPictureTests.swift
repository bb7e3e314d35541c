import Boarding
import BoardingRender
import Testing

/// Tests of pictures of flows, byte by byte.
struct FlowPictureTests {
  @Test func `a flow becomes a flowchart of Mermaid`() throws {
    #expect(
      FlowPicture(of: try sampleFlow()).mermaid == #"""
        flowchart LR
          s0(["welcome<br/>Say #34;hi#34; #38; #60;go#62;#59; #92; #96;on#96; #124; #35;2 "])
          s1["photos"]
          s2["terms"]
          s3((("ready<br/>Ready")))
          s4["lost"]:::unreachable
          s0 -->|"button, swipe"| s1
          s1 -->|"button, guarded"| s2
          s1 -->|"choice later"| s3
          s1 -.->|"skipped unless photos unknown or denied, guarded"| s2
          s1 -.->|"back"| s0
          s2 -->|"button, swipe"| s3
          s2 -.->|"back, swipe, guarded"| s0
          s2 -.->|"back, swipe, guarded"| s1
          s4 -->|"button, swipe"| s0
          classDef unreachable stroke-dasharray: 4 4

        """#
    )
  }

  @Test func `a flow becomes a digraph in DOT`() throws {
    #expect(
      FlowPicture(of: try sampleFlow()).dot == #"""
        digraph "A \"flow\" \\ of #1" {
          rankdir=LR;
          node [shape=box, style=rounded];
          s0 [label="welcome\nSay \"hi\" & <go>; \\ `on` | #2 ", penwidth=2];
          s1 [label="photos"];
          s2 [label="terms"];
          s3 [label="ready\nReady", peripheries=2];
          s4 [label="lost", style="rounded,dashed"];
          s0 -> s1 [label="button, swipe"];
          s1 -> s2 [label="button, guarded"];
          s1 -> s3 [label="choice later"];
          s1 -> s2 [label="skipped unless photos unknown or denied, guarded", style=dashed];
          s1 -> s0 [label="back", style=dashed];
          s2 -> s3 [label="button, swipe"];
          s2 -> s0 [label="back, swipe, guarded", style=dashed];
          s2 -> s1 [label="back, swipe, guarded", style=dashed];
          s4 -> s0 [label="button, swipe"];
        }

        """#
    )
  }

  @Test func `a screen to which a link leads that is never there looks like one without any`()
    throws
  {
    var draft = FlowDraft(name: "Never")
    draft.facts = [FlowDraft.Fact("f", ["a", "b"]), FlowDraft.Fact("g", ["a", "b"])]
    let free = FlowDraft.Condition([FlowDraft.Condition.Test("f", ["a"])])
    let both = FlowDraft.Condition(free.tests + [FlowDraft.Condition.Test("g", ["b"])])
    var first = FlowDraft.Screen(name: "s", next: .screen("v"))
    first.branches = [
      FlowDraft.Branch(to: .screen("v"), when: free),
      FlowDraft.Branch(to: .screen("u"), when: both),
    ]
    let others = [
      FlowDraft.Screen(name: "u", next: .screen("v")),
      FlowDraft.Screen(name: "v", next: FlowDraft.Link.none),
    ]
    draft.screens = [first] + others
    let lines = FlowPicture(of: try draft.makeFlow()).mermaid.split(separator: "\n")
    #expect(lines[2] == "  s1[\"u\"]:::unreachable")
  }

  @Test func `a flow whose moves go forward only has no way back`() throws {
    var draft = FlowDraft(name: "Forward")
    draft.screens = [.init(name: "a"), .init(name: "b")]
    draft.series = ["a", "b"]
    draft.options.settings.isForwardOnly = true
    draft.options.settings.allowsGestures = false
    #expect(
      FlowPicture(of: try draft.makeFlow()).mermaid == """
        flowchart LR
          s0(["a"])
          s1((("b")))
          s0 -->|"button"| s1
          classDef unreachable stroke-dasharray: 4 4

        """
    )
  }
}
