/// Everything that the house rules know of this package, in one place.
enum HouseTable {
  /// The folders and files at the top, next to dot files.
  static let topLevel: Set<String> = ["Package.swift", "Sources", "Tests", "Docs", "README.md"]

  /// The paths that must exist.
  static let required: [String] = [
    ".ci/run",
    ".swift-format",
    "Docs/Architecture.md",
    "Docs/Benchmarks.md",
    "Docs/Cases.md",
    "Docs/Changelog.md",
    "Docs/Command.md",
    "Docs/Contributing.md",
    "Docs/Decisions/README.md",
    "Docs/FromBoardingPass.md",
    "Docs/Glossary.md",
    "Docs/Library.md",
    "Docs/README.md",
    "Docs/Script.md",
    "Docs/Testing.md",
    "Docs/TestingAsyncFlows.md",
    "Package.swift",
    "README.md",
    "Sources/Boarding",
    "Sources/Boarding/Boarding.docc",
    "Sources/BoardingAsync",
    "Sources/BoardingAsync/BoardingAsync.docc",
    "Sources/BoardingBenchmarks",
    "Sources/BoardingCLI",
    "Sources/BoardingExplorer",
    "Sources/BoardingExplorer/BoardingExplorer.docc",
    "Sources/BoardingMotion",
    "Sources/BoardingMotion/BoardingMotion.docc",
    "Sources/BoardingPaging",
    "Sources/BoardingPaging/BoardingPaging.docc",
    "Sources/BoardingRender",
    "Sources/BoardingRender/BoardingRender.docc",
    "Sources/BoardingScript",
    "Sources/BoardingScript/BoardingScript.docc",
    "Sources/BoardingSimulation",
    "Sources/BoardingTesting",
    "Sources/BoardingTesting/BoardingTesting.docc",
    "Tests/AcceptanceTests/Scripts",
    "Tests/AcceptanceTests/Transcripts",
  ]

  /// The modules that read the world, which only the top floor may import.
  private static let world: Set<String> = [
    "Android", "Bionic", "CRT", "Darwin", "Foundation", "FoundationEssentials", "Glibc", "Musl",
    "ucrt", "WASILibc", "WinSDK",
  ]

  /// What the files of a folder may import; the longest folder that matches a path counts.
  static let imports: [String: Set<String>] = [
    "Sources/BoardingMotion": [],
    "Sources/Boarding": ["BoardingMotion"],
    "Sources/BoardingPaging": ["Boarding", "BoardingMotion"],
    "Sources/BoardingScript": ["Boarding", "BoardingMotion", "BoardingPaging", "Foundation"],
    "Sources/BoardingScript/Text": ["Boarding", "BoardingMotion", "BoardingPaging"],
    "Sources/BoardingAsync": ["Boarding", "BoardingPaging", "Synchronization"],
    "Sources/BoardingExplorer": ["Boarding", "BoardingMotion", "BoardingScript"],
    "Sources/BoardingRender": ["Boarding", "BoardingExplorer"],
    // Only the import of this module of the language with its SPI shows `SchedulingExecutor`.
    "Sources/BoardingSimulation": [
      "Boarding", "BoardingAsync", "CBoardingHooks", "_Concurrency",
    ],
    "Sources/BoardingTesting": world.union([
      "Boarding", "BoardingMotion", "BoardingPaging", "BoardingScript", "BoardingAsync",
      "BoardingSimulation", "Testing",
    ]),
    "Sources/BoardingCLI": world.union([
      "Boarding", "BoardingMotion", "BoardingScript", "BoardingExplorer", "BoardingRender",
    ]),
    "Sources/BoardingBenchmarks": world.union([
      "Boarding", "BoardingMotion", "BoardingPaging", "BoardingScript", "BoardingAsync",
      "BoardingSimulation", "BoardingExplorer", "CBoardingAllocations", "Synchronization",
    ]),
  ]

