/// What a screen hands to the one that it uncovers.
public enum ScreenResult {
  /// The object that was handed over when the screen was taken off.
  case returned(AnyObject)
  /// The screen was taken off without handing anything over.
  case cancelled
}

/// Who waits for the result of a screen that was pushed.
///
/// It is an object, which is made for the first who waits: most flows have none.
final class ScreenResults {
  /// What is called with a result.
  typealias Handler = (BoardingNavigationController, ScreenResult) -> Void

  /// Who waits, in the order in which they pushed.
  private var waiting: [Wait] = []
  /// What screens hand over when they go.
  private var given: [Gift] = []
  /// The number of the gift that waits for the verdict on an interactive transition, if one does.
  private var drivenGift: Int?
  /// The number of the gift that waits for the word of a screen, if one does.
  private(set) var pendingGift: Int?
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
    /// What it hands over, or nil for a move that waits in order and brings nothing.
    let result: AnyObject?
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
  func wait(
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
  func remove(_ number: Int) -> Handler? {
    guard let place = waiting.firstIndex(where: { $0.number == number }) else { return nil }
    return waiting.remove(at: place).handler
  }

  /// Notes what a screen hands over when it goes; nobody has to wait for it yet.
  ///
  /// - Parameters:
  ///   - result: What it hands over, or nil for a move that waits in order and brings nothing.
  ///   - giver: The screen.
  ///   - isDriven: Whether somebody drives its going, who may still bring it back.
  /// - Returns: The number of the gift.
  @discardableResult
  func give(_ result: AnyObject?, from giver: ScreenID, isDriven: Bool) -> Int {
    count += 1
    given.append(Gift(number: count, giver: giver, result: result))
    if isDriven, drivenGift == nil { drivenGift = count }
    return count
  }

  /// Notes that a request waits for the word of a screen: its gift counts only if it is allowed.
  ///
  /// - Parameter number: The number of the gift, or nil if the request brings none.
  /// - Returns: What a request before it would have handed over, so that it dies outside.
  func letWait(_ number: Int?) -> [AnyObject] {
    if drivenGift == number { drivenGift = nil }
    guard let dropped = exchange(&pendingGift, with: number), dropped != number else { return [] }
    return forget { $0.number == dropped }
  }

  /// Notes that a move whose turn has come waits for the word of a screen.
  ///
  /// - Parameter giver: The screen that gave the move.
  func letFirstWait(from giver: ScreenID) {
    if pendingGift == nil { pendingGift = first(from: giver)?.number }
  }

  /// Notes that no request waits for the word of a screen any more.
  ///
  /// - Parameter stack: The stack as decided; a gift whose giver is still there is forgotten.
  /// - Returns: What is forgotten, so that it dies outside.
  func endWait(on stack: ScreenStack) -> [AnyObject] {
    guard let number = exchange(&pendingGift, with: nil) else { return [] }
    return forget { $0.number == number && stack.contains($0.giver) }
  }

  /// Notes that a transition in which a screen goes was caught and may still be turned back.
  ///
  /// - Parameter giver: The screen.
  func beginDrive(of giver: ScreenID) {
    drivenGift = given.last { $0.giver == giver }?.number
  }

  /// Forgets a gift that came with a request that was refused.
  ///
  /// - Parameter number: The number of the gift.
  /// - Returns: What is forgotten, so that it dies outside.
  func takeBack(_ number: Int) -> [AnyObject] {
    if drivenGift == number { drivenGift = nil }
    return forget { $0.number == number }
  }

  /// Lets the gift of the request by which a screen goes count, and no other one of that screen.
  ///
  /// - Parameters:
  ///   - number: The number of the gift, or nil if the request brings none.
  ///   - giver: The screen.
  /// - Returns: What is forgotten, so that it dies outside.
  func confirm(_ number: Int?, from giver: ScreenID) -> [AnyObject] {
    forget { $0.giver == giver && $0.number != number }
  }

  /// Notes the verdict on an interactive transition.
  ///
  /// - Parameter giver: The screen that goes, or nil if none does.
  /// - Returns: What is forgotten, so that it dies outside.
  func endDrive(of giver: ScreenID?) -> [AnyObject] {
    let number = exchange(&drivenGift, with: nil)
    if let giver { return confirm(number, from: giver) }
    return number == nil ? [] : forget { $0.number == number }
  }

  /// Forgets what came with a move that was refused when its turn came.
  ///
  /// - Parameter giver: The screen that gave the move.
  /// - Returns: What is forgotten, so that it dies outside.
  func takeBackFirst(from giver: ScreenID) -> [AnyObject] {
    guard let number = first(from: giver)?.number else { return [] }
    return forget { $0.number == number }
  }

  /// Finds what comes with the first move of a screen that waits for its turn.
  ///
  /// - Parameter giver: The screen.
  /// - Returns: The gift, or nil if there is none.
  private func first(from giver: ScreenID) -> Gift? {
    given.first { $0.giver == giver && $0.number != pendingGift && $0.number != drivenGift }
  }

  /// Forgets gifts.
  ///
  /// - Parameter isForgotten: Tells which ones.
  /// - Returns: What is forgotten, so that it dies outside.
  private func forget(where isForgotten: (Gift) -> Bool) -> [AnyObject] {
    if given.isEmpty { return [] }
    let forgotten = given.filter(isForgotten)
    given.removeAll(where: isForgotten)
    return forgotten.compactMap { $0.result }
  }

  /// Notes that a pushed screen is entering, so that uncovering its pusher means something.
  ///
  /// - Parameter pushed: The screen that is entering.
  func arm(_ pushed: ScreenID) {
    // Those who wait are in the order of their screens' identities: what comes last enters first.
    guard let place = waiting.lastIndex(where: { $0.pushed == pushed }) else { return }
    waiting[place].isArmed = true
  }

  /// Takes those who wait at a screen that is on top again.
  ///
  /// - Parameters:
  ///   - receiver: The screen.
  ///   - giver: The screen that went, or nil if none did.
  /// - Returns: What to call, in order, each with what.
  func take(
    at receiver: ScreenID,
    from giver: ScreenID?
  ) -> [(handler: Handler, result: ScreenResult)] {
    let due = waiting.filter { $0.receiver == receiver && $0.isArmed }
    waiting.removeAll { $0.receiver == receiver && $0.isArmed }
    let gift = given.first { $0.giver == giver }?.result
    let result = gift.map { ScreenResult.returned($0) }
    return due.map { ($0.handler, result ?? .cancelled) }
  }

  /// Takes those who wait for a screen that will never be pushed.
  ///
  /// - Parameter pushed: The screen.
  /// - Returns: What to call, in order.
  func takeNeverPushed(_ pushed: ScreenID) -> [Handler] {
    let due = waiting.filter { $0.pushed == pushed && !$0.isArmed }
    waiting.removeAll { $0.pushed == pushed && !$0.isArmed }
    return due.map { $0.handler }
  }

  /// Notes that a screen has left: nobody will be uncovered there.
  ///
  /// - Parameter screen: The screen.
  func depart(_ screen: ScreenID) {
    departed.append(screen)
  }

  /// Takes those who wait at screens that have left.
  ///
  /// - Returns: What to call, those who pushed last first, as their screens go, and what these
  ///   screens would have handed over.
  func takeDeparted() -> (handlers: [Handler], forgotten: [AnyObject]) {
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
    guard let results, !results.isEmpty else { return }
    let due = receiver.map { results.take(at: $0, from: giver) } ?? []
    for handler in results.takeDeparted().handlers { handler(self, .cancelled) }
    for (handler, result) in due { handler(self, result) }
  }
}
