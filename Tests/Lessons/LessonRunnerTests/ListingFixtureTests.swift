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

/// A harness that runs and updates the listings of documents.
enum ListingHarness {
  static func runner() throws -> Runner {
    Runner(
      catalogue: sampleCatalogue,
      swift: SwiftCells(
        try #require(toolchain), packageModules: nil, allowsWeakSandbox: true, program: "", cacheFolder: nil))
  }

  static func run(_ path: String) async throws -> [DocumentOutcome] {
    var all: [DocumentOutcome] = []
    try await runner().run(Selection([path]), keepsResults: true) { all.append($0) }
    return all
  }

  static func update(_ path: String) async throws -> [UpdateOutcome] {
    var all: [UpdateOutcome] = []
    await Updater(try runner(), isDryRun: false).update(Selection([path])) { all.append($0) }
    return all
  }

  /// Returns the report on a document, one item per line, with `document.md` for its path.
  static func told(_ outcome: DocumentOutcome) -> String {
    var lines: [String] = []
    for cell in outcome.cells {
      let what = cell.reason ?? cell.note ?? ""
      let kind = (cell.obstacle?.rawValue ?? cell.listing?.evidence?.rawValue).map { " (\($0))" } ?? ""
      lines.append("\(cell.cell.lines.lowerBound): \(cell.status.rawValue)\(kind)\(what.isEmpty ? "" : ": \(what)")")
      for difference in cell.differences {
        lines.append(
          "  \(difference.line): expected \(difference.expected ?? "nothing"), found \(difference.found ?? "nothing")")
      }
    }
    lines += outcome.allFindings.map { "\($0)".replacing(outcome.path, with: "document.md") }
    return lines.joined(separator: "\n") + "\n"
  }
}

/// A folder per case: `before.md`, `after.md` as `lesson update` must leave it, and the report on `before.md` in
/// `expected.txt`.
///
/// Instead of the document, a case can have a Swift file, for its documentation comments. With RECORD_FIXTURES in the
/// environment, `expected.txt` is rewritten; read it before you commit it.
@Suite("Listings of a document that is not a lesson", .enabled(if: toolchain != nil))
struct ListingFixtureTests {
  static let cases = ((try? FileManager.default.contentsOfDirectory(atPath: fixtures + "/listings")) ?? []).sorted()

  @Test("The listing fixtures have cases")
  func exist() {
    #expect(!Self.cases.isEmpty)
  }

  @Test("A listing is reported with its place, and only its comments are corrected", arguments: cases, [false, true])
  func fixture(_ name: String, hasCarriageReturns: Bool) async throws {
    let place = "\(fixtures)/listings/\(name)"
    func text(_ file: String) throws -> String {
      let text = String(decoding: try Data(contentsOf: URL(filePath: "\(place)/\(file)")), as: UTF8.self)
      return hasCarriageReturns && file != "expected.txt" ? text.replacing("\n", with: "\r\n") : text
    }
    // The formatter must not read Swift that is a fixture.
    let isSwift = FileManager.default.fileExists(atPath: place + "/before.swift.txt")
    let (kind, suffix) = isSwift ? ("swift", ".txt") : ("md", "")
    let folder = try TemporaryFolder()
    let path = try folder.write(try text("before.\(kind)\(suffix)"), to: "document.\(kind)")
    let told = ListingHarness.told(try #require(try await ListingHarness.run(path).first))
    if ProcessInfo.processInfo.environment["RECORD_FIXTURES"] != nil {
      try Data(told.utf8).write(to: URL(filePath: place + "/expected.txt"))
    }
    #expect(told == (try text("expected.txt")))
    _ = try await ListingHarness.update(path)
    #expect(try folder.text("document.\(kind)") == (try text("after.\(kind)\(suffix)")))
    #expect(try await ListingHarness.update(path).map(\.changedCells) == [0])
  }

  @Test("A listing with bytes that are not text is reported, and the document stays as it is")
  func notText() async throws {
    let folder = try TemporaryFolder()
    let bytes = Array("```swift\nprint(1) // Prints \"2\"\n```\n\n".utf8) + [0xFF, 0x0A]
    let path = try folder.write(bytes, to: "document.md")
    let outcome = try #require(try await ListingHarness.update(path).first)
    #expect(outcome.document.findings.map(\.place.line) == [5])
    #expect(try folder.read("document.md") == bytes)
  }

  @Test("The articles of a documentation catalog are documents, wherever they and the catalog are")
  func catalogue() throws {
    let folder = try TemporaryFolder()
    for name in ["Sources/A/A.docc/A.md", "Sources/A/A.docc/Articles/B.md", "README.md"] {
      try folder.write("# A\n", to: name)
    }
    for path in ["", "/Sources/A/A.docc"] {
      let selection = Selection([folder.path + path])
      #expect(selection.findings.isEmpty)
      #expect(selection.groups.flatMap { $0 }.map { $0.path.split(separator: "/").last } == ["A.md", "B.md"])
    }
  }
}
