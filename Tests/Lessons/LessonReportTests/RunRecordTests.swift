import Foundation
import LessonKit
import Testing

@Suite("The saved form of a run")
struct RunRecordTests {
  private static let difference =
    #"{"file": "a.svg", "line": 2, "row": 1, "column": "v", "expected": "5", "found": "6"}"#
  private static let finding = #"{"place": {"file": "a.md", "line": 1}, "message": "Wrong.", "help": "Mend it."}"#

  private static func full() throws -> RunRecord {
    try record(
      document(
        findings: finding, cells: cell(.agrees, name: "a", result("table", ["| a |"]), #""result": [{"a": "1"}]"#),
        cell(.differs, figure(), differences: difference), cell(.couldNotRun, findings: finding),
        cell(.noTranscript, result("state-diagram", [])), cell(.skipped, #""reason": "no time""#)),
      document("b.ja.md", title: nil), findings: finding,
      provenance: #"{"tool": "t", "platform": "p", "date": "d"}"#)
  }

  @Test("A record reads back unchanged after it is written")
  func roundTrip() throws {
    for record in [try Self.full(), RunRecord()] {
      let data = try JSONEncoder().encode(record)
      #expect(try JSONDecoder().decode(RunRecord.self, from: data) == record)
    }
  }

  @Test("Keys are kebab-case, and a key with an unknown value is omitted")
  func keys() throws {
    let value = try JSONSerialization.jsonObject(with: JSONEncoder().encode(try Self.full()))
    func keys(_ value: Any) -> Set<String> {
      switch value {
      case let list as [Any]: list.reduce(into: []) { $0.formUnion(keys($1)) }
      case let object as [String: Any]: object.values.reduce(into: Set(object.keys)) { $0.formUnion(keys($1)) }
      default: []
      }
    }
    #expect(
      keys(value).sorted() == [
        "a", "action", "agree", "alt", "arguments", "cells", "column", "could-not-run", "date", "differ", "differences",
        "document-findings", "documents", "expected", "experiment", "file", "findings", "found", "help", "key", "kind",
        "language",
        "line", "message", "name", "no-transcript", "path", "place", "platform", "provenance", "reason", "result",
        "row",
        "schema-version", "skipped", "status", "summary", "svg", "text", "title", "tool",
      ])
    let empty = String(decoding: try JSONEncoder().encode(RunRecord()), as: UTF8.self)
    #expect(!empty.contains("null") && !empty.contains("provenance"))
  }
}
