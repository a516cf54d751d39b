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

/// The folder of the fixtures of this test target.
let fixtures = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fixtures").path

/// Runs documents and returns their outcomes.
func outcomes(_ paths: [String], keepsResults: Bool = true) async -> [DocumentOutcome] {
  let collector = Collector()
  await Runner(catalogue: sampleCatalogue).run(Selection(paths), keepsResults: keepsResults) {
    collector.all.append($0)
  }
  return collector.all
}

private final class Collector {
  var all: [DocumentOutcome] = []
}

/// A folder per case: lessons with errors, and all their messages in `expected.txt`.
///
/// With RECORD_FIXTURES in the environment, the files are rewritten; read them before you commit them.
@Suite("Errors of a document")
struct ErrorFixtureTests {
  static let cases = ((try? FileManager.default.contentsOfDirectory(atPath: fixtures + "/errors")) ?? []).sorted()

  @Test("All errors of a document are reported at once, with their places, the text, and a fix", arguments: cases)
  func told(_ name: String) async throws {
    let folder = "\(fixtures)/errors/\(name)"
    let findings = await outcomes([folder]).flatMap(\.allFindings)
    let found = findings.map { "\($0)".replacing(folder + "/", with: "") + "\n" }.joined()
    if ProcessInfo.processInfo.environment["RECORD_FIXTURES"] != nil {
      try Data(found.utf8).write(to: URL(filePath: folder + "/expected.txt"))
    }
    let expected = String(decoding: try Data(contentsOf: URL(filePath: folder + "/expected.txt")), as: UTF8.self)
    #expect(found == expected)
  }

  @Test("The error fixtures have more than ten cases")
  func exist() {
    #expect(Self.cases.count > 10)
  }
}
