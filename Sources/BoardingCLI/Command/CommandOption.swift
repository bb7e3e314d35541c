/// Something that may stand between the words of a command and changes what it does.
struct CommandOption: Hashable, Sendable {
  /// How it is written, with its two dashes.
  let name: String
  /// What follows it, such as `PATH`; nil if nothing does.
  let value: String?
  /// What it does.
  let summary: String

  /// Makes an option.
  ///
  /// - Parameters:
  ///   - name: How it is written, with its two dashes.
  ///   - value: What follows it; nil if nothing does.
  ///   - summary: What it does.
  init(_ name: String, value: String? = nil, summary: String) {
    self.name = name
    self.value = value
    self.summary = summary
  }

  /// The option with what follows it.
  var usage: String { value.map { name + " " + $0 } ?? name }
}
