extension CommandForm {
  /// The row of `snapshot`.
  static let snapshot: CommandForm = CommandForm(
    "snapshot",
    "FILE...",
    summary: "Prints where scripts come to rest, each begun where the last one did.",
    options: [.restore, .gone],
    examples: [
      ("boarding snapshot welcome.boarding >kept.json", "keeps where the script comes to rest"),
      ("boarding snapshot --restore kept.json next.boarding", "goes on from there"),
      (
        "boarding snapshot --restore kept.json --gone stop flow.boarding", "reads it for a new flow"
      ),
    ]
  ) { (words) throws(UsageFault) in
    let request = try SnapshotRequest(words)
    if request.files.isEmpty { throw .noFile(command: "snapshot") }
    return .snapshot(request)
  }
}

extension CommandOption {
  /// The option of `snapshot` that begins elsewhere.
  static let restore: CommandOption = CommandOption(
    "--restore",
    value: "PATH",
    summary: "Begins where the snapshot of that file stands."
  )

  /// The option that says what becomes of names that are gone.
  static let gone: CommandOption = CommandOption(
    "--gone",
    value: "WHAT",
    summary: "What becomes of names that are gone, else a failure: drop, stop or restart."
  )
}
