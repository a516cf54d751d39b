#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// An installed Swift compiler.
public struct Toolchain: Sendable {
  /// The path of `swiftc`.
  let compiler: String
  /// The folder `usr` that holds it with its libraries; nil where only starting it tells.
  let root: String?
  /// What tells this compiler from another without starting it; nil where only starting it tells.
  let fingerprint: String?

  /// Finds `swiftc` in the folders of a search path such as that of `PATH`; nil if there is none.
  public init?(searchPath: String) {
    let candidates = searchPath.split(separator: ":").map { "\($0)/swiftc" }
    guard let found = candidates.first(where: { $0.hasPrefix("/") && FileManager.default.isExecutableFile(atPath: $0) })
    else { return nil }
    compiler = found
    // A `swiftc` that only passes its arguments on to a compiler chosen elsewhere has no `swift-frontend` beside it.
    let folder = URL(filePath: found).resolvingSymlinksInPath().deletingLastPathComponent()
    fingerprint = FileManager.default.fingerprint(ofFile: folder.appending(path: "swift-frontend").path)
    root = fingerprint == nil ? nil : folder.deletingLastPathComponent().path
  }

  /// What the compiler says of its version: `Swift version 6.3.1 (swift-6.3.1-RELEASE)`; nil if it says nothing.
  func version() async -> String? {
    let run = try? await CompilerProcess.run(compiler, ["--version"], in: nil)
    let lines = (run?.output ?? "").split(separator: "\n")
    guard let line = lines.first(where: { $0.contains("Swift version ") }),
      let start = line.firstRange(of: "Swift version ")
    else { return nil }
    return String(line[start.lowerBound...])
  }
}
