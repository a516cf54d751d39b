#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A compiler's description of itself.
package struct ToolchainDescription: Sendable, Hashable, Codable {
  /// The version: `Swift version 6.3.1 (swift-6.3.1-RELEASE)`.
  package var version: String
  /// The folder `usr` that contains the compiler with its libraries.
  package var root: String

  /// The parts of the compiler's JSON that are read.
  private struct TargetInfo: Decodable {
    struct Paths: Decodable {
      var runtimeResourcePath: String
    }
    var compilerVersion: String
    var paths: Paths
  }

  /// Reads the output of `swiftc -print-target-info`.
  package init?(targetInfo: String) {
    guard let info = try? JSONDecoder().decode(TargetInfo.self, from: Data(targetInfo.utf8)) else { return nil }
    version = info.compilerVersion
    root = URL(filePath: info.paths.runtimeResourcePath).deletingLastPathComponent().deletingLastPathComponent().path
  }
  /// Returns the interface file of a module of the compiler; nil if there is none.
  func interface(of module: String) -> String? {
    let folder = "\(root)/lib/swift/linux/\(module).swiftmodule"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".swiftinterface") && !$0.hasSuffix(".private.swiftinterface") }.min()
      .map { "\(folder)/\($0)" }
  }
}
