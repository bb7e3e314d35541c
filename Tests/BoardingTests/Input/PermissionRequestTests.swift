import Boarding
import Testing

/// Pins whom a driver has to ask for permission, in which order, and where it stops.
struct PermissionRequestTests {
  /// The question for permission that a change of an open flow leads to.
  private func request(_ letters: String, _ input: Input) -> PermissionRequest? {
    var run = Run(beforeFirstScreenOf: .openSwiped(asksPermission: true))
    if !letters.isEmpty { run.hand(all: [.set(letters), .allow]) }
    run.hand(input)
    guard case .permission(let request)? = run.machine.question else { return nil }
    return request
  }

  /// Who is asked, until one gives another answer than yes.
  private func asked(
    _ request: PermissionRequest?,
    _ answers: [String: GuardAnswer] = [:]
  ) -> [String] {
    var asked: [String] = []
    _ = request?.permission { screen, side in
      let name = "\(side) \(letter(screen))"
      asked.append(name)
      return answers[name] ?? .allow
    }
    return asked
  }

  @Test func `those that leave are asked topmost first, then the new top`() {
    #expect(asked(request("AB", .push("C"))) == ["enter C"])
    #expect(asked(request("ABC", .pop())) == ["leave C", "enter B"])
    #expect(asked(request("ABCD", .popToRoot())) == ["leave D", "leave C", "leave B", "enter A"])
    #expect(asked(request("AB", .replace(by: "C"))) == ["leave B", "enter C"])
    #expect(asked(request("ABC", .set("DA"))) == ["leave C", "leave B", "enter A"])
  }

  @Test func `the first screen is asked, and none where the top stays`() {
    #expect(asked(request("", .start("A"))) == ["enter A"])
    #expect(asked(request("", .set("AB"))) == ["enter B"])
    #expect(asked(request("AB", .set("CB"))) == ["leave A"])
  }

  @Test func `the first that does not allow it stops the rest`() {
    let change = request("ABC", .popToRoot())
    let reason = GuardReason(rawValue: 7)
    for (name, answer, expected) in [
      ("leave C", GuardAnswer.refuse(reason), Permission.refused(by: screen("C"), reason)),
      ("leave B", .wait, .waits(for: screen("B"))),
      ("enter A", .refuse(), .refused(by: screen("A"))),
    ] {
      let permission = change?.permission { screen, side in
        "\(side) \(letter(screen))" == name ? answer : .allow
      }
      #expect(permission == expected)
      #expect(asked(change, [name: answer]).last == name)
    }
    #expect(change?.permission { _, _ in .allow } == .allowed)
  }
}
