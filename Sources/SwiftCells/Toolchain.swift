#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// An installed Swift compiler.
public struct Toolchain: Sendable {
  /// The path of `swiftc`.
  let compiler: String
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
  }

  /// What the compiler says of itself.
  ///
  /// - Throws: a ``SandboxError`` if there is no folder to start it in, a ``SwiftCellProblem`` if it says nothing that can be
  ///   read.
  func description() async throws -> ToolchainDescription {
    let folder = try RunFolder()
    defer { folder.remove() }
    let run = try? await CompilerProcess.run(compiler, ["-print-target-info"], in: folder.path)
    guard let description = run.flatMap({ ToolchainDescription(targetInfo: $0.output) }) else {
      throw SwiftCellProblem("The compiler `swiftc` does not say what it is.", help: "Look at `swiftc --version`.")
    }
    return description
  }
}

/// What a compiler says of itself.
struct ToolchainDescription: Sendable, Hashable, Codable {
  /// The version: `Swift version 6.3.1 (swift-6.3.1-RELEASE)`.
  var version: String
  /// The folder `usr` that holds the compiler with its libraries.
  var root: String

  /// The parts of the compiler's JSON that are used.
  private struct TargetInfo: Decodable {
    struct Paths: Decodable {
      var runtimeResourcePath: String
    }
    var compilerVersion: String
    var paths: Paths
  }

  /// Reads what `swiftc -print-target-info` prints.
  init?(targetInfo: String) {
    guard let info = try? JSONDecoder().decode(TargetInfo.self, from: Data(targetInfo.utf8)) else { return nil }
    version = info.compilerVersion
    root = URL(filePath: info.paths.runtimeResourcePath).deletingLastPathComponent().deletingLastPathComponent().path
  }
}
