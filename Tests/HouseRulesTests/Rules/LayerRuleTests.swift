import Testing

struct LayerRuleTests {
  @Test func `an import upwards is found`() {
    let file = SourceFile(
      path: "Sources/BoardingMotion/Clock/A.swift",
      text: "// import Foundation\npublic import Boarding\n"
    )
    #expect(
      LayerRule.findings(in: [file]) == [
        Finding(file.path, 2, "Sources/BoardingMotion does not import Boarding")
      ]
    )
  }

  @Test func `the longest folder counts`() {
    let text = SourceFile(path: "Sources/BoardingScript/Text/A.swift", text: "import Foundation\n")
    let json = SourceFile(path: "Sources/BoardingScript/JSON/A.swift", text: "import Foundation\n")
    #expect(
      LayerRule.findings(in: [text, json]) == [
        Finding(text.path, 1, "Sources/BoardingScript/Text does not import Foundation")
      ]
    )
  }

  @Test func `a target that the table does not know is found`() {
    let file = SourceFile(path: "Sources/New/A.swift", text: "")
    let message = "no row of the table of imports covers this file"
    #expect(LayerRule.findings(in: [file]) == [Finding(file.path, message)])
  }

  @Test(arguments: [
    "import Boarding",
    "@testable import Boarding",
    "private import Boarding",
    "@_exported public import Boarding",
    "import struct Boarding.Event",
  ])
  func `every form of an import is read`(line: String) {
    let imports = LayerRule.imports(of: SourceFile(path: "a", text: line))
    #expect(imports.map(\.module) == ["Boarding"])
  }

  @Test func `a manifest that disagrees with the imports is found`() {
    let manifest = SourceFile(
      path: "Package.swift",
      text: """
        targets: [
          .target(name: "A", swiftSettings: [.enableUpcomingFeature("X")]),
          .target(name: "B", dependencies: ["A"], linkerSettings: [.linkedLibrary("m")]),
          .testTarget(name: "CTests", dependencies: [.target(name: "B")]),
        ]
        """
    )
    let files = [
      SourceFile(path: "Sources/B/B.swift", text: ""),
      SourceFile(path: "Tests/CTests/C.swift", text: "import A\nimport B\nimport Testing\n"),
    ]
    #expect(
      LayerRule.findings(inManifest: manifest, files: files) == [
        Finding("Package.swift", "B never imports A"),
        Finding("Package.swift", "CTests imports A undeclared"),
      ]
    )
    #expect(
      LayerRule.findings(inManifest: manifest, files: files, silent: ["B": ["A"]]) == [
        Finding("Package.swift", "CTests imports A undeclared")
      ]
    )
  }
}
