import LessonKit
import LessonRunner
import Results
import SourceText
import SwiftCells
import TestSupport
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

private let toolchain = Toolchain(searchPath: ProcessInfo.processInfo.environment["PATH"] ?? "")

/// A book like a language guide, with chapters in which each listing builds on those above it.
///
/// `expected.txt` has the number of listings for each ending in each chapter, and all listings that do not agree. With
/// RECORD_FIXTURES in the environment, it is rewritten; read it before you commit it.
@Suite("A book of listings", .enabled(if: toolchain != nil))
struct ListingBookTests {
  private static let folder = "\(fixtures)/book"

  @Test("Each listing of the book ends as recorded, and no right comment is called wrong")
  func counts() async throws {
    var told = ""
    for outcome in try await ListingHarness.run(Self.folder) {
      told += "# \(outcome.path.split(separator: "/").last ?? "")\n"
      let kinds = outcome.cells.map { $0.obstacle?.rawValue ?? $0.listing?.evidence?.rawValue ?? $0.status.rawValue }
      for kind in Set(kinds).sorted() { told += "\(kind): \(kinds.count { $0 == kind })\n" }
      for cell in outcome.cells where cell.status != .agrees {
        told += "  \(cell.cell.lines.lowerBound): \(cell.status.rawValue) \(cell.reason ?? "")\n"
        for difference in cell.differences {
          told += "    \(difference.line): \(difference.expected ?? "nothing") is \(difference.found ?? "nothing")\n"
        }
      }
    }
    let path = Self.folder + "/expected.txt"
    if ProcessInfo.processInfo.environment["RECORD_FIXTURES"] != nil {
      try Data(told.utf8).write(to: URL(filePath: path))
    }
    #expect(told == String(decoding: try Data(contentsOf: URL(filePath: path)), as: UTF8.self))
  }

  @Test("A wrong comment is found in each listing that has one", arguments: [1 as UInt64, 2])
  func wrongComments(seed: UInt64) async throws {
    var random = SplitMix64(seed: seed)
    let folder = try TemporaryFolder()
    for outcome in try await ListingHarness.run(Self.folder) {
      let name = String(outcome.path.split(separator: "/").last ?? "")
      var lines = try String(decoding: Data(contentsOf: URL(filePath: outcome.path)), as: UTF8.self).split(
        separator: "\n", omittingEmptySubsequences: false
      ).map(String.init)
      var changed: [Int: Int] = [:]
      for cell in outcome.cells where cell.status == .agrees && cell.listing?.evidence == .compared {
        let stated =
          (cell.listing?.statedLines ?? []) + cell.cell.lines.filter { lines[$0 - 1].contains("// Prints \"") }
        guard let line = stated.sorted().randomElement(using: &random) else { continue }
        lines[line - 1] = Self.wrong(lines[line - 1])
        changed[cell.cell.lines.lowerBound] = line
      }
      #expect(changed.count > 10)
      let path = try folder.write(lines.joined(separator: "\n"), to: name)
      for cell in try #require(try await ListingHarness.run(path).first).cells {
        guard let line = changed[cell.cell.lines.lowerBound] else { continue }
        #expect(cell.differences.contains { $0.line == line }, "\(name), line \(line): \(lines[line - 1])")
      }
    }
  }

  /// Returns a line whose comment says something else: another digit, `true` for `false`, or another text.
  static func wrong(_ line: String) -> String {
    guard let start = line.firstRange(of: "// ")?.upperBound else { return line }
    let (before, comment) = (String(line[..<start]), String(line[start...]))
    for (word, other) in [("true", "false"), ("false", "true")] where comment.contains(word) {
      return before + comment.replacing(word, with: other)
    }
    if let index = comment.lastIndex(where: { $0.isASCII && $0.isNumber }), let digit = Int(String(comment[index])) {
      return before + comment[..<index] + "\((digit + 3) % 10)" + comment[comment.index(after: index)...]
    }
    if let quote = comment.firstIndex(of: "\"") {
      let next = comment.index(after: quote)
      return before + comment[..<next] + "Q" + comment[next...]
    }
    return before + comment.replacing("nil", with: "7").replacing("closed", with: "open")
  }
}
