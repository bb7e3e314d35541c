extension CommandForm {
  /// The row of `explore`.
  static let explore: CommandForm = CommandForm(
    "explore",
    "FLOW",
    summary: "Walks everything that can happen in a flow, and tells what breaks a rule.",
    options: [.exploreJSON, .paths, .ways, .keepFacts, .states, .transitions, .depth],
    examples: [
      ("boarding explore welcome.boarding", "reports dead ends, traps and idle choices"),
      ("boarding explore --paths ways welcome.boarding", "writes ways as scripts that run"),
      ("boarding explore --states 1000000 welcome.boarding", "goes farther than 100000 states"),
    ]
  ) { (words) throws(UsageFault) in
    .explore(try ExploreRequest(words))
  }

  /// The row of `graph`.
  static let graph: CommandForm = CommandForm(
    "graph",
    "FLOW",
    summary: "Prints the screens of a flow and the ways between them, for other programs to draw.",
    options: [.format],
    examples: [
      ("boarding graph welcome.boarding", "prints a flowchart of Mermaid"),
      ("boarding graph --format dot welcome.boarding | dot -Tsvg >welcome.svg", "draws one"),
    ]
  ) { (words) throws(UsageFault) in
    .graph(try GraphRequest(words))
  }
}

extension CommandOption {
  /// The option of `explore` that prints for programs.
  static let exploreJSON: CommandOption = CommandOption(
    "--json",
    summary: "Prints an object of JSON."
  )

  /// The option of `explore` that writes scripts.
  static let paths: CommandOption = CommandOption(
    "--paths",
    value: "DIR",
    summary: "Writes the shortest way to each screen, and ways along all transitions, there."
  )

  /// The option of `explore` that limits scripts.
  static let ways: CommandOption = CommandOption(
    "--ways",
    value: "N",
    summary: "Writes at most N ways along transitions, 1000 if it is not said."
  )

  /// The option of `explore` that leaves facts alone.
  static let keepFacts: CommandOption = CommandOption(
    "--keep-facts",
    summary: "Leaves facts and news as they are at first."
  )

  /// The option of `explore` that limits states.
  static let states: CommandOption = CommandOption(
    "--states",
    value: "N",
    summary: "Keeps at most N states, 100000 if it is not said."
  )

  /// The option of `explore` that limits transitions.
  static let transitions: CommandOption = CommandOption(
    "--transitions",
    value: "N",
    summary: "Keeps at most N transitions, 5000000 if it is not said."
  )

  /// The option of `explore` that limits depth.
  static let depth: CommandOption = CommandOption(
    "--depth",
    value: "N",
    summary: "Goes at most N inputs deep, 100000 if it is not said."
  )

  /// The option of `graph` that chooses a language.
  static let format: CommandOption = CommandOption(
    "--format",
    value: "NAME",
    summary: "Prints mermaid, which is what counts if it is not said, or dot."
  )
}