  /// Modules that another one exports, so that a dependency needs no import of its own.
  static let exportedModules: Set<String> = ["Boarding", "BoardingMotion"]

  /// Dependencies of a target without an import: an executable that its tests run.
  static let silentDependencies: [String: Set<String>] = [
    "HouseRulesTests": ["BoardingCLI"],
    "AcceptanceTests": ["BoardingCLI"],
  ]

  /// The folders whose sources also compile as Embedded Swift.
  static let pureFolders: [String] = [
    "Sources/BoardingMotion/", "Sources/Boarding/", "Sources/BoardingPaging/",
    "Sources/BoardingScript/Text/",
  ]

  /// Words that the code of the pure folders does not use, with the reason.
  static let bannedInPureCode: [(word: String, reason: String)] = [
    ("rounded()", "needs the C library; round in a stated direction"),
    ("truncatingRemainder", "needs the C library"),
    ("addingProduct", "needs the C library"),
    ("AnySequence", "hangs the Embedded compiler"),
    ("AnyHashable", "is missing from Embedded Swift"),
    ("Codable", "is missing from Embedded Swift"),
    ("Encodable", "is missing from Embedded Swift"),
    ("Decodable", "is missing from Embedded Swift"),
    ("Mirror", "is missing from Embedded Swift"),
    ("async", "the core does not wait"),
    ("await", "the core does not wait"),
    ("Task", "the core starts nothing"),
    ("hashValue", "differs from process to process"),
    ("fatalError", "say what was wrong with a precondition"),
    ("try!", "throw or handle the error"),
    ("print(", "the core does not write"),
    ("debugPrint(", "the core does not write"),
    ("Date(", "the core reads no clock"),
    ("random(", "pass a generator in"),
    ("SystemRandomNumberGenerator", "pass a generator in"),
    ("@inlinable", "only the reading of animated values asked for it, by a benchmark"),
    ("weak", "only WeakDelegate holds weakly"),
    ("unowned", "only WeakDelegate holds weakly"),
  ]

  /// The words that one kind of file may use all the same, by the beginning of its name.
  static let wordExemptions: [(word: String, filePrefix: String)] = [
    ("weak", "WeakDelegate"),
    ("unowned", "WeakDelegate"),
    ("@inlinable", "AnimationVector"),
    ("@inlinable", "ValueStore"),
    ("@inlinable", "VectorConvertible"),
  ]

  /// The files in which switches have a default, with how many and the reason: what they look at
  /// cannot be listed, such as characters or words that somebody wrote.
  static let defaultExemptions: [(path: String, count: Int, reason: String)] = []

  /// The most lines of a source file.
  static let maximumSourceLines = 400
  /// The most lines of a test file.
  static let maximumTestLines = 800
  /// The most lines of a function, from the line of its opening brace to its closing one.
  static let maximumFunctionLines = 60

  /// Words that are left behind by accident.
  static let leftovers: [String] = ["TO" + "DO", "FIX" + "ME", "XX" + "X", "START_MENU" + "_TOKEN"]

  /// The first folders of paths that exist on one machine only.
  static let machineFolders: [String] = ["work", "root", "home", "Users", "opt", "tmp"]

  /// Machine folders that the scripts of a folder may name.
  static let machineFolderExemptions: [(pathPrefix: String, folder: String)] = [(".ci/", "tmp")]

  /// The suite of cases that the page of cases names without one.
  static let suiteOfUnnamedCases: String = "BoardingPassCasesTests"

  /// What the page of cases says beside the names of tests.
  static let notesOfCases: [String] = [
    "by an interactive command", "the finger comes later",
    "the finger comes later, and so does the grab",
  ]

  /// The languages that a fence may name; what is not checked is called text.
  static let fenceLanguages: Set<String> = [
    "swift", "boarding", "console", "text", "sh", "json", "mermaid", "yaml", "html",
  ]
}
