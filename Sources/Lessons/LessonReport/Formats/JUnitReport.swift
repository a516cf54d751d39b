import LessonKit
import SourceText

/// The record of a run as the XML of JUnit: a document is a test suite, a cell a test case.
///
/// Source: [junit-10.xsd](https://github.com/jenkinsci/xunit-plugin), which Jenkins validates with; GitLab and others
/// read the same. Times are omitted, so that the same record produces the same bytes.
package struct JUnitReport: ReportFormat {
  package static let name = "junit"
  package static let fileEnding: String? = "xml"

  private let record: RunRecord
  private let rules: FailureRules

  /// Returns a record as XML, with the failures that the rules decide.
  package static func text(_ record: RunRecord, _ rules: FailureRules = FailureRules()) -> String {
    JUnitReport(record: record, rules: rules).text
  }

  private var text: String {
    var counts = VerdictCounts()
    var suites: [String] = []
    if !record.findings.isEmpty { suites.append(suite("lesson run", record.findings, nil, &counts)) }
    for document in record.documents { suites.append(suite(document.path, document.findings, document, &counts)) }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="lesson run" tests="\(counts.tests)" failures="\(counts.failures)" errors="\(counts.errors)">
      \(suites.joined())</testsuites>

      """
  }

  private func suite(
    _ name: String, _ findings: [Finding], _ document: DocumentRecord?, _ sum: inout VerdictCounts
  ) -> String {
    var counts = VerdictCounts()
    let className = Self.className(of: name)
    var cases = ""
    for finding in findings {
      counts.count(.erred)
      let error = element("error", message: "\(finding.message)", type: "error", finding.ofDiagnostic)
      cases += testCase("\(finding.place)", className, error)
    }
    var others = ""
    if let document {
      for warning in rules.failingWarnings(of: document) {
        counts.count(.failed)
        let failure = element("failure", message: "\(warning.message)", type: "warning", warning.ofWarning)
        cases += testCase("\(warning.place)", className, failure)
      }
      let lines = rules.plainWarnings(of: document).map(\.ofWarning)
      if !lines.isEmpty { others = "    <system-out>\(lines.joined(separator: "\n").asXML)</system-out>\n" }
    }
    for cell in document?.cells ?? [] {
      guard let document else { continue }
      let verdict = rules.verdict(of: cell)
      counts.count(verdict)
      cases += testCase(FailureText.name(of: cell), className, content(cell, verdict, in: document))
    }
    sum += counts
    let file = document.map { " file=\"\($0.path.asXMLAttribute)\"" } ?? ""
    return """
        <testsuite name="\(name.asXMLAttribute)" tests="\(counts.tests)" failures="\(counts.failures)" \
      errors="\(counts.errors)" skipped="\(counts.skipped)"\(file)>
      \(cases)\(others)  </testsuite>

      """
  }

  private func testCase(_ name: String, _ className: String, _ content: String) -> String {
    let start = "    <testcase name=\"\(name.asXMLAttribute)\" classname=\"\(className.asXMLAttribute)\""
    return content.isEmpty ? start + "/>\n" : "\(start)>\n\(content)    </testcase>\n"
  }

  private func content(_ cell: CellRecord, _ verdict: CellVerdict, in document: DocumentRecord) -> String {
    let failure = FailureText(cell, in: document)
    let again = "lesson run \(failure.address.shownOnOneLine)"
    switch verdict {
    case .passed: return ""
    case .skipped, .tolerated:
      return "      <skipped message=\"\("\(rules.reason(cell, verdict))".asXMLAttribute)\"/>\n"
    case .failed, .erred:
      return element(
        verdict == .erred ? "error" : "failure", message: failure.headline, type: cell.status.rawValue,
        (failure.lines + [again]).joined(separator: "\n"))
    }
  }

  private func element(_ name: String, message: String, type: String, _ text: String) -> String {
    "      <\(name) message=\"\(message.asXMLAttribute)\" type=\"\(type)\">\(text.asXML)</\(name)>\n"
  }

  /// Returns the path with dots for slashes, because programs split such a name into packages and classes.
  private static func className(of path: String) -> String {
    let name = path.hasSuffix(".md") ? String(path.dropLast(3)) : path
    let words = name.split(separator: "/").filter { $0 != "." && $0 != ".." }
    return words.map { $0.replacing(".", with: "-") }.joined(separator: ".")
  }
}
