import Foundation
import LessonKit
import LessonReport

/// Returns a record from its saved form: the documents as JSON.
func record(_ documents: String..., findings: String = "", provenance: String = "") throws -> RunRecord {
  let json = """
    {"schema-version": 2, "findings": [\(findings)], "documents": [\(documents.joined(separator: ","))],
     "summary": {"documents": \(documents.count), "cells": 7, "agree": 3, "differ": 1, "no-transcript": 1, "could-not-run": 1, "skipped": 1,
       "document-findings": 2}\(provenance.isEmpty ? "" : ", \"provenance\": \(provenance)")}
    """
  return try JSONDecoder().decode(RunRecord.self, from: Data(json.utf8))
}

/// Returns a document as JSON; omitted parts are empty.
func document(
  _ path: String = "lessons/a/lesson.md", title: String? = "Five bits", findings: String = "", warnings: String = "",
  cells: String...
) -> String {
  let more = warnings.isEmpty ? "" : "\"warnings\": [\(warnings)],"
  return """
    {"path": \(path.json), "language": "en"\(title.map { ", \"title\": \($0.json)" } ?? ""), "findings": [\(findings)],\(more)
     "cells": [\(cells.joined(separator: ","))],
     "summary": {"documents": 1, "cells": \(cells.count), "agree": 0, "differ": 0, "no-transcript": 0, "could-not-run": 0, "skipped": 0,
       "document-findings": 0}}
    """
}

/// Returns a cell as JSON, from the keys that differ between cells.
func cell(
  _ status: CellOutcome.Status, name: String? = nil, line: Int = 12, _ more: String..., differences: String = "",
  findings: String = ""
) -> String {
  let label = name.map { "\"name\": \($0.json), " } ?? ""
  let rest = more.map { ", \($0)" }.joined()
  return """
    {\(label)"line": \(line), "action": "experiment",
     "experiment": "integer.table", "status": "\(status.rawValue)", "differences": [\(differences)],
     "findings": [\(findings)]\(rest)}
    """
}

/// Returns the result of a cell as JSON.
func result(_ kind: String, _ text: [String]) -> String {
  "\"kind\": \"\(kind)\", \"text\": [\(text.map(\.json).joined(separator: ","))]"
}

/// Returns a figure as JSON.
func figure(alt: String = "a ring", svg: String = "<svg/>\n") -> String {
  "\"kind\": \"figure\", \"result\": {\"alt\": \(alt.json), \"svg\": \(svg.json)}"
}

/// Returns the text of `report.md`.
func report(_ record: RunRecord) -> String {
  MarkdownReport.files(record)[0].text
}

extension MarkdownReport.File {
  /// The contents of the file, as text.
  var text: String { String(decoding: bytes, as: UTF8.self) }
}

/// Returns the section of the only cell in a report, from its heading on.
func section(_ cell: String) throws -> [String] {
  let lines = report(try record(document(cells: cell))).split(separator: "\n", omittingEmptySubsequences: false)
  let start = lines.firstIndex { $0.hasPrefix("#### ") } ?? lines.firstIndex { $0.hasPrefix("### ") } ?? 0
  return lines[start...].prefix { $0 != "</details>" && $0 != "## Documents" }.map(String.init)
}

extension String {
  /// The text as a JSON string.
  var json: String {
    String(decoding: (try? JSONEncoder().encode(self)) ?? Data(), as: UTF8.self)
  }
}
