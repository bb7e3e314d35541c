extension CommandForm {
  /// The row of `fuzz`.
  static let fuzz: CommandForm = CommandForm(
    "fuzz",
    "FLOW",
    summary: "Hands random steps to a flow, and shrinks what goes wrong to a script.",
    variants: [
      ("--replay FILE...", "Plays scripts with all checks."),
      ("--merge [--results FILE] FILE...", "Puts results of the parts of the work together."),
    ],
    options: [.seeds, .steps, .shard, .out, .results, .replay, .merge],
    examples: [
      ("boarding fuzz welcome.boarding", "runs the seeds 1 to 100 of 1000 steps each"),
      ("boarding fuzz welcome.boarding --seeds 7", "runs one seed"),
      (
        "boarding fuzz welcome.boarding --seeds 1..1000000 --shard 3/8 --results 3.jsonl",
        "does the third of eight parts of the work"
      ),
      ("boarding fuzz --replay fuzz-Welcome-7.boarding", "plays a script with all checks"),
      ("boarding fuzz --merge *.jsonl", "puts the results of all parts together"),
    ]
  ) { (words) throws(UsageFault) in
    let takesSeveral = words.has(.replay) || words.has(.merge)
    if takesSeveral, words.operands.isEmpty { throw .noFile(command: "fuzz") }
    if words.has(.replay) { return .replayFuzz(try FuzzRequest.replayedFiles(words)) }
    if words.has(.merge) { return .mergeFuzz(try FuzzMergeRequest(words)) }
    return .fuzz(try FuzzRequest(words))
  }
}

extension CommandOption {
  /// The option of `fuzz` that names the seeds.
  static let seeds: CommandOption = CommandOption(
    "--seeds",
    value: "A..B",
    summary: "Runs these seeds; 1..100 if it is not said."
  )

  /// The option of `fuzz` that says how long a run is.
  static let steps: CommandOption = CommandOption(
    "--steps",
    value: "N",
    summary: "Takes so many steps with each seed; 1000 if it is not said."
  )

  /// The option of `fuzz` that takes a part of the work.
  static let shard: CommandOption = CommandOption(
    "--shard",
    value: "K/N",
    summary: "Runs every Nth seed from the Kth on, so that N jobs share the work."
  )

  /// The option of `fuzz` that names the folder of scripts.
  static let out: CommandOption = CommandOption(
    "--out",
    value: "DIR",
    summary: "Writes scripts of failures into that folder, not into the present one."
  )

  /// The option of `fuzz` that names the file of results.
  static let results: CommandOption = CommandOption(
    "--results",
    value: "FILE",
    summary: "Writes what came of each seed as JSON Lines, over nothing but such lines."
  )

  /// The option of `fuzz` that plays scripts.
  static let replay: CommandOption = CommandOption(
    "--replay",
    summary: "Plays scripts with all checks in place of random steps; each FILE is one."
  )

  /// The option of `fuzz` that puts results together.
  static let merge: CommandOption = CommandOption(
    "--merge",
    summary: "Puts files of results together; each FILE is one."
  )
}
