#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Files with results of this program, with which `scripts/test-pages` compares the scripts of pages.
///
/// If RECORD_FIXTURES is in the environment, tests write the files again. Check them before you commit them.
public enum PageFixture {
  /// Returns the cases in a file, and writes them first if that is requested.
  ///
  /// - Parameters:
  ///   - cases: the results of this program.
  ///   - name: the name of the file.
  /// - Returns: the cases in the file.
  /// - Throws: an error for a file that cannot be read or written.
  public static func recorded<Case: Codable>(_ cases: [Case], _ name: String) throws -> [Case] {
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Pages/Fixtures/\(name)")
    if ProcessInfo.processInfo.environment["RECORD_FIXTURES"] != nil {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      let lines = try cases.map { String(decoding: try encoder.encode($0), as: UTF8.self) }
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data("[\n\(lines.joined(separator: ",\n"))\n]\n".utf8).write(to: file)
    }
    return try JSONDecoder().decode([Case].self, from: Data(contentsOf: file))
  }
}
