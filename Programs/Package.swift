// swift-tools-version: 6.2
import PackageDescription

// The programs besides `lesson`: hosts, whose experiments are slow to load or work with real parts; the server of
// pages; and the client of remote caches. They are a separate package, so that a user of a library of the package above
// does not resolve and build a network stack, OpenCombine and an HTTP server.
// An arrow between targets may only point down this file, and from here to the package above, never back.

let settings: [SwiftSetting] =
  [
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("ExistentialAny"),
  ] + (Context.environment["CI"] == nil ? [] : [.treatAllWarnings(as: .error)])

/// Returns a library product of the package above.
func lessons(_ name: String) -> Target.Dependency {
  .product(name: name, package: "swift-lessons")
}

let openCombine = Target.Dependency.product(name: "OpenCombine", package: "OpenCombine")
let asyncAlgorithms = Target.Dependency.product(name: "AsyncAlgorithms", package: "swift-async-algorithms")
func nioProduct(_ name: String) -> Target.Dependency { .product(name: name, package: "swift-nio") }
let nio = ["NIOCore", "NIOPosix", "NIOHTTP1", "NIOWebSocket"].map(nioProduct)
let flyingFox = Target.Dependency.product(name: "FlyingFox", package: "FlyingFox")
let flyingSocks = Target.Dependency.product(name: "FlyingSocks", package: "FlyingFox")

/// Returns the program of a host, and its experiments; the catalog of these is written when they are built.
func host(_ topic: String, _ dependencies: Target.Dependency..., and more: [Target.Dependency] = []) -> [Target] {
  let experiments = "\(topic)Experiments"
  return [
    .executableTarget(
      name: "lesson-\(topic.lowercased())", dependencies: [.target(name: experiments), lessons("ExperimentKit")],
      swiftSettings: settings),
    .target(
      name: experiments, dependencies: dependencies + more + [lessons("ExperimentKit")], swiftSettings: settings,
      plugins: [.plugin(name: "CataloguePlugin", package: "swift-lessons")]),
  ]
}

/// Returns the tests of a target, under `Tests/NAMETests`.
func tests(_ name: String, _ dependencies: Target.Dependency..., and more: [Target.Dependency] = []) -> Target {
  .testTarget(
    name: "\(name)Tests",
    dependencies: [.target(name: name)] + dependencies + more + [
      lessons("ExperimentKit"), lessons("TestSupport"), "HostTestSupport",
    ],
    swiftSettings: settings)
}

let package = Package(
  name: "swift-lessons-hosts",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "swift-lessons", path: ".."),
    .package(url: "https://github.com/apple/swift-async-algorithms", from: "1.1.4"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
    .package(url: "https://github.com/OpenCombine/OpenCombine", exact: "0.14.0"),
    .package(url: "https://github.com/swhitty/FlyingFox", exact: "0.27.1"),
  ],
  targets: host("Drawing", "Drawing", "CZlib", lessons("Rasters"))
    + host("Foundation")
    + host("Concurrency", lessons("TimeLimits"), openCombine, asyncAlgorithms)
    + host("Network", "Loopback", lessons("TimeLimits"), lessons("Dialogs"), flyingFox, flyingSocks, and: nio) + [
      .executableTarget(
        name: "lesson-server", dependencies: ["PageServer", lessons("LocalServing")], swiftSettings: settings),
      .target(
        name: "PageServer",
        dependencies: [lessons("LocalServing"), lessons("TimeLimits")]
          + ["NIOCore", "NIOPosix", "NIOHTTP1"].map(nioProduct),
        swiftSettings: settings),
      .executableTarget(
        name: "lesson-cache", dependencies: ["CacheClient", lessons("LocalServing"), lessons("CLibrary")],
        swiftSettings: settings),
      .target(
        name: "CacheClient", dependencies: ["CCurl", lessons("LocalServing"), lessons("CLibrary")],
        swiftSettings: settings),
      .target(
        name: "Loopback", dependencies: [lessons("ExperimentKit"), lessons("CLibrary")] + nio, swiftSettings: settings),
      .target(name: "Drawing", dependencies: ["CCairo", "CZlib", lessons("ExperimentKit")], swiftSettings: settings),

      .systemLibrary(
        name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"]), .brew(["zlib"])]),
      .systemLibrary(
        name: "CCurl", pkgConfig: "libcurl", providers: [.apt(["libcurl4-openssl-dev"]), .brew(["curl"])]),
      .systemLibrary(
        name: "CCairo", pkgConfig: "cairo-ft",
        providers: [.apt(["libcairo2-dev", "libfontconfig-dev"]), .brew(["cairo", "fontconfig"])]),

      .target(
        name: "HostTestSupport", dependencies: [lessons("TimeLimits")], path: "Tests/HostTestSupport",
        swiftSettings: settings),
      tests("Drawing", lessons("Rasters")),
      tests("DrawingExperiments", "Drawing", lessons("Rasters")),
      tests("FoundationExperiments", "lesson-foundation"),
      .testTarget(
        name: "HostCatalogueTests",
        dependencies: ["DrawingExperiments", "FoundationExperiments", "ConcurrencyExperiments", "NetworkExperiments"]
          + ["lesson-drawing", "lesson-foundation", "lesson-concurrency", "lesson-network"]
          + [lessons("ExperimentKit"), lessons("TestSupport"), "HostTestSupport"],
        swiftSettings: settings),
      tests("Loopback", lessons("TimeLimits"), and: nio),
      tests("ConcurrencyExperiments", lessons("TimeLimits"), openCombine, asyncAlgorithms),
      .testTarget(
        name: "PageServerTests",
        dependencies: ["PageServer", lessons("LocalServing"), "HostTestSupport"]
          + ["NIOCore", "NIOPosix", "NIOHTTP1"].map(nioProduct),
        swiftSettings: settings),
      tests("NetworkExperiments", "Loopback", lessons("TimeLimits"), lessons("Dialogs"), flyingFox, and: nio),
    ]
)
