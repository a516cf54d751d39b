import Foundation

/// Files of the repository to damage.
enum FuzzSamples {
  private static let root = #filePath.split(separator: "/").dropLast(3).map { "/\($0)" }.joined()

  /// Returns a file by its path from the root.
  ///
  /// A missing file is fatal: without samples, nothing would be damaged and no test would fail.
  static func file(_ path: String) -> [UInt8] {
    guard let contents = FileManager.default.contents(atPath: "\(root)/\(path)") else {
      preconditionFailure("There is no sample `\(path)`.")
    }
    return Array(contents)
  }

  /// Returns the files below the lessons with an extension and at most the given size in bytes.
  static func lessons(_ end: String, atMost size: Int) -> [[UInt8]] {
    let paths = FileManager.default.enumerator(atPath: "\(root)/lessons")?.compactMap { $0 as? String } ?? []
    return paths.filter { $0.hasSuffix(end) }.sorted().map { file("lessons/\($0)") }.filter { $0.count <= size }
  }

  /// Returns the rest of each line of a file that has one of the beginnings.
  static func lines(_ path: String, _ beginnings: [String]) -> [[UInt8]] {
    String(decoding: file(path), as: UTF8.self).split(separator: "\n").compactMap { line in
      beginnings.first { line.hasPrefix($0) }.map { Array(line.dropFirst($0.count).utf8) }
    }
  }

  /// Returns the contents of the Swift fences in a document.
  static func fences(_ document: [UInt8]) -> [[UInt8]] {
    let parts = String(decoding: document, as: UTF8.self).components(separatedBy: "```swift").dropFirst()
    return parts.map { Array($0.drop { $0 != "\n" }.components(separatedBy: "\n```")[0].utf8) }
  }

  /// Returns texts as bytes.
  static func texts(_ texts: String...) -> [[UInt8]] { texts.map { Array($0.utf8) } }
}
