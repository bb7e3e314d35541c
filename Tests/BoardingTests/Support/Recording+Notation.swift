import Boarding
import BoardingExplorer

extension Recording {
  /// The seed and the inputs, as a failure prints them.
  var description: String {
    "seed \(seed), open \(flow.isOpen):\n" + inputs.map { text($0) }.joined(separator: "\n")
  }
}
