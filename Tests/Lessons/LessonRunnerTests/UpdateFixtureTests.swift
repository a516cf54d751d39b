import LessonKit
import LessonRunner
import SourceText
import TestSupport
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Updates documents with the sample experiments.
@discardableResult
func update(_ paths: [String], isDryRun: Bool = false) async -> [UpdateOutcome] {
  let collector = Collector()
  let updater = Updater(Runner(catalogue: sampleCatalogue), isDryRun: isDryRun)
  await updater.update(Selection(paths)) { collector.all.append($0) }
  return collector.all
}

private final class Collector {
  var all: [UpdateOutcome] = []
}

/// A folder per case: `before.md`, and `after.md` as `lesson update` must leave it.
@Suite("Updating a document")
struct UpdateFixtureTests {
  static let cases = ((try? FileManager.default.contentsOfDirectory(atPath: fixtures + "/updates")) ?? []).sorted()

  @Test("The update fixtures have cases")
  func exist() {
    #expect(!Self.cases.isEmpty)
  }

  /// A change of a document's bytes that applies before and after an update alike.
  enum Form: String, CaseIterable {
    case asIs, carriageReturns, oldMac, byteOrderMark, noFinalNewline

    func apply(_ text: String) -> String {
      switch self {
      case .asIs: text
      case .carriageReturns: text.replacing("\n", with: "\r\n")
      case .oldMac: text.replacing("\n", with: "\r")
      case .byteOrderMark: "\u{FEFF}" + text
      case .noFinalNewline: text.hasSuffix("\n") ? String(text.dropLast()) : text
      }
    }
  }

  @Test("An update changes only transcripts, whatever the line endings are", arguments: cases, Form.allCases)
  func updated(_ name: String, _ form: Form) async throws {
    func text(_ file: String) throws -> String {
      String(decoding: try Data(contentsOf: URL(filePath: "\(fixtures)/updates/\(name)/\(file)")), as: UTF8.self)
    }
    let folder = try TemporaryFolder()
    let path = try folder.write(form.apply(text("before.md")), to: "document.md")
    let findings = await update([path]).flatMap { $0.findings + $0.document.allFindings }
    #expect(findings.isEmpty)
    #expect(try folder.text("document.md") == form.apply(text("after.md")))
    #expect(await update([path]).map(\.changedCells) == [0])
    #expect(await outcomes([path]).flatMap(\.cells).allSatisfy { $0.status != .differs })
    #expect(try folder.names() == ["document.md"])
  }
}
