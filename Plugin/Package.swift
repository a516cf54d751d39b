// swift-tools-version: 6.1
import Foundation
import PackageDescription

// A released plugin contains the program; in a checkout of the sources, the installed program is used.
let bundle = "lesson.artifactbundle"
let holdsProgram = FileManager.default.fileExists(atPath: "\(Context.packageDirectory)/\(bundle)")

let package = Package(
  name: "swift-lessons-plugin",
  products: [.plugin(name: "TestDocumentation", targets: ["TestDocumentation"])],
  targets: [
    .plugin(
      name: "TestDocumentation",
      capability: .command(
        intent: .custom(
          verb: "test-documentation",
          description: "Run the listings of READMEs, documentation catalogs and documentation comments.")),
      dependencies: holdsProgram ? ["lesson"] : [])
  ] + (holdsProgram ? [.binaryTarget(name: "lesson", path: bundle)] : []))
