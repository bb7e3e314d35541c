import BoardingScript
import CBoardingAllocations

/// Reads snapshots with very long and very deep parts, and weighs what each takes to read.
struct SnapshotLayouts {
  /// How many elements a part has, or how deep it is.
  let count: Int

  /// What came of a layout.
  struct Row: Equatable {
    /// What it looks like.
    let name: String
    /// How many bytes the text has.
    let size: Int
    /// The most bytes that were held at a time while it was read.
    let held: Int
    /// True if it could be read, false if it was refused.
    let isRead: Bool

    /// True if reading took more than ten times the text and a mebibyte.
    var isTooMuch: Bool { held > 10 * size + 1 << 20 }

    /// The layout in words.
    var text: String {
      let times = fixed(Double(held) / Double(max(size, 1)), decimals: 2)
      return
        "\(name): \(size.grouped) bytes, \(isRead ? "read" : "refused") in \(times) times as many"
    }
  }

  /// Reads all layouts.
  ///
  /// - Returns: What came of each.
  func rows() -> [Row] {
    texts.map { (name, text) in
      let bytes = Array(text.utf8)
      boarding_weigh_begin()
      let snapshot = try? Snapshot(json: bytes)
      let held = Int(boarding_weigh_end())
      return Row(name: name, size: bytes.count, held: held, isRead: snapshot != nil)
    }
  }

  /// The layouts with their names.
  private var texts: [(name: String, text: String)] {
    [
      ("a long stack", stack { "{\"screen\":\"\($0)\",\"entry\":\($0)}" }),
      ("a long stack in falling order", stack { "{\"screen\":\"\($0)\",\"entry\":\(count - $0)}" }),
      ("a long stack of one screen", stack { "{\"screen\":\"a\",\"entry\":\($0)}" }),
      ("many facts", navigation("\"facts\":{" + list { "\"\($0)\":\"\"" } + "}")),
      (
        "many answers of screens",
        navigation(
          "\"guardAnswers\":["
            + list { _ in "{\"screen\":\"\",\"side\":\"leave\",\"answer\":\"allow\"}" } + "]"
        )
      ),
      ("many values", navigation("\"values\":[" + list { _ in "[0]" } + "]")),
      ("many items", loading(items: list { "\($0)" }, pieces: "{\"count\":\(count)}")),
      (
        "many items in falling order",
        loading(items: list { "\(count - $0)" }, pieces: "{\"count\":\(count)}")
      ),
      ("many empty pieces", loading(items: "", pieces: list { _ in "{\"count\":0}" })),
      (
        "many pieces of one item",
        loading(items: list { "\($0)" }, pieces: list { "{\"key\":\($0),\"count\":1}" })
      ),
      (
        "many badges",
        "{\"boardingSnapshot\":1,\"paging\":{\"badges\":["
          + list { "{\"page\":\($0),\"text\":\"\"}" } + "]}}"
      ),
      ("arrays inside of a stack", navigation("\"stack\":" + repeated("["))),
      ("objects inside of a stack", navigation("\"stack\":[" + repeated("{\"screen\":"))),
      ("arrays inside of pieces", loading(items: "", pieces: repeated("["))),
      ("objects inside of a failure", navigation("\"end\":" + repeated("{\"a\":"))),
      (
        "a long name of a flow",
        "{\"boardingSnapshot\":1,\"navigation\":{\"flow\":\"" + repeated("\\u0041")
      ),
      ("many spaces", "{\"boardingSnapshot\":1" + repeated(" ") + "}"),
    ]
  }

  /// Repeats a text.
  ///
  /// - Parameter piece: The text.
  /// - Returns: The text as many times as there are elements.
  private func repeated(_ piece: String) -> String { String(repeating: piece, count: count) }

  /// Makes the elements of a list.
  ///
  /// - Parameter element: Makes the element of a number.
  /// - Returns: The elements with commas in between.
  private func list(_ element: (Int) -> String) -> String {
    (0..<count).map(element).joined(separator: ",")
  }

  /// Makes a snapshot with a long stack.
  ///
  /// - Parameter element: Makes the screen of a place.
  /// - Returns: The text.
  private func stack(_ element: (Int) -> String) -> String {
    "{\"boardingSnapshot\":1,\"navigation\":{\"flow\":\"\",\"time\":0,\"stack\":[" + list(element)
      + "],\"entryCount\":\(count + 1)}}"
  }

  /// Makes a snapshot with a long member.
  ///
  /// - Parameter member: The member.
  /// - Returns: The text.
  private func navigation(_ member: String) -> String {
    "{\"boardingSnapshot\":1,\"navigation\":{\"flow\":\"\",\"time\":0,\"entryCount\":0,"
      + member + ",\"stack\":[]}}"
  }

  /// Makes a snapshot of a loader.
  ///
  /// - Parameters:
  ///   - items: The items.
  ///   - pieces: The pieces.
  /// - Returns: The text.
  private func loading(items: String, pieces: String) -> String {
    "{\"boardingSnapshot\":1,\"loading\":{\"time\":0,\"generation\":1,\"lastRequest\":1,"
      + "\"currentIndex\":0,\"items\":[" + items + "],\"pieces\":[" + pieces + "]}}"
  }
}
