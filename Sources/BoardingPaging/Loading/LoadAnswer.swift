/// What comes of a request.
public enum LoadAnswer: Hashable, Sendable {
  /// The piece is there.
  case piece(LoadedPiece)
  /// The load failed.
  case failure(LoadFailure)
}
