public import Boarding

extension Input.Kind {
  /// The words by which scripts call the input.
  public var words: String {
    switch self {
    case .start: "start"
    case .push: "push"
    case .pop: "pop"
    case .popTo: "pop to"
    case .popToRoot: "pop to root"
    case .replaceTop: "replace"
    case .setStack: "set"
    case .skipTo: "skip"
    case .finishFlow: "finish flow"
    case .next: "next"
    case .previous: "back"
    case .choice: "choose"
    case .update: "update"
    case .finish: "finish"
    case .cancel: "cancel"
    case .reply: "reply"
    case .container: "container"
    case .setting: "setting"
    case .advance: "advance"
    }
  }
}

extension Refusal.Reason {
  /// The word by which scripts call the reason.
  public var name: String {
    switch self {
    case .negativeDuration: "negativeDuration"
    case .timeOverflow: "timeOverflow"
    case .invalidWidth: "invalidWidth"
    case .invalidProgress: "invalidProgress"
    case .invalidSpeed: "invalidSpeed"
    case .emptyStack: "emptyStack"
    case .unknownScreen: "unknownScreen"
    case .wrongPhase: "wrongPhase"
    case .staleSource: "staleSource"
    case .transitionInProgress: "transitionInProgress"
    case .noTarget: "noTarget"
    case .atRoot: "atRoot"
    case .notOnStack: "notOnStack"
    case .alreadyThere: "alreadyThere"
    case .alreadyOnStack: "alreadyOnStack"
    }
  }
}

extension BusyPolicy {
  /// The word by which scripts call the policy.
  public var name: String {
    switch self {
    case .refuse: "refuse"
    case .queue: "queue"
    case .finish: "finish"
    }
  }
}

extension ContainerChange {
  /// The word by which scripts call the change.
  public var name: String {
    switch self {
    case .appear: "appear"
    case .disappear: "disappear"
    case .suspend: "suspend"
    }
  }
}

extension LayoutDirection {
  /// The word by which scripts call the direction.
  public var name: String {
    switch self {
    case .leftToRight: "left-to-right"
    case .rightToLeft: "right-to-left"
    }
  }
}
