/// Keeps what reaches the engine of a controller, as long as somebody wants it.
final class Recorder {
  /// What has been written down.
  var log: InputLog

  /// Begins to keep a log.
  ///
  /// - Parameter log: What the log begins with.
  init(_ log: InputLog) {
    self.log = log
  }
}
