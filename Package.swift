// swift-tools-version: 6.2
import PackageDescription

// An arrow between targets may only point down this file; the order is the order of the layers.
// `scripts/build` adds the check that a target imports nothing it does not name here.

let settings: [SwiftSetting] =
  [
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("ExistentialAny"),
  ] + (Context.environment["CI"] == nil ? [] : [.treatAllWarnings(as: .error)])

let argumentParser = Target.Dependency.product(
  name: "ArgumentParser", package: "swift-argument-parser")
let subprocess = Target.Dependency.product(name: "Subprocess", package: "swift-subprocess")
let openCombine = Target.Dependency.product(name: "OpenCombine", package: "OpenCombine")
let asyncAlgorithms = Target.Dependency.product(name: "AsyncAlgorithms", package: "swift-async-algorithms")
let nio = ["NIOCore", "NIOPosix", "NIOHTTP1", "NIOWebSocket"].map {
  Target.Dependency.product(name: $0, package: "swift-nio")
}
let flyingFox = Target.Dependency.product(name: "FlyingFox", package: "FlyingFox")
let flyingSocks = Target.Dependency.product(name: "FlyingSocks", package: "FlyingFox")
let systemPackage = Target.Dependency.product(
  name: "SystemPackage", package: "swift-system", condition: .when(platforms: [.linux]))

/// A library target of this package under `Sources/`.
func library(
  _ name: String, _ dependencies: Target.Dependency..., and more: [Target.Dependency] = [],
  plugins: [Target.PluginUsage] = []
) -> Target {
  .target(name: name, dependencies: dependencies + more, swiftSettings: settings, plugins: plugins)
}

/// The tests of a target, under `Tests/NAMETests`; what they exclude are files that they read by path.
func tests(
  _ name: String, _ dependencies: Target.Dependency..., and more: [Target.Dependency] = [], exclude: [String] = []
) -> Target {
  .testTarget(
    name: "\(name)Tests", dependencies: dependencies + more + ["TestSupport"], exclude: exclude,
    swiftSettings: settings)
}

