#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What the scripts of pages are compared with, by `scripts/test-pages`: files that say what this program computes.
///
/// With RECORD_FIXTURES in the environment they are written anew, to be read before they are committed.
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
