// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "greeting-host",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "swift-lessons", path: "../..")],
  targets: [
    .executableTarget(
      name: "greeting-host", dependencies: [.product(name: "ExperimentKit", package: "swift-lessons")])
  ])
