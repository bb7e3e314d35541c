extension Pan {
  /// True if the finger leaves with it.
  var isLift: Bool {
    switch self {
    case .ended, .cancelled: true
    case .began, .moved: false
    }
  }
}
