import SourceText

/// A rule for documents, in its own file in `Rules`.
///
/// It checks each document, each lesson with all its languages, or each folder of lessons.
protocol Rule: Sendable {
  /// The page of the rule: its code, its purpose, an example that it finds and one that it does not.
  static var page: RulePage { get }

  init()

  /// Checks a document.
  func check(_ document: CheckedDocument, in tree: CheckedTree, _ findings: inout RuleFindings)

  /// Checks a lesson, or another document with its translations.
  func check(_ lesson: CheckedLesson, in tree: CheckedTree, _ findings: inout RuleFindings)

  /// Checks a folder of lessons.
  func check(folder: LessonsFolder, in tree: CheckedTree, _ findings: inout RuleFindings)
}

extension Rule {
  func check(_ document: CheckedDocument, in tree: CheckedTree, _ findings: inout RuleFindings) {}
  func check(_ lesson: CheckedLesson, in tree: CheckedTree, _ findings: inout RuleFindings) {}
  func check(folder: LessonsFolder, in tree: CheckedTree, _ findings: inout RuleFindings) {}
}

/// The findings of one rule.
struct RuleFindings {
  let page: RulePage
  private(set) var all: [CheckFinding] = []

  init(_ page: RulePage) {
    self.page = page
  }

  /// Adds a finding in a document, at a line and a byte.
  ///
  /// - Parameters:
  ///   - file: the text of the document.
  ///   - line: the line, from 1.
  ///   - byte: the byte in the line, from 1.
  ///   - message: the error, and advice on fixing it.
  ///   - fix: a safe fix.
  ///   - other: another line where an exception can be declared.
  ///   - target: the path of a link that leads to no file.
  mutating func add(
    _ file: SourceFile, line: Int, byte: Int = 1, _ message: LocalizedText, fix: CheckFinding.Fix? = nil,
    allowedAt other: Int? = nil, target: String? = nil
  ) {
    let before = String(decoding: file.line(line).prefix(byte - 1), as: UTF8.self)
    all.append(
      CheckFinding(
        path: file.path, line: max(1, line), column: before.count + 1, code: page.code, severity: page.severity,
        message: message, fix: fix, otherLine: other, target: target))
  }

  /// Adds a finding about a whole file.
  mutating func add(path: String, line: Int = 1, _ message: LocalizedText) {
    all.append(
      CheckFinding(
        path: path, line: line, column: 1, code: page.code, severity: page.severity, message: message, fix: nil))
  }
}
