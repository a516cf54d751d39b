import LessonKit
import SourceText
import TestSupport

@testable import LessonCheck

/// A folder of documents for a test.
struct CheckFolder {
  let folder: TemporaryFolder

  init(_ files: [(path: String, text: String)]) throws {
    folder = try TemporaryFolder()
    for file in files { try folder.write(file.text, to: file.path) }
  }

  /// Checks documents, or all lessons in folders, by paths relative to the folder.
  func check(_ paths: [String]) throws -> CheckReport {
    let groups = try paths.flatMap { path in
      guard !path.hasSuffix(".md") else { return [[try document(path)]] }
      return try folder.names(in: path).filter { !$0.contains(".") }.map { name in
        try folder.names(in: "\(path)/\(name)").filter { $0.hasSuffix(".md") }.sorted { $0.count < $1.count }
          .map { try document("\(path)/\(name)/\($0)") }
      }
    }
    return Checker.check(groups) { [path = folder.path] in $0.hasPrefix("/") ? $0 : "\(path)/\($0)" }
  }

  /// Returns the findings in one document, as lines in English without its path.
  static func findings(_ text: String, path: String = "notes.md", files: [(path: String, text: String)] = []) throws
    -> [String]
  {
    let report = try CheckFolder([(path, text)] + files).check([path])
    return report.findings.map { "\($0.line):\($0.column) \($0.code)" }
  }

  private func document(_ path: String) throws -> Document {
    Document(SourceFile(path: path, bytes: try folder.read(path)))
  }
}
