import Boarding
import BoardingExplorer

extension FlowPicture {
  /// The picture as a digraph in the DOT language, which Graphviz draws.
  ///
  /// - Complexity: O(*n*), where *n* is the number of screens and links.
  /// - SeeAlso: The DOT language, graphviz.org.
  public var dot: String {
    var lines = [
      "digraph \"\(FlowPicture.inDOT(flow.name))\" {", "  rankdir=LR;",
      "  node [shape=box, style=rounded];",
    ]
    for (place, screen) in flow.screens.enumerated() {
      let id = ScreenID(rawValue: place)
      let title = screen.title.isEmpty ? "" : "\\n" + FlowPicture.inDOT(screen.title)
      var attributes = ["label=\"" + FlowPicture.inDOT(screen.name) + title + "\""]
      if id == flow.root { attributes.append("penwidth=2") }
      if ends.contains(id) { attributes.append("peripheries=2") }
      if !reached.contains(id) { attributes.append("style=\"rounded,dashed\"") }
      lines.append("  s\(place) [" + attributes.joined(separator: ", ") + "];")
    }
    for link in links {
      let style =
        switch link.means {
        case .next, .choice: ""
        case .back, .skipping: ", style=dashed"
        }
      let label = FlowPicture.inDOT(label(of: link))
      let ways = "s\(link.source.rawValue) -> s\(link.target.rawValue)"
      lines.append("  \(ways) [label=\"\(label)\"\(style)];")
    }
    lines.append("}")
    return lines.map { $0 + "\n" }.joined()
  }

  /// Writes a text so that it stands between quotation marks of DOT.
  ///
  /// - Parameter text: The text.
  /// - Returns: The text with a backslash before what would mean something there.
  private static func inDOT(_ text: String) -> String {
    escaped(text) { $0 == "\"" || $0 == "\\" ? "\\" + String($0) : nil }
  }
}
