import LessonKit
import LessonRunner
import Results
import SwiftCells
import TestSupport
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Reads the announcements of a table: a file of `Fixtures/announcements`, with one announcement per line.
private func announcements(_ table: String) throws -> [String] {
  let path = "\(fixtures)/announcements/\(table).txt"
  let text = String(decoding: try Data(contentsOf: URL(filePath: path)), as: UTF8.self)
  return text.split(separator: "\n").map(String.init)
}

/// Returns the code of a listing that is announced to have a fault, and that may have it.
private func code(_ number: Int, isOfCompiler: Bool, isFaulty: Bool, comment: String = "") -> String {
  let beside = comment.isEmpty ? "" : "  // \(comment)"
  if isOfCompiler { return "\(isFaulty ? "let" : "var") number\(number) = 1\nnumber\(number) += 1\(beside)" }
  return "var list\(number) = [1]\nlist\(number)[\(isFaulty ? 5 : 0)] += 1\(beside)"
}

private func fence(_ code: String) -> String { "```swift\n\(code)\n```" }

@Suite(
  "Faults that listings announce",
  .enabled(if: Toolchain(searchPath: ProcessInfo.processInfo.environment["PATH"] ?? "") != nil))
struct AnnouncementTests {
  /// Returns the announcements of a table whose listings have a status other than the expected one.
  private func others(
    than status: CellOutcome.Status, in table: String, of part: (String, Int) -> String
  ) async throws -> [String] {
    let all = try announcements(table)
    let folder = try TemporaryFolder()
    let text = all.enumerated().map { "## Part \($0 + 1)\n\n\(part($1, $0 + 1))\n" }.joined(separator: "\n")
    let path = try folder.write("# Announcements\n\n\(text)", to: "document.md")
    let cells = try #require(try await ListingHarness.run(path).first).cells
    try #require(cells.count == all.count)
    return zip(all, cells).filter { $1.status != status }.map { "\($0): \($1.status)" }
  }

  @Test("A comment differs if the code next to it lacks the announced fault", arguments: [true, false])
  func commentsInVain(isOfCompiler: Bool) async throws {
    let table = isOfCompiler ? "compiler-comments" : "runtime-comments"
    let wrong = try await others(than: .differs, in: table) { comment, number in
      fence(code(number, isOfCompiler: isOfCompiler, isFaulty: false, comment: comment))
    }
    #expect(wrong.isEmpty)
  }

  @Test("A comment agrees if the code next to it has the announced fault", arguments: [true, false])
  func rightComments(isOfCompiler: Bool) async throws {
    let table = isOfCompiler ? "compiler-comments" : "runtime-comments"
    let wrong = try await others(than: .agrees, in: table) { comment, number in
      fence(code(number, isOfCompiler: isOfCompiler, isFaulty: true, comment: comment))
    }
    #expect(wrong.isEmpty)
  }

  @Test("A comment on a line of its own is about the code above and below it", arguments: [true, false])
  func commentsBetween(isAbove: Bool) async throws {
    let wrong = try await others(than: .differs, in: "compiler-comments") { comment, number in
      let lines = ["// \(comment)", "number\(number) += 1"]
      return fence("var number\(number) = 1\n\n" + (isAbove ? lines : lines.reversed()).joined(separator: "\n"))
    }
    #expect(wrong.isEmpty)
  }

  @Test("A comment that mentions errors without announcing one is not an announcement", arguments: [true, false])
  func otherComments(isOfCompiler: Bool) async throws {
    let wrong = try await others(than: .agrees, in: "other-comments") { comment, number in
      fence(code(number, isOfCompiler: isOfCompiler, isFaulty: false, comment: comment))
    }
    #expect(wrong.isEmpty)
  }

  @Test(
    "A paragraph next to a listing announces a fault",
    arguments: ["compiler", "runtime"].flatMap { fault in
      [(fault, true, true), (fault, true, false), (fault, false, true), (fault, false, false)]
    })
  func paragraphs(fault: String, isAbove: Bool, isFaulty: Bool) async throws {
    let table = "\(fault)-\(isAbove ? "above" : "below")"
    let wrong = try await others(than: isFaulty ? .agrees : .differs, in: table) { paragraph, number in
      let listing = fence(code(number, isOfCompiler: fault == "compiler", isFaulty: isFaulty))
      return isAbove ? "\(paragraph)\n\n\(listing)" : "\(listing)\n\n\(paragraph)"
    }
    #expect(wrong.isEmpty)
  }

  @Test("A paragraph that mentions errors without announcing one is not an announcement", arguments: [true, false])
  func otherParagraphs(isAbove: Bool) async throws {
    let wrong = try await others(than: .agrees, in: "other-paragraphs") { paragraph, number in
      let listing = fence(code(number, isOfCompiler: false, isFaulty: false))
      // A paragraph that leads to code does not come below it.
      let text = isAbove || !paragraph.hasSuffix(":") ? paragraph : "Text."
      return isAbove ? "\(text)\n\n\(listing)" : "\(listing)\n\n\(text)"
    }
    #expect(wrong.isEmpty)
  }
}
