import SourceText

/// One thing that is looked at in documents, in a file of its own below `Rules`.
///
/// A rule looks at each document, at each lesson with all its languages, or at each folder of lessons.
protocol Rule: Sendable {
  /// What the rule is called, what it is for, and an example that it finds and one that it does not.
  static var page: RulePage { get }

  init()

  /// Looks at a document.
  func check(_ document: CheckedDocument, in tree: CheckedTree, _ findings: inout RuleFindings)

  /// Looks at a lesson, or at another document with its translations.
  func check(_ lesson: CheckedLesson, in tree: CheckedTree, _ findings: inout RuleFindings)

  /// Looks at a folder of lessons.
  func check(folder: LessonsFolder, in tree: CheckedTree, _ findings: inout RuleFindings)
}

extension Rule {
  func check(_ document: CheckedDocument, in tree: CheckedTree, _ findings: inout RuleFindings) {}
  func check(_ lesson: CheckedLesson, in tree: CheckedTree, _ findings: inout RuleFindings) {}
  func check(folder: LessonsFolder, in tree: CheckedTree, _ findings: inout RuleFindings) {}
}

/// Takes what one rule finds.
struct RuleFindings {
  let page: RulePage
  private(set) var all: [CheckFinding] = []

  init(_ page: RulePage) {
    self.page = page
  }

  /// Adds what was found in a document, at a line and a byte in it.
  ///
  /// - Parameters:
  ///   - file: the text in which it stands.
  ///   - line: the line, from 1.
  ///   - byte: the byte in the line, from 1.
  ///   - message: what is wrong and what to do.
  ///   - fix: what mends it without harm.
  ///   - other: a further line at which an exception may be declared.
  ///   - target: the path that names nothing, of a link.
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

  /// Adds what was found of a file as a whole.
  mutating func add(path: String, line: Int = 1, _ message: LocalizedText) {
    all.append(
      CheckFinding(
        path: path, line: line, column: 1, code: page.code, severity: page.severity, message: message, fix: nil))
  }
}
