public import Boarding

extension Input.Kind {
  /// The words by which scripts call the input.
  public var words: String {
    switch self {
    case .start: "start"
    case .resume: "resume"
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
    case .pan: "finger"
    case .swipeForward: "swipe forward"
    case .swipeBackward: "swipe backward"
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
    case .invalidSample: "invalidSample"
    case .invalidRules: "invalidRules"
    case .emptyStack: "emptyStack"
    case .unknownScreen: "unknownScreen"
    case .unknownFact: "unknownFact"
    case .wrongPhase: "wrongPhase"
    case .staleSource: "staleSource"
    case .transitionInProgress: "transitionInProgress"
    case .noTarget: "noTarget"
    case .atRoot: "atRoot"
    case .notOnStack: "notOnStack"
    case .alreadyThere: "alreadyThere"
    case .alreadyOnStack: "alreadyOnStack"
    case .alreadyPending: "alreadyPending"
    case .forwardOnly: "forwardOnly"
    case .gesturesOff: "gesturesOff"
    case .screenDisallowsGestures: "screenDisallowsGestures"
    case .outsideEdge: "outsideEdge"
    case .mostlyVertical: "mostlyVertical"
    case .guarded: "guarded"
    case .guardWaits: "guardWaits"
    case .superseded: "superseded"
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

extension Machine.State.GesturePhase {
  /// The word by which scripts call the phase.
  var word: String {
    switch self {
    case .none: "none"
    case .undecided: "undecided"
    case .deciding: "deciding"
    case .driving: "driving"
    case .pulling: "pulling"
    case .absorbed: "absorbed"
    }
  }
}

extension SwipePolicy {
  /// The word by which scripts call the policy.
  public var name: String {
    switch self {
    case .refuse: "refuse"
    case .finish: "finish"
    case .grab: "grab"
    }
  }
}

extension GuardSide {
  /// The word by which scripts call the side.
  public var name: String {
    switch self {
    case .leave: "leave"
    case .enter: "enter"
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
