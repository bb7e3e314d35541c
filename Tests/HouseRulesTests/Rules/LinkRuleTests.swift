import Testing

struct LinkRuleTests {
  /// Checks one page beside another that has headings.
  private func messages(of text: String) -> [String] {
    let page = SourceFile(path: "Docs/A.md", text: text)
    let other = SourceFile(
      path: "Docs/Sub/B.md",
      text: "# One `two` & three\n## Again\n## Again\n```sh\n# no heading\n```\n"
    )
    let paths = ["README.md", "Docs", "Docs/Sub/B.md", "Docs/A.md"]
    let findings = LinkRule.findings(in: [page, other]) { paths.contains($0) }
    return findings.map(\.description)
  }

  @Test(arguments: [
    "[a](Sub/B.md)", "[a](Sub/B.md#one-two--three)", "[a](Sub/B.md#again-1)", "[a](../README.md)",
    "[a](https://example.org/b)", "`[a](none.md)`", "```text\n[a](none.md)\n```",
    "[a]: ../README.md",
    "# Here\n[a](#here)", "[a](../Docs)",
  ])
  func `a link that leads somewhere passes`(text: String) {
    #expect(messages(of: text) == [])
  }

  @Test(arguments: [
    ("[a](none.md)", "none.md leads nowhere"),
    ("[a](../../README.md)", "../../README.md leads nowhere"),
    ("[a](/README.md)", "/README.md leads nowhere"),
    ("[a](#here)", "#here: there is no such heading"),
    ("[a](Sub/B.md#no-heading)", "Sub/B.md#no-heading: there is no such heading"),
    ("[a](http://example.org)", "http://example.org is not https"),
    ("[a]: none.md", "none.md leads nowhere"),
    ("<doc:none>", "doc:none: there is no such article"),
  ])
  func `a link that leads nowhere is found`(text: String, message: String) {
    #expect(messages(of: text) == ["Docs/A.md:1: \(message)"])
  }
}
