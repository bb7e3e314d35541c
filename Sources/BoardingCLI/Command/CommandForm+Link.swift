extension CommandForm {
  /// The row of `link`.
  static let link: CommandForm = CommandForm(
    "link",
    "FILE LINK|SCREEN...",
    summary: "Opens a link in the flow of a script, or makes the link to screens.",
    options: [.gone],
    examples: [
      ("boarding link welcome.boarding /welcome/features", "prints the stack and what is called"),
      ("boarding link welcome.boarding welcome features", "prints the link to that stack"),
      ("boarding link --gone stop welcome.boarding /welcome/plans", "leaves out what is gone"),
    ]
  ) { (words) throws(UsageFault) in
    .link(try LinkRequest(words))
  }
}
