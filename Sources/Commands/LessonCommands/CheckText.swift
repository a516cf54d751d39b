import LessonCheck
import LessonReport
import Results
import SourceText

/// Human-readable output of `lesson check`.
enum CheckText {
  /// Returns a line for each finding of a rule, and a last line with the counts.
  ///
  /// The counts include the errors that no rule finds.
  static func lines(_ report: CheckReport, workshops: Int, _ otherErrors: Int, _ language: Language) -> [String] {
    report.findings.map { $0.line(language) } + [summary(report, workshops, otherErrors)[language]]
  }

  private static func summary(_ report: CheckReport, _ workshops: Int, _ otherErrors: Int) -> LocalizedText {
    let warnings = report.findings.count { $0.severity == .warning }
    let errors = report.findings.count - warnings + otherErrors
    var checked: [LocalizedText] = []
    if report.documents > 0 || workshops == 0 {
      checked.append(LocalizedText(en: plural(report.documents, "document"), ja: "文書\(report.documents)件"))
    }
    if workshops > 0 {
      checked.append(LocalizedText(en: plural(workshops, "workshop"), ja: "ワークショップ\(workshops)件"))
    }
    return LocalizedText(
      en: "\(checked.map(\.en).joined(separator: ", ")): "
        + "\(plural(errors, "error")), \(plural(warnings, "warning"))",
      ja: "\(checked.map(\.ja).joined(separator: "、")): エラー\(errors)件、警告\(warnings)件")
  }

  private static func plural(_ count: Int, _ word: String) -> String {
    "\(count) \(word)\(count == 1 ? "" : "s")"
  }

  /// Returns a table of all rule codes.
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
  /// Returns the finding as a workflow command, which GitHub shows next to the line.
  func gitHubCommand(_ language: Language) -> String {
    "::\(severity.rawValue) file=\(GitHubReport.property(path)),line=\(line),col=\(column),title=\(code)::"
      + GitHubReport.data(message[language])
  }
}

extension Finding {
  /// The code of errors that do not belong to a rule, such as unreadable front matter.
  static let code = "invalid-document"

  /// Returns the error as a GitHub workflow command.
  func gitHubCommand(_ language: Language) -> String {
    let position = [place.line.map { ",line=\($0)" }, place.column.map { ",col=\($0)" }].compactMap(\.self).joined()
    return "::error file=\(GitHubReport.property(place.file))\(position),title=\(Self.code)::"
      + GitHubReport.data(sentences(in: language))
  }
}

/// The output of `lesson check --format json`.
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
  var workshops: Int
  var findings: [Entry]

  init(_ report: CheckReport, workshops: Int, _ errors: [Finding], _ language: Language) {
    (documents, self.workshops) = (report.documents, workshops)
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
