import Boarding

/// A number made of bytes, the same on every platform: FNV-1a with 64 bits, word by word.
struct Digest: Sendable {
  /// The number so far.
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Adds a word.
  ///
  /// - Parameter word: The word.
  mutating func add(_ word: UInt64) {
    value = (value ^ word) &* 0x0000_0100_0000_01B3
    value ^= value >> 29
  }

  /// Adds a text and its end.
  ///
  /// - Parameter text: The text.
  mutating func add(_ text: String) {
    for byte in text.utf8 { add(UInt64(byte)) }
    add(256)
  }

  /// Adds an event.
  ///
  /// - Parameter event: The event.
  mutating func add(_ event: Event) {
    add(UInt64(bitPattern: event.instant.nanoseconds))
    switch event.kind {
    case .transitionBegan(let passage, let motion): add(1, passage, UInt64(motion.rawValue))
    case .interactionUpdated(let progress): add(2, progress)
    case .interactionChanged(let isCancelled): add(isCancelled ? 3 : 4)
    case .transitionGrabbed(let progress): add(5, progress)
    case .gestureEnded: add(6)
    case .willEnterStack(let screen): add(7, screen)
    case .didEnterStack(let screen): add(8, screen)
    case .willLeaveStack(let screen): add(9, screen)
    case .didLeaveStack(let screen): add(10, screen)
    case .willAppear(let screen): add(11, screen)
    case .didAppear(let screen): add(12, screen)
    case .willDisappear(let screen): add(13, screen)
    case .didDisappear(let screen): add(14, screen)
    case .willShow(let screen): add(15, screen)
    case .didShow(let screen): add(16, screen)
    case .committed(let passage): add(17, passage, 0)
    case .cancelled(let passage): add(18, passage, 0)
    case .flowFinished(let end): add(19 + UInt64(end.rawValue) << 8)
    case .screenChanged(let screen): add(20, screen)
    case .transitionEnded(let passage, let isCancelled): add(21, passage, isCancelled ? 1 : 0)
    case .pending(let kind, let screen): add(22 + UInt64(kind.rawValue) << 8, screen)
    case .eligibilityChanged(let direction, let reason):
      add(23 + UInt64(reason?.rawValue ?? .max) << 8 + (direction == .forward ? 1 << 16 : 0))
    case .refused(let refusal): add(refusal)
    case .stopped(let limit): add(25 + UInt64(truncatingIfNeeded: limit) << 8)
    }
  }

  /// Adds a screen behind a word.
  ///
  /// - Parameters:
  ///   - word: The word.
  ///   - screen: The screen.
  private mutating func add(_ word: UInt64, _ screen: ScreenID) {
    add(word &+ UInt64(truncatingIfNeeded: screen.rawValue) &<< 16)
  }

  /// Adds a number behind a word.
  ///
  /// - Parameters:
  ///   - word: The word.
  ///   - number: The number.
  private mutating func add(_ word: UInt64, _ number: Double) {
    add(word)
    add(number.bitPattern)
  }

  /// Adds a passage behind a word.
  ///
  /// - Parameters:
  ///   - word: The word.
  ///   - passage: The passage.
  ///   - detail: What is said of it.
  private mutating func add(_ word: UInt64, _ passage: Event.Passage, _ detail: UInt64) {
    add(word + UInt64(passage.operation.rawValue) << 8 + detail << 12, passage.destination)
    add(word, passage.source ?? .absent)
  }

  /// Adds a refusal.
  ///
  /// - Parameter refusal: The refusal.
  private mutating func add(_ refusal: Refusal) {
    let words = UInt64(refusal.input.rawValue) << 8 + UInt64(refusal.reason.rawValue) << 16
    add(24 + words + UInt64(refusal.detail.rawValue) << 32)
    add(24, refusal.screen ?? .absent)
  }
}