let package = Package(
  name: "swift-lessons",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "lesson", targets: ["lesson"]),
    .executable(name: "lesson-drawing", targets: ["lesson-drawing"]),
    .executable(name: "lesson-foundation", targets: ["lesson-foundation"]),
    .executable(name: "lesson-concurrency", targets: ["lesson-concurrency"]),
    .executable(name: "lesson-network", targets: ["lesson-network"]),
    .library(name: "ExperimentKit", targets: ["ExperimentKit", "Results", "SourceText"]),
    .library(name: "Experiments", targets: ["Experiments"]),
    .library(name: "NumberFormats", targets: ["NumberFormats", "ExactNumbers"]),
    .library(name: "LessonKit", targets: ["LessonKit"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/swiftlang/swift-subprocess", from: "1.0.2", traits: []),
    .package(url: "https://github.com/apple/swift-system", from: "1.5.0"),
    .package(url: "https://github.com/apple/swift-async-algorithms", from: "1.1.4"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
    .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
  ],
  targets: [
    .executableTarget(name: "lesson", dependencies: ["LessonCommands"], swiftSettings: settings),
    library(
      "LessonCommands", "Experiments", "Rasters", "LessonRunner", "LessonReport", "Hosts", "SwiftCells",
      "ExperimentKit", "LessonKit",
      "Results", "SourceText", argumentParser),
    library("LessonReport", "LessonKit", "Results", "SourceText"),
    library("LessonRunner", "Hosts", "SwiftCells", "LessonKit", "ExperimentKit", "Results", "SourceText"),
    library("Hosts", "ExperimentKit", "Processes", "Results", "SourceText", subprocess, systemPackage),
    library("SwiftCells", "Processes", "Results", "SourceText", subprocess, systemPackage),
    library("Processes"),
    library(
      "Experiments", "Dialogs", "ExperimentKit", "NumberFormats", "ExactNumbers", "Results", "SourceText",
      plugins: ["CataloguePlugin"]),
    .executableTarget(
      name: "lesson-drawing", dependencies: ["DrawingExperiments", "ExperimentKit"], swiftSettings: settings),
    library(
      "DrawingExperiments", "Drawing", "Rasters", "ExperimentKit", "Results", "SourceText", "CZlib",
      plugins: ["CataloguePlugin"]),
    .executableTarget(
      name: "lesson-foundation", dependencies: ["FoundationExperiments", "ExperimentKit"], swiftSettings: settings),
    library("FoundationExperiments", "ExperimentKit", "Results", "SourceText", plugins: ["CataloguePlugin"]),
    .executableTarget(
      name: "lesson-concurrency", dependencies: ["ConcurrencyExperiments", "ExperimentKit"], swiftSettings: settings),
    library(
      "ConcurrencyExperiments", "TimeLimits", "ExperimentKit", "Results", "SourceText", openCombine, asyncAlgorithms,
      plugins: ["CataloguePlugin"]),
    .executableTarget(
      name: "lesson-network", dependencies: ["NetworkExperiments", "ExperimentKit"], swiftSettings: settings),
    library(
      "NetworkExperiments", "Loopback", "TimeLimits", "Dialogs", "ExperimentKit", "Results", "SourceText", flyingFox,
      flyingSocks,
      and: nio,
      plugins: ["CataloguePlugin"]),
    library("Loopback", "ExperimentKit", and: nio),
    library("Dialogs", "ExperimentKit", "SourceText"),
    library("ExperimentKit", "Results", "SourceText"),
    library("LessonKit", "Rasters", "Results", "SourceText", "CMarkGFM"),
    library("Rasters", "Results", "CPNG"),
    library("Results", "SourceText"),
    library("SourceText", "CYAML"),
    library("NumberFormats", "ExactNumbers"),
    library("ExactNumbers", "CGMP"),
    library("Drawing", "CCairo"),
    library("TimeLimits"),

    .systemLibrary(
      name: "CMarkGFM", pkgConfig: "libcmark-gfm",
      providers: [
        .apt(["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"]), .brew(["cmark-gfm"]),
      ]),
    .systemLibrary(
      name: "CYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    .systemLibrary(
      name: "CPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"]), .brew(["libpng"])]),
    .systemLibrary(
      name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"]), .brew(["zlib"])]),
    .systemLibrary(
      name: "CGMP", pkgConfig: "gmp", providers: [.apt(["libgmp-dev"]), .brew(["gmp"])]),
    .systemLibrary(
      name: "CCairo", pkgConfig: "cairo-ft",
      providers: [.apt(["libcairo2-dev", "libfontconfig-dev"]), .brew(["cairo", "fontconfig"])]),

    .plugin(
      name: "CataloguePlugin", capability: .buildTool(), dependencies: ["catalogue-generator"],
      path: "Sources/CataloguePlugin"),
    .executableTarget(name: "catalogue-generator", swiftSettings: settings),

    .target(
      name: "TestSupport", dependencies: ["TimeLimits", "ExperimentKit", "Results", "SourceText"],
      path: "Tests/TestSupport",
      swiftSettings: settings),
    tests("ExactNumbers", "ExactNumbers"),
    tests("Drawing", "Drawing", "Rasters"),
    tests("NumberFormats", "NumberFormats", "ExactNumbers", exclude: ["Oracles"]),
    tests("SourceText", "SourceText"),
    tests("Results", "Results", "SourceText"),
    tests("Rasters", "Rasters", "Results", "SourceText", exclude: ["Fixtures"]),
    tests("ExperimentKit", "ExperimentKit", "Results", "SourceText"),
    tests(
      "Experiments", "Experiments", "Dialogs", "ExperimentKit", "NumberFormats", "ExactNumbers", "Results", "SourceText"
    ),
    tests("Processes", "Processes", subprocess, systemPackage),
    tests("Hosts", "Hosts", "ExperimentKit", "Results", "SourceText"),
    tests(
      "DrawingExperiments", "DrawingExperiments", "Drawing", "Rasters", "ExperimentKit", "Results", "SourceText"),
    tests(
      "FoundationExperiments", "FoundationExperiments", "ExperimentKit", "Results", "SourceText", "lesson-foundation"),
    tests("TimeLimits", "TimeLimits"),
    tests("Loopback", "Loopback", "TimeLimits", and: nio),
    tests(
      "ConcurrencyExperiments", "ConcurrencyExperiments", "TimeLimits", "ExperimentKit", "Results", "SourceText",
      openCombine,
      asyncAlgorithms),
    tests(
      "NetworkExperiments", "NetworkExperiments", "Loopback", "Dialogs", "ExperimentKit", "Results", "SourceText",
      flyingFox, and: nio),
    tests("SwiftCells", "SwiftCells", "Results", "SourceText", subprocess, systemPackage, exclude: ["Fixtures"]),
    tests("LessonKit", "LessonKit", "Results", "SourceText"),
    tests(
      "LessonRunner", "LessonRunner", "SwiftCells", "LessonKit", "ExperimentKit", "Rasters", "Results", "SourceText",
      exclude: ["Fixtures"]),
    tests("LessonReport", "LessonReport", "LessonKit", "Results", "SourceText"),
    tests(
      "LessonCommands", "LessonCommands", "LessonRunner", "LessonKit", "Rasters", "SourceText", "lesson",
      exclude: ["Fixtures"]),
  ]
)
