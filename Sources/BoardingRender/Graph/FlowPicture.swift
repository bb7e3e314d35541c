public import Boarding
import BoardingExplorer

/// The screens of a flow and the ways between them as a text that other programs draw.
///
/// Equal flows give equal bytes. A screen is shown by its name and what a person reads on it; the
/// first one, the ends and screens to which nothing leads look different. A way says how it is
/// taken, and when; it is dashed if it leads back, or on from a screen that is skipped.
///
/// ```swift
/// let picture = FlowPicture(of: flow)
/// let text = picture.mermaid
/// ```
public struct FlowPicture: Sendable {
  /// The flow.
  let flow: Flow
  /// The ways between the screens.
  let links: [FlowGraph.Link]
  /// The screens at which the flow may end.
  let ends: Set<ScreenID>
  /// The screens to which the ways lead from the first one, itself included.
  let reached: Set<ScreenID>

  /// Prepares a picture.
  ///
  /// - Parameter flow: The flow.
  /// - Complexity: O(*n*), where *n* is the number of screens and links.
  public init(of flow: Flow) {
    self.flow = flow
    links = flow.links
    ends = Set(flow.endScreens)
    reached = FlowPicture.screens(along: links, from: flow.root)
  }

  /// Finds the screens to which ways lead.
  ///
  /// - Parameters:
  ///   - links: The ways.
  ///   - root: Where they begin; nil for nowhere.
  /// - Returns: The screens, with the one where they begin.
  private static func screens(along links: [FlowGraph.Link], from root: ScreenID?) -> Set<ScreenID>
  {
    var targets: [ScreenID: [ScreenID]] = [:]
    for link in links { targets[link.source, default: []].append(link.target) }
    var open = root.map { [$0] } ?? []
    var reached = Set(open)
    while let screen = open.popLast() {
      for target in targets[screen] ?? [] where reached.insert(target).inserted {
        open.append(target)
      }
    }
    return reached
  }

  /// Says how a way is taken.
  ///
  /// - Parameter link: The way.
  /// - Returns: Such as `button, swipe, guarded`.
  func label(of link: FlowGraph.Link) -> String {
    var parts: [String]
    switch link.means {
    case .next: parts = ["button"]
    case .choice(let label): parts = ["choice " + flow.choiceLabels[label.rawValue]]
    case .back: parts = ["back"]
    case .skipping(let condition): parts = ["skipped unless " + condition]
    }
    if link.isSwiped { parts.append("swipe") }
    if link.isGuarded { parts.append("guarded") }
    if let condition = link.condition { parts.append("when " + condition) }
    return parts.joined(separator: ", ")
  }

  /// Replaces characters by what stands for them.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - replacement: What stands for a character, or nil for those that stand for themselves.
  /// - Returns: The text, with a space for each control character.
  static func escaped(_ text: String, _ replacement: (Unicode.Scalar) -> String?) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if let replacement = replacement(scalar) {
        result += replacement
      } else if scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value) {
        result += " "
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
