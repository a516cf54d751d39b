import LessonCheck
import LessonReport
import Results
import SourceText

/// What `lesson check` prints for people.
enum CheckText {
  /// A line for each finding of a rule, and a last one that counts, with the errors that no rule finds.
  static func lines(_ report: CheckReport, _ otherErrors: Int, _ language: Language) -> [String] {
    report.findings.map { $0.line(language) } + [summary(report, otherErrors)[language]]
  }

  private static func summary(_ report: CheckReport, _ otherErrors: Int) -> LocalizedText {
    let warnings = report.findings.count { $0.severity == .warning }
    let errors = report.findings.count - warnings + otherErrors
    let documents = report.documents
    return LocalizedText(
      en: "\(plural(documents, "document")): \(plural(errors, "error")), \(plural(warnings, "warning"))",
      ja: "文書\(documents)件: エラー\(errors)件、警告\(warnings)件")
  }

  private static func plural(_ count: Int, _ word: String) -> String {
    "\(count) \(word)\(count == 1 ? "" : "s")"
  }

  /// A table of all codes.
  static func codes(_ language: Language) -> [String] {
    let columns = [
      Table.Column("code", LocalizedText(en: "code", ja: "規則コード")),
      Table.Column("level", LocalizedText(en: "level", ja: "重要度")),
      Table.Column("fix", LocalizedText(en: "fix", ja: "修正")),
      Table.Column("finds", LocalizedText(en: "what it finds", ja: "見つけるもの")),
    ]
    let rows = Rules.pages.sorted { $0.code < $1.code }.map { page in
      [
        Table.Value.code(page.code), .plain(page.severity.rawValue), .plain(page.isFixable ? "--fix" : ""),
        .words(page.summary),
      ]
    }
    return CellResult.table(Table(columns, rows: rows)).text(language)
  }
}

extension CheckFinding {
  /// The finding as a command of GitHub's workflows, which shows it beside the line that it is of.
  func gitHubCommand(_ language: Language) -> String {
    "::\(severity.rawValue) file=\(GitHubReport.property(path)),line=\(line),col=\(column),title=\(code)::"
      + GitHubReport.data(message[language])
  }
}

extension Finding {
  /// The code of errors that no rule finds, such as front matter that cannot be read.
  static let code = "invalid-document"

  /// The error as a command of GitHub's workflows.
  func gitHubCommand(_ language: Language) -> String {
    let position = [place.line.map { ",line=\($0)" }, place.column.map { ",col=\($0)" }].compactMap(\.self).joined()
    return "::error file=\(GitHubReport.property(place.file))\(position),title=\(Self.code)::"
      + GitHubReport.data(sentences(in: language))
  }
}

/// What `lesson check --format json` prints.
struct CheckJSON: Encodable {
  struct Entry: Encodable {
    var path: String
    var line: Int
    var column: Int
    var code: String
    var severity: String
    var message: String
    var fixable: Bool
  }

  var documents: Int
  var findings: [Entry]

  init(_ report: CheckReport, _ errors: [Finding], _ language: Language) {
    documents = report.documents
    findings = errors.map {
      Entry(
        path: $0.place.file, line: $0.place.line ?? 1, column: $0.place.column ?? 1, code: Finding.code,
        severity: CheckFinding.Severity.error.rawValue, message: $0.sentences(in: language), fixable: false)
    }
    findings += report.findings.map {
      Entry(
        path: $0.path, line: $0.line, column: $0.column, code: $0.code, severity: $0.severity.rawValue,
        message: $0.message[language], fixable: $0.fix != nil)
    }
  }
}
