import LessonKit
import SourceText

/// The record of a run in the Test Anything Protocol: a document is a subtest, a cell a test point.
///
/// It is written as version 13, which `prove` of Perl 5.36 reads and every reader of version 14 must read. The older
/// reader takes the lines of subtests, which are from
/// [TAP 14](https://testanything.org/tap-version-14-specification.html), for comments. Diagnostics are YAML with strings
/// in the form of JSON, which YAML includes. They contain no lists, because that reader takes the strings of lists for
/// keys.
package struct TAPReport: ReportFormat {
  package static let name = "tap"
  package static let fileEnding: String? = "tap"

  private let rules: FailureRules
  private var lines: [String] = []

  /// Returns a record as lines, with the failures that the rules decide.
  package static func lines(_ record: RunRecord, _ rules: FailureRules = FailureRules()) -> [String] {
    var report = TAPReport(rules: rules)
    report.add(record)
    return report.lines
  }

  /// Returns the report as text.
  package static func text(_ record: RunRecord, _ rules: FailureRules) -> String {
    lines(record, rules).joined(separator: "\n")
  }

  private init(rules: FailureRules) { self.rules = rules }

  private mutating func add(_ record: RunRecord) {
    let count = record.findings.count + record.documents.count
    lines += ["TAP version 13", count == 0 ? "1..0 # SKIP no documents" : "1..\(count)"]
    var number = 0
    for finding in record.findings {
      number += 1
      add(finding, "error", number, indentation: "")
    }
    for document in record.documents {
      number += 1
      let isGood = add(document)
      lines.append("\(isGood ? "ok" : "not ok") \(number) - \(Self.description(document.path))")
    }
    lines.append("# \(record.summary.wholeSentence(.english))")
  }

  /// Adds the subtest of a document, and returns whether all of it passed.
  private mutating func add(_ document: DocumentRecord) -> Bool {
    let warnings = rules.failingWarnings(of: document)
    let count = document.findings.count + warnings.count + document.cells.count
    lines.append("# Subtest: \(document.path.shownOnOneLine)")
    lines.append("    " + (count == 0 ? "1..0 # SKIP no cells" : "1..\(count)"))
    for warning in rules.plainWarnings(of: document) {
      lines.append("    # \(warning.ofWarning.shownOnOneLine)")
    }
    var number = 0
    for (finding, severity) in document.findings.map({ ($0, "error") }) + warnings.map({ ($0, "warning") }) {
      number += 1
      add(finding, severity, number, indentation: "    ")
    }
    var isGood = number == 0
    for cell in document.cells {
      number += 1
      let point = "\(number) - \(Self.description(FailureText.name(of: cell)))"
      let verdict = rules.verdict(of: cell)
      switch verdict {
      case .passed: lines.append("    ok \(point)")
      case .skipped, .tolerated:
        lines.append("    ok \(point) # SKIP \("\(rules.reason(cell, verdict))".shownOnOneLine)")
      case .failed, .erred:
        isGood = false
        lines.append("    not ok \(point)")
        add(cell, in: document)
      }
    }
    return isGood
  }

  private mutating func add(_ cell: CellRecord, in document: DocumentRecord) {
    let failure = FailureText(cell, in: document)
    let place = failure.place
    var diagnostics = [
      "message: \(Self.quoted(failure.headline))", "severity: \(cell.status == .couldNotRun ? "error" : "fail")", "at:",
    ]
    diagnostics += Self.diagnostics(of: place)
    diagnostics += [
      "status: \(cell.status.rawValue)", "details: \(Self.quoted(failure.lines.joined(separator: "\n")))",
    ]
    add(diagnostics, indentation: "    ")
  }

  private mutating func add(_ finding: Finding, _ severity: String, _ number: Int, indentation: String) {
    lines.append("\(indentation)not ok \(number) - \(Self.description("\(finding.place)"))")
    var diagnostics = ["message: \(Self.quoted("\(finding.message)"))", "severity: \(severity)", "at:"]
    diagnostics += Self.diagnostics(of: finding.place)
    if let help = finding.help { diagnostics.append("help: \(Self.quoted("\(help)"))") }
    add(diagnostics, indentation: indentation)
  }

  private static func diagnostics(of place: Place) -> [String] {
    ["  file: \(quoted(place.file))"]
      + [place.line.map { "  line: \($0)" }, place.column.map { "  column: \($0)" }]
      .compactMap(\.self)
  }

  private mutating func add(_ diagnostics: [String], indentation: String) {
    lines += (["---"] + diagnostics + ["..."]).map { indentation + "  " + $0 }
  }

  /// Returns the description of a test point, in which a number sign does not begin a directive.
  private static func description(_ text: String) -> String {
    text.shownOnOneLine.unicodeScalars.reduce(into: "") { text, scalar in
      if scalar == "\\" || scalar == "#" { text.append("\\") }
      text.unicodeScalars.append(scalar)
    }
  }

  /// Returns text in quotation marks for YAML.
  ///
  /// JSON can read it, too, except for scalars above U+FFFF that are not characters.
  private static func quoted(_ text: String) -> String {
    let escaped = text.unicodeScalars.reduce(into: "") { text, scalar in
      switch scalar {
      case "\\": text += "\\\\"
      case "\"": text += "\\\""
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case "\u{FEFF}": text += Self.escape(scalar)
      case _ where scalar.steers: text += Self.escape(scalar)
      default: text.unicodeScalars.append(scalar)
      }
    }
    return "\"\(escaped)\""
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16)
    let (letter, width) = scalar.value > 0xFFFF ? ("U", 8) : ("u", 4)
    return "\\\(letter)" + String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}
