import Sandbox
import SourceText

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// An installed Swift compiler.
package struct Toolchain: Sendable {
  /// The path of `swiftc`.
  package let compiler: String
  /// What tells this compiler from another without starting it; nil where only starting it tells.
  package var fingerprint: String? { knownFingerprint.value }
  private let knownFingerprint: Deferred<String?>

  /// Finds `swiftc` in the folders of a search path such as that of `PATH`; nil if there is none.
  package init?(searchPath: String) {
    let candidates = searchPath.split(separator: ":").map { "\($0)/swiftc" }
    guard let found = candidates.first(where: { $0.hasPrefix("/") && FileManager.default.isExecutableFile(atPath: $0) })
    else { return nil }
    compiler = found
    // A `swiftc` that only passes its arguments on to a compiler chosen elsewhere has no `swift-frontend` beside it.
    knownFingerprint = Deferred {
      let folder = URL(filePath: found).resolvingSymlinksInPath().deletingLastPathComponent()
      return FileManager.default.fingerprint(ofFile: folder.appending(path: "swift-frontend").path)
    }
  }

  /// What the compiler says of itself.
  ///
  /// - Throws: a ``SandboxError`` if there is no folder to start it in, a ``SwiftCellError`` if it says nothing that can be
  ///   read.
  package func description() async throws -> ToolchainDescription {
    let folder = try RunFolder()
    defer { folder.remove() }
    let run = try? await CompilerProcess.run(compiler, ["-print-target-info"], in: folder.path)
    guard let description = run.flatMap({ ToolchainDescription(targetInfo: $0.output) }) else {
      throw SwiftCellError(
        "The compiler `swiftc` does not report its version.", help: "Check the output of `swiftc --version`.")
    }
    return description
  }
}
