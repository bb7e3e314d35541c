/// The calls of the changes that stand between others in most tests.
///
/// `MachineOrderOfCallsTests` pins them letter by letter; other tests may use these shorter words.
enum Calls {
  /// The beginning of a push.
  static func pushBegins(_ source: String, _ destination: String, atOnce: Bool = false) -> String {
    """
    began push \(source)>\(destination)\(atOnce ? " at once" : "") \
    · \(destination).willEnterStack · \(source).willDisappear · \(destination).willAppear \
    · willShow(\(destination))
    """
  }

  /// The end of a push.
  static func pushEnds(_ source: String, _ destination: String) -> String {
    """
    \(source).didDisappear · \(destination).didAppear · \(destination).didEnterStack \
    · \(over("push", source, destination))
    """
  }

  /// A push that takes no time.
  static func pushAtOnce(_ source: String, _ destination: String) -> String {
    pushBegins(source, destination, atOnce: true) + " · " + pushEnds(source, destination)
  }

  /// The beginning of a pop of one screen.
  static func popBegins(_ source: String, _ destination: String, atOnce: Bool = false) -> String {
    """
    began pop \(source)>\(destination)\(atOnce ? " at once" : "") \
    · \(source).willLeaveStack · \(source).willDisappear · \(destination).willAppear \
    · willShow(\(destination))
    """
  }

  /// The end of a pop of one screen.
  static func popEnds(_ source: String, _ destination: String) -> String {
    """
    \(source).didDisappear · \(destination).didAppear · \(source).didLeaveStack \
    · \(over("pop", source, destination))
    """
  }

  /// A pop of one screen that takes no time.
  static func popAtOnce(_ source: String, _ destination: String) -> String {
    popBegins(source, destination, atOnce: true) + " · " + popEnds(source, destination)
  }

  /// The beginning of a replacement, which may be shown as another operation.
  static func replaceBegins(
    _ source: String,
    _ destination: String,
    as operation: String = "replace",
    atOnce: Bool = false
  ) -> String {
    """
    began \(operation) \(source)>\(destination)\(atOnce ? " at once" : "") \
    · \(source).willLeaveStack · \(destination).willEnterStack · \(source).willDisappear \
    · \(destination).willAppear · willShow(\(destination))
    """
  }

  /// The end of a replacement, which may be shown as another operation.
  static func replaceEnds(
    _ source: String,
    _ destination: String,
    as operation: String = "replace"
  ) -> String {
    """
    \(source).didDisappear · \(destination).didAppear · \(source).didLeaveStack \
    · \(destination).didEnterStack · \(over(operation, source, destination))
    """
  }

  /// The beginning of a push by hand.
  static func pushByHand(_ source: String, _ destination: String) -> String {
    byHand(pushBegins(source, destination), "push", source, destination)
  }

  /// The beginning of a pop of one screen by hand.
  static func popByHand(_ source: String, _ destination: String) -> String {
    byHand(popBegins(source, destination), "pop", source, destination)
  }

  private static func byHand(
    _ calls: String,
    _ operation: String,
    _ source: String,
    _ destination: String
  ) -> String {
    let began = "began \(operation) \(source)>\(destination)"
    return began + " by hand" + calls.dropFirst(began.count)
  }

  /// The verdict to go back.
  static func turnsBack(from destination: String, to source: String) -> String {
    """
    verdict cancel · \(destination).willDisappear · \(source).willAppear · willShow(\(source))
    """
  }

  /// The end of a push that went back.
  static func pushWentBack(_ source: String, _ destination: String) -> String {
    """
    \(destination).didDisappear · \(source).didAppear · \(destination).didLeaveStack \
    · \(undone("push", source, destination))
    """
  }

  /// The end of a pop of one screen that went back.
  static func popWentBack(_ source: String, _ destination: String) -> String {
    """
    \(destination).didDisappear · \(source).didAppear · \(source).didEnterStack \
    · \(undone("pop", source, destination))
    """
  }

  /// What comes last in every transition that went back.
  static func undone(_ operation: String, _ source: String, _ destination: String) -> String {
    let passage = "\(operation) \(source)>\(destination)"
    return "didShow(\(source)) · cancelled \(passage) · went back \(passage)"
  }

  /// What comes last in every transition.
  static func over(_ operation: String, _ source: String, _ destination: String) -> String {
    let passage = "\(operation) \(source)>\(destination)"
    return """
      didShow(\(destination)) · committed \(passage) · screenChanged(\(destination)) \
      · ended \(passage)
      """
  }
}
