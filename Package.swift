// swift-tools-version: 6.2
import PackageDescription

// An arrow between targets may only point down this file; the order is the order of the layers.
// `scripts/build` adds the check that a target imports nothing it does not name here.

let settings: [SwiftSetting] =
  [
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("ExistentialAny"),
  ] + (Context.environment["CI"] == nil ? [] : [.treatAllWarnings(as: .error)])

/// For what computes little also in release mode: it takes a quarter of the time to compile.
let notOptimized: [SwiftSetting] = [.unsafeFlags(["-Onone"], .when(configuration: .release))]

/// Nothing imports tests, so their modules need not be there before they are compiled, which takes a sixth of the time more.
let testSettings =
  settings + notOptimized
  + [.unsafeFlags(["-no-emit-module-separately-wmo"], .when(configuration: .release))]

let argumentParser = Target.Dependency.product(
  name: "ArgumentParser", package: "swift-argument-parser")
let subprocess = Target.Dependency.product(name: "Subprocess", package: "swift-subprocess")
let systemPackage = Target.Dependency.product(
  name: "SystemPackage", package: "swift-system", condition: .when(platforms: [.linux]))

/// For a program that libFuzzer begins: of several sanitizers the Swift compiler takes the last that it is told, so it is told
/// both at once, behind what the package manager tells it.
let isFuzzed = Context.environment["LIBFUZZER"] != nil
let counted: [SwiftSetting] = isFuzzed ? [.unsafeFlags(["-Xfrontend", "-sanitize=fuzzer,address"])] : []

/// A library target of this package under `Sources/`.
func library(
  _ name: String, _ dependencies: Target.Dependency..., and more: [Target.Dependency] = [],
  optimized: Bool = true, assets: [String] = [], plugins: [Target.PluginUsage] = []
) -> Target {
  .target(
    name: name, dependencies: dependencies + more, resources: assets.map { .embedInCode("Assets/\($0)") },

    swiftSettings: (optimized ? settings : settings + notOptimized) + counted, plugins: plugins)
}

/// The tests of a target, under `Tests/NAMETests`; what they exclude are files that they read by path.
///
/// In release mode what they test is optimized, not the tests themselves: that would take twice as long as running them.
func tests(
  _ name: String, _ dependencies: Target.Dependency..., and more: [Target.Dependency] = [], exclude: [String] = []
) -> Target {
  .testTarget(
    name: "\(name)Tests", dependencies: dependencies + more + ["TestSupport"], exclude: exclude,
    swiftSettings: testSettings)
}

/// What reads damaged bytes: tests, or for `scripts/fuzz --libfuzzer` a program that libFuzzer begins.
func fuzz(_ dependencies: Target.Dependency...) -> Target {
  guard isFuzzed else {
    return .testTarget(
      name: "FuzzTests", dependencies: dependencies + ["TestSupport"], exclude: ["LibFuzzer.swift"],
      swiftSettings: testSettings)
  }
  return .executableTarget(
    name: "fuzz-target", dependencies: dependencies + ["TestSupport"], path: "Tests/FuzzTests",
    exclude: ["FuzzTests.swift"], swiftSettings: settings + [.unsafeFlags(["-parse-as-library"])])
}

