/// A wish for one piece of items, which the owner of a loader fulfils when it can.
public struct LoadRequest: Hashable, Sendable {
  /// The number of the request, from 1; no two requests of a loader share one.
  public let number: Int
  /// What the load is for.
  public let direction: LoadDirection
  /// Which piece is asked for.
  public let target: LoadTarget
  /// Which try of this piece it is, from 1.
  public let attempt: Int
  /// The generation of the items that it belongs to.
  public let generation: Int

  /// Makes a request.
  ///
  /// - Parameters:
  ///   - number: The number of the request, from 1.
  ///   - direction: What the load is for.
  ///   - target: Which piece is asked for.
  ///   - attempt: Which try of this piece it is, from 1.
  ///   - generation: The generation of the items that it belongs to.
  public init(
    number: Int,
    direction: LoadDirection,
    target: LoadTarget,
    attempt: Int = 1,
    generation: Int = 1
  ) {
    self.number = number
    self.direction = direction
    self.target = target
    self.attempt = attempt
    self.generation = generation
  }
}

extension LoadRequest: CustomStringConvertible {
  /// The request in words.
  public var description: String { "#\(number) \(direction) \(target), try \(attempt)" }
}
