/// The language of scripts: everything that may be written.
public enum Language {
  /// The words that cannot be names in a text about a flow, in the order of the statements.
  static let reservedWords: [String] = Dialect.flow.reservedWords
}

extension Language {
  /// The handbook of texts about a flow.
  public static let handbook: Handbook = Dialect.flow.handbook

  /// The handbook of texts about pages.
  public static let pagesHandbook: Handbook = Dialect.pages.handbook
}