let package = Package(
  name: "swift-lessons",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "lesson", targets: ["lesson"]),
    .library(name: "ExperimentKit", targets: ["ExperimentKit", "Results", "SourceText"]),
    .library(name: "Experiments", targets: ["Experiments"]),
    .library(name: "NumberFormats", targets: ["NumberFormats", "ExactNumbers"]),
    .library(name: "LessonKit", targets: ["LessonKit"]),
    // For the package of the hosts, in the folder Hosts.
    .library(name: "Rasters", targets: ["Rasters"]),
    .library(name: "Dialogs", targets: ["Dialogs"]),
    .library(name: "LocalServing", targets: ["LocalServing"]),
    .library(name: "TimeLimits", targets: ["TimeLimits"]),
    .library(name: "CLibrary", targets: ["CLibrary"]),
    .library(name: "TestSupport", targets: ["TestSupport"]),
    .plugin(name: "CataloguePlugin", targets: ["CataloguePlugin"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/swiftlang/swift-subprocess", from: "1.0.2", traits: []),
    .package(url: "https://github.com/apple/swift-system", from: "1.5.0"),
  ],
  targets: [
    .executableTarget(name: "lesson", dependencies: ["LessonCommands"], swiftSettings: settings),
    library(
      "LessonCommands", "Experiments", "Rasters", "LessonRunner", "LessonPage", "LessonReport", "LessonCheck", "Hosts",
      "LocalServing", "RemoteCaching", "FileWatching", "SwiftCells",
      "ExperimentKit", "LessonKit", "Messages",
      "Results", "SourceText", "TimeLimits", "CLibrary", argumentParser, subprocess),
    library("LocalServing"),
    library("Messages", "SourceText"),
    library("FileWatching", "SourceText", "CLibrary"),
    library(
      "LessonPage", "LessonReport", "LessonKit", "Messages", "Results", "SourceText", "CMarkGFM",
      assets: ["page.css", "answers.js", "class-code.js", "page.js", "index.js", "live.js"]),
    library("LessonReport", "LessonKit", "Messages", "Results", "SourceText", assets: ["run-1.schema.json"]),
    library(
      "LessonRunner", "LessonCheck", "Hosts", "SwiftCells", "LessonKit", "ExperimentKit", "Results", "SourceText",
      "CLibrary"),
    library("LessonCheck", "LessonKit", "SourceText"),
    library(
      "Hosts", "ExperimentKit", "Processes", "Results", "SourceText", "TimeLimits", "CLibrary", subprocess,
      systemPackage),
    library(
      "SwiftCells", "RemoteCaching", "Processes", "Results", "SourceText", "TimeLimits", "CLibrary", subprocess,
      systemPackage),
    library("RemoteCaching", "TimeLimits"),
    library("Processes", "CLibrary"),
    library("Experiments", "NumberExperiments", "AppExperiments", "ExperimentKit", "Results", "SourceText"),
    library(
      "NumberExperiments", "ExperimentKit", "NumberFormats", "ExactNumbers", "Results", "SourceText",
      plugins: ["CataloguePlugin"]),
    library(
      "AppExperiments", "Dialogs", "ExperimentKit", "Results", "SourceText", "CLibrary", optimized: false,
      plugins: ["CataloguePlugin"]),
    library("Dialogs", "ExperimentKit", "Results", "SourceText"),
    library("ExperimentKit", "Results", "SourceText", "CLibrary"),
    library("LessonKit", "ExactNumbers", "Rasters", "Results", "SourceText", "TimeLimits", "CLibrary", "CMarkGFM"),
    library("Rasters", "Results", "CPNG"),
    library("Results", "SourceText", "CLibrary"),
    library("SourceText", "CLibrary", "CYAML", "CExtendedAttributes"),
    library("NumberFormats", "ExactNumbers"),
    library("ExactNumbers", "CGMP"),
    library("TimeLimits"),
    library("CLibrary"),

    .systemLibrary(
      name: "CMarkGFM", pkgConfig: "libcmark-gfm",
      providers: [
        .apt(["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"]), .brew(["cmark-gfm"]),
      ]),
    .systemLibrary(name: "CExtendedAttributes"),
    .systemLibrary(
      name: "CYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    .systemLibrary(
      name: "CPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"]), .brew(["libpng"])]),
    .systemLibrary(
      name: "CGMP", pkgConfig: "gmp", providers: [.apt(["libgmp-dev"]), .brew(["gmp"])]),

    .plugin(
      name: "CataloguePlugin", capability: .buildTool(), dependencies: ["catalogue-generator"],
      path: "Sources/CataloguePlugin"),
    .executableTarget(name: "catalogue-generator", swiftSettings: settings),

    .target(
      name: "TestSupport", dependencies: ["ExperimentKit", "Results", "SourceText", "CLibrary"],
      path: "Tests/TestSupport",
      swiftSettings: settings),
    tests("CLibrary", "CLibrary"),
    tests("TimeLimits", "TimeLimits"),
    tests("ExactNumbers", "ExactNumbers"),
    tests("NumberFormats", "NumberFormats", "ExactNumbers", exclude: ["Oracles"]),
    tests("SourceText", "SourceText", "CLibrary", "CExtendedAttributes"),
    tests("Results", "Results", "SourceText"),
    tests("Rasters", "Rasters", "Results", "SourceText", exclude: ["Fixtures"]),
    tests("ExperimentKit", "ExperimentKit", "Results", "SourceText"),
    tests(
      "NumberExperiments", "NumberExperiments", "ExperimentKit", "NumberFormats", "ExactNumbers", "Results",
      "SourceText"),
    tests("AppExperiments", "AppExperiments", "Dialogs", "ExperimentKit", "Results", "SourceText"),
    tests("Processes", "Processes", "CLibrary", subprocess, systemPackage),
    tests("Hosts", "Hosts", "ExperimentKit", "Results", "SourceText", "CLibrary"),
    tests(
      "SwiftCells", "SwiftCells", "Results", "SourceText", "CLibrary", subprocess, systemPackage, exclude: ["Fixtures"]),
    tests("LessonKit", "LessonKit", "Results", "SourceText"),
    tests(
      "LessonRunner", "LessonRunner", "SwiftCells", "LessonKit", "ExperimentKit", "Rasters", "Results", "SourceText",
      "CLibrary", exclude: ["Fixtures"]),
    fuzz(
      "LessonRunner", "LessonCheck", "SwiftCells", "NumberExperiments", "ExperimentKit", "LessonPage", "LessonReport",
      "LessonKit", "Rasters", "Results", "SourceText"),
    tests("LessonCheck", "LessonCheck", "LessonKit", "SourceText"),
    tests("LessonReport", "LessonReport", "LessonKit", "Results", "SourceText"),
    tests("LessonPage", "LessonPage", "LessonReport", "LessonKit", "Results", "SourceText"),
    tests("LocalServing", "LocalServing"),
    tests("RemoteCaching", "RemoteCaching", "TimeLimits"),
    tests("Messages", "Messages", "SourceText"),
    tests("FileWatching", "FileWatching"),
    tests(
      "LessonCommands", "LessonCommands", "LessonRunner", "LessonCheck", "LessonKit", "Rasters", "SourceText", "lesson",
      exclude: ["Fixtures"]),
  ]
)

// Whoever uses this package does not resolve what only `scripts/documentation` needs.
if Context.environment["DOCUMENTATION"] != nil {
  package.dependencies.append(.package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.5.0"))
}
