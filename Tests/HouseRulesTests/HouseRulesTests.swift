import Foundation
import Testing

/// The rules of the house, applied to this package.
struct HouseRulesTests {
  private let tree = Tree.package

  /// The fences of all pages and comments.
  private var examples: [(path: String, fence: Fence)] {
    ExampleRule.examples(pages: tree.pages, sources: tree.sources)
  }

  /// The folder of the `boarding` product, or nil if it is not built.
  private var product: URL? { ShellRun.product("boarding")?.deletingLastPathComponent() }

  @Test func `everything that must exist exists`() {
    expectNone(TreeRule.findings(ofMissingIn: tree))
  }

  @Test func `nothing else stands at the top level`() {
    expectNone(TreeRule.findings(atTopOf: tree.paths))
  }

  @Test func `imports lead downwards`() {
    expectNone(LayerRule.findings(in: tree.sources))
  }

  @Test func `the manifest declares what is imported`() {
    let manifests = tree.files { $0 == "Package.swift" }
    #expect(manifests.count == 1)
    for manifest in manifests {
      let files = tree.sources + tree.tests
      expectNone(LayerRule.findings(inManifest: manifest, files: files))
    }
  }

  @Test func `pure code stays away from banned words`() {
    expectNone(WordRule.findings(inPureCodeOf: tree.sources))
  }

  @Test func `switches list all cases`() {
    expectNone(WordRule.findings(ofDefaultsIn: tree.sources))
  }

  @Test func `files and functions are short`() {
    expectNone(LengthRule.findings(ofFiles: tree.sources, maximum: HouseTable.maximumSourceLines))
    expectNone(LengthRule.findings(ofFiles: tree.tests, maximum: HouseTable.maximumTestLines))
    expectNone(LengthRule.findings(ofFunctionsIn: tree.sources + tree.tests))
  }

  @Test func `every declaration has a comment`() {
    expectNone(DocumentationRule.findings(in: tree.sources))
  }

  @Test func `nothing is left behind`() {
    let table = "Tests/HouseRulesTests/"
    expectNone(WordRule.findings(ofLeftoversIn: tree.files { !$0.hasPrefix(table) }))
  }

  @Test func `links lead somewhere`() {
    expectNone(LinkRule.findings(in: tree.pages, exists: tree.contains))
  }

  @Test func `cases name tests that exist`() {
    let pages = tree.pages.filter { $0.path == "Docs/Cases.md" }
    #expect(pages.count == 1)
    for page in pages { expectNone(CaseRule.findings(in: page, tests: tree.tests)) }
  }

  @Test func `fences name their language`() {
    expectNone(ExampleRule.findings(ofLanguagesIn: examples))
  }

  @Test func `swift examples are compiled`() {
    expectNone(ExampleRule.findings(in: examples, compiled: tree.tests + tree.sources))
  }

  @Test func `console examples print what they show`() {
    expectNone(ConsoleRule.findings(in: examples, root: tree.root, product: product))
  }

  @Test func `script examples run`() throws {
    expectNone(
      try ConsoleRule.findings(ofScriptsIn: examples, root: tree.root, product: product)
    )
  }
}
