/// A list that grows and shrinks at both ends.
///
/// Its elements lie side by side, behind a room for those that come in front. What is removed gives
/// its memory back.
struct Deck<Element: Hashable & Sendable>: Sendable {
  /// The room in front, then the elements.
  private var storage: [Element] = []
  /// How long the room in front is.
  private var head = 0

  /// How many unused places are kept in any case.
  private static var slack: Int { 64 }

  /// Makes an empty list.
  init() {}

  /// The number of elements.
  var count: Int { storage.count - head }

  /// True if there is no element.
  var isEmpty: Bool { storage.count == head }

  /// The first element; nil if there is none.
  var first: Element? { isEmpty ? nil : storage[head] }

  /// The last element; nil if there is none.
  var last: Element? { isEmpty ? nil : storage[storage.count - 1] }

  /// The element at a place.
  ///
  /// - Parameter index: The place, from 0 to below ``count``.
  subscript(index: Int) -> Element {
    get { storage[head + index] }
    set { storage[head + index] = newValue }
  }

  /// Adds an element behind.
  ///
  /// - Parameter element: The element.
  mutating func append(_ element: Element) {
    storage.append(element)
  }

  /// Adds elements behind.
  ///
  /// - Parameter elements: The elements, in order.
  /// - Complexity: O(n), where n is the number of new elements, on average.
  mutating func append(contentsOf elements: [Element]) {
    storage.append(contentsOf: elements)
  }

  /// Adds elements in front.
  ///
  /// - Parameter elements: The elements, in order.
  /// - Complexity: O(n), where n is the number of new elements, on average.
  mutating func prepend(contentsOf elements: [Element]) {
    guard let filler = elements.first else { return }
    if head < elements.count {
      let room = elements.count + count / 2
      var roomy: [Element] = []
      roomy.reserveCapacity(room + count)
      roomy.append(contentsOf: repeatElement(filler, count: room))
      roomy.append(contentsOf: storage[head...])
      storage = roomy
      head = room
    }
    head -= elements.count
    for (index, element) in elements.enumerated() { storage[head + index] = element }
  }

  /// Removes elements in front.
  ///
  /// - Parameter number: How many, at most ``count``.
  /// - Complexity: O(1) on average.
  mutating func removeFirst(_ number: Int) {
    head += number
    if head > count + Self.slack || isEmpty { compact() }
  }

  /// Removes elements behind.
  ///
  /// - Parameter number: How many, at most ``count``.
  /// - Complexity: O(n), where n is the number of removed elements, on average.
  mutating func removeLast(_ number: Int) {
    storage.removeLast(number)
    if storage.capacity > 4 * storage.count + Self.slack || isEmpty { compact() }
  }

  /// Gives back what no element needs.
  private mutating func compact() {
    var compact: [Element] = []
    compact.reserveCapacity(count)
    compact.append(contentsOf: storage[head...])
    storage = compact
    head = 0
  }
}

extension Deck: Hashable {
  /// Tells whether two lists have the same elements in the same order.
  ///
  /// - Parameters:
  ///   - left: A list.
  ///   - right: Another list.
  /// - Returns: True if the elements are equal.
  /// - Complexity: O(n), where n is the number of elements.
  static func == (left: Deck, right: Deck) -> Bool {
    left.storage[left.head...] == right.storage[right.head...]
  }

  /// Hashes the elements.
  ///
  /// - Parameter hasher: What the elements go into.
  /// - Complexity: O(n), where n is the number of elements.
  func hash(into hasher: inout Hasher) {
    hasher.combine(count)
    for element in storage[head...] { hasher.combine(element) }
  }
}
