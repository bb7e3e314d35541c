import Boarding

/// What was read after the words of a statement.
///
/// Each part fills in its own field; a statement looks only at the fields of its parts.
struct Arguments: Sendable {
  /// Where the statement begins.
  let location: TextLocation
  /// Names that need not be declared yet.
  var names: [Name] = []
  /// Declared screens.
  var screens: [ScreenID] = []
  /// A declared choice label.
  var label: ChoiceID = ChoiceID(rawValue: -1)
  /// The place of a declared value.
  var place: Int = 0
  /// A number.
  var number: Decimal = Decimal(0, decimals: 0)
  /// The number as it was written; without one, where the statement begins.
  var written: Name
  /// A whole number of things.
  var count: Int = 0
  /// The multiple of the normal speed, or nil if none is said.
  var speed: Double?
  /// A curve as it was written.
  var curve: WrittenCurve = .standard
  /// How the flow ends.
  var flowEnd: FlowEnd = .completed
  /// A value, with the digits after the point if it is a number.
  var value: WrittenValue = WrittenValue(.number(0), decimals: 0)
  /// A span of time.
  var nanoseconds: Int64 = 0
  /// One of several words: its place among them.
  var choice: Int = 0
  /// Any words.
  var words: [String] = []
  /// How a change is shown.
  var motion: Motion = .animated
  /// The screen that issued an input.
  var source: ScreenID?
  /// The lines of a block, with single spaces.
  var block: [String] = []
  /// What is said about a finger.
  var finger: FingerWords = FingerWords()
  /// The rules of swipes as far as they are said.
  var rules: WrittenRules = WrittenRules()
  /// What moves in a transition.
  var style: TransitionAnimation.Style = .slide
  /// How much a spring overshoots.
  var bounce: Double = 0
  /// What a screen answers when it is asked for permission; nil for what it declares.
  var guarding: FlowDraft.Guard?
  /// The versions of releases.
  var versions: [AppVersion] = []
  /// A declared fact.
  var fact: FactID = FactID(rawValue: -1)
  /// True if the fact is about the news of a release.
  var isAboutNews: Bool = false
  /// The changes that set declared facts.
  var facts: [Setting] = []
  /// What is said about pages.
  var paging: PagingWords = PagingWords()
  /// What is said about items that arrive in pieces.
  var pieces: PieceWords = PieceWords()
  /// What a screen statement says.
  var screen: FlowNotes.Screen = FlowNotes.Screen()

  /// Makes empty arguments.
  ///
  /// - Parameter location: Where the statement begins.
  init(location: TextLocation) {
    self.location = location
    written = Name(text: "", location: location)
  }

  /// The only declared screen.
  var onlyScreen: ScreenID { screens.first ?? .absent }
}
