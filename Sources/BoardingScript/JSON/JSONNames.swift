import Boarding

extension Input.Kind {
  /// The word by which JSON calls the kind.
  var jsonName: String {
    switch self {
    case .start: "start"
    case .resume: "resume"
    case .push: "push"
    case .pop: "pop"
    case .popTo: "popTo"
    case .popToRoot: "popToRoot"
    case .replaceTop: "replaceTop"
    case .setStack: "setStack"
    case .skipTo: "skipTo"
    case .finishFlow: "finishFlow"
    case .next: "next"
    case .previous: "previous"
    case .choice: "choice"
    case .update: "update"
    case .finish: "finish"
    case .cancel: "cancel"
    case .pan: "pan"
    case .swipeForward: "swipeForward"
    case .swipeBackward: "swipeBackward"
    case .reply: "reply"
    case .container: "container"
    case .setting: "setting"
    case .advance: "advance"
    }
  }
}

extension Motion {
  /// The word by which JSON calls the motion.
  var jsonName: String {
    switch self {
    case .animated: "animated"
    case .instant: "instant"
    case .interactive: "interactive"
    }
  }
}

extension ContainerChange {
  /// The word by which JSON calls the change.
  var jsonName: String {
    switch self {
    case .appear: "appear"
    case .disappear: "disappear"
    case .suspend: "suspend"
    }
  }
}

extension ReducedMotionStyle {
  /// The word by which JSON calls the style.
  var jsonName: String {
    switch self {
    case .instant: "instant"
    case .crossFade: "crossFade"
    }
  }
}

extension Steps.Position {
  /// The word by which JSON calls the position.
  var jsonName: String {
    switch self {
    case .jumpStart: "jumpStart"
    case .jumpEnd: "jumpEnd"
    case .jumpNone: "jumpNone"
    case .jumpBoth: "jumpBoth"
    }
  }
}
