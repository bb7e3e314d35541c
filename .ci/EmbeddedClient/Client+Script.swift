#if canImport(BoardingScript)
import BoardingScript

extension Client {
  /// Plays a script and prints its transcript.
  static func playScript() {
    do {
      let report = try Script(parsing: script, file: "client.boarding").run()
      print(report.transcript)
      print(report.failure ?? "nothing failed")
    } catch {
      print(error.description)
    }
  }

  /// A script with a flow, moves, time, refusals and values.
  private static let script = """
    flow Client
    screen welcome "Welcome" background #555555 progress 0.25
    screen features "Features" background #ffffff progress 0.5
    screen completed progress 1
    series welcome features completed

    start
    next
    advance 150ms
    show
    values
    settle
    back from welcome
    expect refused staleSource
    push completed instant
    pop to root
    settle
    expect stack welcome
    """
}
#else
extension Client {
  /// Does nothing without scripts.
  static func playScript() {}
}
#endif
