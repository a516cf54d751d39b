// swift-tools-version: 6.0
import PackageDescription

// A package whose documentation is tested as its maintainers would: `scripts/test-plugin` adds the plugin.
let package = Package(
  name: "Till",
  products: [
    .library(name: "Till", targets: ["Till"]),
    .library(name: "TillTesting", targets: ["TillTesting"]),
    .executable(name: "till-demo", targets: ["till-demo"]),
  ],
  dependencies: [],
  targets: [
    .target(name: "Stock"),
    .target(name: "Till", dependencies: ["Stock"]),
    .target(name: "TillTesting", dependencies: ["Till"]),
    .executableTarget(name: "till-demo", dependencies: ["Till"]),
  ]
)
