extension ScriptSession {
  /// True if the session is about pages, before the first move as well.
  package var isAboutPages: Bool { names.pages != nil }

  /// True if items are declared that arrive in pieces.
  package var isAboutPieces: Bool { names.pages?.kind == .items }
}
