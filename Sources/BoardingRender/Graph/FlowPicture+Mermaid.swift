import Boarding
import BoardingExplorer

extension FlowPicture {
  /// The picture as a flowchart of Mermaid.
  ///
  /// - Complexity: O(*n*), where *n* is the number of screens and links.
  /// - SeeAlso: The syntax of flowcharts, mermaid.js.org.
  public var mermaid: String {
    var lines = ["flowchart LR"]
    for (place, screen) in flow.screens.enumerated() {
      let id = ScreenID(rawValue: place)
      let name = FlowPicture.inMermaid(screen.name)
      let title = screen.title.isEmpty ? "" : "<br/>" + FlowPicture.inMermaid(screen.title)
      let isRoot = id == flow.root
      let (open, close) =
        ends.contains(id) ? ("(((", ")))") : isRoot ? ("([", "])") : ("[", "]")
      let style = reached.contains(id) ? "" : ":::unreachable"
      lines.append("  s\(place)\(open)\"\(name)\(title)\"\(close)\(style)")
    }
    for link in links {
      let arrow =
        switch link.means {
        case .next, .choice: "-->"
        case .back, .skipping: "-.->"
        }
      let label = FlowPicture.inMermaid(label(of: link))
      lines.append("  s\(link.source.rawValue) \(arrow)|\"\(label)\"| s\(link.target.rawValue)")
    }
    lines.append("  classDef unreachable stroke-dasharray: 4 4")
    return lines.map { $0 + "\n" }.joined()
  }

  /// Writes a text so that it stands between quotation marks of Mermaid.
  ///
  /// - Parameter text: The text.
  /// - Returns: The text with codes for what would mean something there.
  private static func inMermaid(_ text: String) -> String {
    escaped(text) { "\"#&<>`|\\;".unicodeScalars.contains($0) ? "#\($0.value);" : nil }
  }
}
