// swift-tools-version: 6.2

import PackageDescription

/// What every target is compiled with.
let commonSettings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InferIsolatedConformances"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
]

/// What the targets that also compile as Embedded Swift are compiled with.
let pureSettings: [SwiftSetting] =
  commonSettings + [.treatWarning("EmbeddedRestrictions", as: .error)]

/// Where `sqrt` and `floor` come from on Linux: a pure target imports nothing that brings them.
let mathLibrary: [LinkerSetting] = [.linkedLibrary("m", .when(platforms: [.linux]))]

let package = Package(
  name: "Boarding",
  platforms: [.iOS(.v16), .macOS(.v13), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
  products: [
    .library(name: "Boarding", targets: ["Boarding"]),
    .library(name: "BoardingPaging", targets: ["BoardingPaging"]),
    .library(name: "BoardingScript", targets: ["BoardingScript"]),
    .library(name: "BoardingAsync", targets: ["BoardingAsync"]),
    .library(name: "BoardingExplorer", targets: ["BoardingExplorer"]),
    .library(name: "BoardingRender", targets: ["BoardingRender"]),
    .library(name: "BoardingTesting", targets: ["BoardingTesting"]),
    .executable(name: "boarding", targets: ["BoardingCLI"]),
  ],
  targets: [
    .target(
      name: "BoardingMotion",
      swiftSettings: pureSettings,
      linkerSettings: mathLibrary
    ),
    .target(name: "Boarding", dependencies: ["BoardingMotion"], swiftSettings: pureSettings),
    .target(
      name: "BoardingPaging",
      dependencies: ["Boarding", "BoardingMotion"],
      swiftSettings: pureSettings
    ),
    .target(
      name: "BoardingScript",
      dependencies: ["Boarding", "BoardingMotion", "BoardingPaging"],
      swiftSettings: pureSettings
    ),
    .target(
      name: "BoardingAsync",
      dependencies: ["Boarding", "BoardingPaging"],
      swiftSettings: commonSettings
    ),
    .target(
      name: "BoardingExplorer",
      dependencies: ["Boarding", "BoardingMotion", "BoardingScript"],
      swiftSettings: commonSettings,
      linkerSettings: mathLibrary
    ),
    .target(
      name: "BoardingRender",
      dependencies: ["Boarding", "BoardingExplorer"],
      swiftSettings: commonSettings
    ),
    .target(name: "CBoardingHooks"),
    .target(
      name: "BoardingSimulation",
      dependencies: ["Boarding", "BoardingAsync", "CBoardingHooks"],
      swiftSettings: commonSettings
    ),
    .target(
      name: "BoardingTesting",
      dependencies: [
        "Boarding", "BoardingMotion", "BoardingPaging", "BoardingScript", "BoardingAsync",
        "BoardingSimulation",
      ],
      swiftSettings: commonSettings
    ),
    .executableTarget(
      name: "BoardingCLI",
      dependencies: [
        "Boarding", "BoardingMotion", "BoardingScript", "BoardingExplorer", "BoardingRender",
      ],
      swiftSettings: commonSettings
    ),
    .target(name: "CBoardingAllocations"),
    .executableTarget(
      name: "BoardingBenchmarks",
      dependencies: [
        "Boarding", "BoardingMotion", "BoardingPaging", "BoardingScript", "BoardingAsync",
        "BoardingSimulation", "BoardingExplorer", "CBoardingAllocations",
      ],
      swiftSettings: commonSettings
    ),
    .testTarget(
      name: "BoardingMotionTests",
      dependencies: ["BoardingMotion"],
      exclude: ["References"],
      swiftSettings: commonSettings
    ),
    .testTarget(
      name: "BoardingTests",
      dependencies: ["Boarding", "BoardingMotion", "BoardingExplorer"],
      swiftSettings: commonSettings
    ),
    .testTarget(
      name: "BoardingPagingTests",
      dependencies: ["Boarding", "BoardingMotion", "BoardingPaging"],
      exclude: ["References"],
      swiftSettings: commonSettings
    ),
    .testTarget(
      name: "BoardingScriptTests",
      dependencies: ["Boarding", "BoardingMotion", "BoardingPaging", "BoardingScript"],
      exclude: ["Snapshots"],
      swiftSettings: commonSettings
    ),
    .testTarget(
      name: "BoardingAsyncTests",
      dependencies: ["BoardingMotion", "BoardingAsync"],
      swiftSettings: commonSettings
    ),
    .testTarget(
      name: "BoardingExplorerTests",
      dependencies: ["Boarding", "BoardingMotion", "BoardingScript", "BoardingExplorer"],
      swiftSettings: commonSettings
    ),
    .testTarget(
      name: "BoardingRenderTests",
      dependencies: ["Boarding", "BoardingExplorer", "BoardingRender"],
      swiftSettings: commonSettings
    ),
    .testTarget(
      name: "BoardingTestingTests",
      dependencies: [
        "Boarding", "BoardingMotion", "BoardingPaging", "BoardingScript", "BoardingAsync",
        "BoardingSimulation", "BoardingTesting",
      ],
      swiftSettings: commonSettings
    ),
    .testTarget(
      name: "BoardingCLITests",
      dependencies: [
        "Boarding", "BoardingMotion", "BoardingScript", "BoardingExplorer", "BoardingCLI",
      ],
      swiftSettings: commonSettings
    ),
    .testTarget(
      name: "AcceptanceTests",
      dependencies: [
        "Boarding", "BoardingMotion", "BoardingPaging", "BoardingScript", "BoardingTesting",
      ],
      exclude: ["Scripts", "Transcripts"],
      swiftSettings: commonSettings
    ),
    .testTarget(
      name: "BoardingBenchmarksTests",
      dependencies: ["Boarding", "BoardingMotion", "BoardingScript", "BoardingBenchmarks"],
      swiftSettings: commonSettings
    ),
    .testTarget(
      name: "MainActorTests",
      dependencies: ["Boarding"],
      swiftSettings: commonSettings + [.defaultIsolation(MainActor.self)]
    ),
    .testTarget(
      name: "HouseRulesTests",
      dependencies: ["BoardingCLI"],
      swiftSettings: commonSettings
    ),
  ],
  swiftLanguageModes: [.v6]
)
