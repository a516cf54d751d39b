#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The programs that were built together with the running tests.
public enum BuiltProgram {
  /// Returns the path of a program.
  public static func path(_ name: String) -> String {
    let beside = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: name).path
    let root = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3).joined(separator: "/")
    return FileManager.default.isExecutableFile(atPath: beside) ? beside : "\(root)/.build/debug/\(name)"
  }
}
