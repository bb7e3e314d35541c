/// What a screen hands to the one that it uncovers.
public enum ScreenResult {
  /// The object that was handed over when the screen was taken off.
  case returned(AnyObject)
  /// The screen was taken off without handing anything over.
  case cancelled
}

/// Who waits for the result of a screen that was pushed.
struct ScreenResults {
  /// What is called with a result.
  typealias Handler = (BoardingNavigationController, ScreenResult) -> Void

  /// Who waits, in the order in which they pushed.
  private var waiting: [Wait] = []
  /// What screens hand over when they go.
  private var given: [Gift] = []
  /// The number of the gift that waits for the verdict on an interactive transition, if one does.
  private var drivenGift: Int?
  /// The screens that have left and for which nobody was told yet that there will be no result.
  private var departed: [ScreenID] = []

  /// The number of waits so far.
  private var count: Int = 0

  /// Somebody who waits for a result.
  private struct Wait {
    /// The number of the wait.
    let number: Int
    /// The screen that pushed and will get the result.
    let receiver: ScreenID
    /// The screen that was pushed.
    let pushed: ScreenID
    /// True once the pushed screen is entering the stack.
    var isArmed = false
    /// What is called.
    let handler: Handler
  }

  /// Something that a screen hands over.
  private struct Gift {
    /// The number of the gift.
    let number: Int
    /// The screen.
    let giver: ScreenID
    /// What it hands over.
    let result: AnyObject
  }

  /// True if nobody waits and nothing is handed over.
  var isEmpty: Bool { waiting.isEmpty && given.isEmpty }

  /// Notes that somebody waits.
  ///
  /// - Parameters:
  ///   - receiver: The screen that pushed.
  ///   - pushed: The screen that was pushed.
  ///   - handler: What is called with the result.
  /// - Returns: The number of the wait.
  mutating func wait(
    _ receiver: ScreenID,
    for pushed: ScreenID,
    _ handler: @escaping Handler
  ) -> Int {
    count += 1
    waiting.append(Wait(number: count, receiver: receiver, pushed: pushed, handler: handler))
    return count
  }

  /// Takes a wait back whose push was refused.
  ///
  /// - Parameter number: The number of the wait.
  /// - Returns: What is to be called, or nil if it was called already.
  mutating func remove(_ number: Int) -> Handler? {
    guard let place = waiting.firstIndex(where: { $0.number == number }) else { return nil }
    return waiting.remove(at: place).handler
  }

  /// Notes what a screen hands over when it goes; nobody has to wait for it yet.
  ///
  /// - Parameters:
  ///   - result: What it hands over.
  ///   - giver: The screen.
  ///   - isDriven: Whether somebody drives its going, who may still bring it back.
  /// - Returns: The number of the gift.
  mutating func give(_ result: AnyObject, from giver: ScreenID, isDriven: Bool) -> Int {
    count += 1
    given.append(Gift(number: count, giver: giver, result: result))
    if isDriven { drivenGift = count }
    return count
  }

  /// Forgets a gift that came with a request that was refused.
  ///
  /// - Parameter number: The number of the gift.
  /// - Returns: What is forgotten, so that it dies outside.
  mutating func takeBack(_ number: Int) -> [AnyObject] {
    forget { $0.number == number }
  }

  /// Lets a command's gift count instead of what its screen would have handed over before.
  ///
  /// - Parameter number: The number of the gift.
  /// - Returns: What is forgotten, so that it dies outside.
  mutating func confirm(_ number: Int) -> [AnyObject] {
    guard let gift = given.first(where: { $0.number == number }) else { return [] }
    return forget { $0.giver == gift.giver && $0.number < number }
  }

  /// Notes the verdict on an interactive transition.
  ///
  /// - Parameter isCancelled: Whether the screen that was about to go stays.
  /// - Returns: What is forgotten, so that it dies outside.
  mutating func endDrive(isCancelled: Bool) -> [AnyObject] {
    defer { drivenGift = nil }
    guard isCancelled, let drivenGift else { return [] }
    return forget { $0.number == drivenGift }
  }

  /// Forgets what a screen would hand over: it stays, or it has gone.
  ///
  /// - Parameter giver: The screen.
  /// - Returns: What is forgotten, so that it dies outside.
  mutating func takeBack(from giver: ScreenID) -> [AnyObject] {
    forget { $0.giver == giver }
  }

  /// Forgets gifts.
  ///
  /// - Parameter isForgotten: Tells which ones.
  /// - Returns: What is forgotten, so that it dies outside.
  private mutating func forget(where isForgotten: (Gift) -> Bool) -> [AnyObject] {
    if given.isEmpty { return [] }
    let forgotten = given.filter(isForgotten)
    given.removeAll(where: isForgotten)
    return forgotten.map { $0.result }
  }

  /// Notes that a pushed screen is entering, so that uncovering its pusher means something.
  ///
  /// - Parameter pushed: The screen that is entering.
  mutating func arm(_ pushed: ScreenID) {
    for place in waiting.indices where waiting[place].pushed == pushed {
      waiting[place].isArmed = true
    }
  }

  /// Takes those who wait at a screen that is on top again.
  ///
  /// - Parameters:
  ///   - receiver: The screen.
  ///   - giver: The screen that went, or nil if none did.
  /// - Returns: What to call, in order, each with what.
  mutating func take(
    at receiver: ScreenID,
    from giver: ScreenID?
  ) -> [(handler: Handler, result: ScreenResult)] {
    let due = waiting.filter { $0.receiver == receiver && $0.isArmed }
    waiting.removeAll { $0.receiver == receiver && $0.isArmed }
    let result = given.first { $0.giver == giver }.map { ScreenResult.returned($0.result) }
    return due.map { ($0.handler, result ?? .cancelled) }
  }

  /// Notes that a screen has left: nobody will be uncovered there.
  ///
  /// - Parameter screen: The screen.
  mutating func depart(_ screen: ScreenID) {
    departed.append(screen)
  }

  /// Takes those who wait at screens that have left.
  ///
  /// - Returns: What to call, those who pushed last first, as their screens go, and what these
  ///   screens would have handed over.
  mutating func takeDeparted() -> (handlers: [Handler], forgotten: [AnyObject]) {
    let gone = departed
    departed = []
    let due = waiting.filter { gone.contains($0.receiver) }
    waiting.removeAll { gone.contains($0.receiver) }
    let forgotten = forget { gone.contains($0.giver) }
    return (due.reversed().map { $0.handler }, forgotten)
  }
}

extension BoardingNavigationController {
  /// Hands the results to a screen that is on top again, once the state is final.
  ///
  /// Those who wait at a screen that has left are told that there will be no result.
  ///
  /// - Parameters:
  ///   - receiver: The screen, or nil for none.
  ///   - giver: The screen that went, or nil if none did.
  func deliverResults(to receiver: ScreenID?, from giver: ScreenID?) {
    if results.isEmpty { return }
    let due = receiver.map { results.take(at: $0, from: giver) } ?? []
    for handler in results.takeDeparted().handlers { handler(self, .cancelled) }
    for (handler, result) in due { handler(self, result) }
  }
}
