// swift-tools-version: 6.1
import PackageDescription

// A separate package, so that building `lesson` does not build the benchmark library.

let package = Package(
  name: "swift-lessons-benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "swift-lessons", path: ".."),
    .package(url: "https://github.com/ordo-one/benchmark", from: "1.38.1", traits: []),
  ],
  targets: [
    .executableTarget(
      name: "HotParts",
      dependencies: [
        .product(name: "Benchmark", package: "benchmark"),
        .product(name: "Experiments", package: "swift-lessons"),
        .product(name: "ExperimentKit", package: "swift-lessons"),
        .product(name: "LessonKit", package: "swift-lessons"),
      ],
      path: "Benchmarks/HotParts",
      plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]),
    .executableTarget(
      name: "NumberSpeed", dependencies: [.product(name: "NumberFormats", package: "swift-lessons")],
      path: "Benchmarks/NumberSpeed"),
  ]
)
