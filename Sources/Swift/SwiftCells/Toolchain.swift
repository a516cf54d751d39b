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
  /// The fingerprint of this compiler, found without starting it; nil if only starting it can identify it.
  package var fingerprint: String? { knownFingerprint.value }
  private let knownFingerprint: Deferred<String?>

  /// Finds `swiftc` in the folders of a search path like `PATH`; nil if there is none.
  package init?(searchPath: String) {
    let candidates = searchPath.split(separator: ":").map { "\($0)/swiftc" }
    guard let found = candidates.first(where: { $0.hasPrefix("/") && FileManager.default.isExecutableFile(atPath: $0) })
    else { return nil }
    compiler = found
    // A `swiftc` that only passes its arguments on to a compiler chosen elsewhere has no `swift-frontend` next to it.
    knownFingerprint = Deferred {
      let folder = URL(filePath: found).resolvingSymlinksInPath().deletingLastPathComponent()
      return FileManager.default.fingerprint(ofFile: folder.appending(path: "swift-frontend").path)
    }
  }

  /// Returns the compiler's description of itself.
  ///
  /// - Throws: a ``SandboxError`` if there is no folder to start it in, the errors of ``CompilerProcess/run(_:_:in:)``, a
  ///   ``SwiftCellError`` if its description cannot be read.
  package func description() async throws -> ToolchainDescription {
    let folder = try RunFolder()
    defer { folder.remove() }
    let run = try await CompilerProcess.run(compiler, ["-print-target-info"], in: folder.path)
    guard let description = ToolchainDescription(targetInfo: run.output) else {
      throw SwiftCellError(
        "The compiler `swiftc` does not report its version.", help: "Check the output of `swiftc --version`.")
    }
    return description
  }
}
