#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Files with what this program computes, with which `scripts/test-pages` compares the scripts of pages.
///
/// With RECORD_FIXTURES in the environment, tests write them again; read them before you commit them.
public enum PageFixture {
  /// Returns the cases that a file holds, after they are written where that is asked for.
  ///
  /// - Parameters:
  ///   - cases: what this program computes.
  ///   - name: the name of the file.
  /// - Returns: what the file says.
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
