import SourceText

/// A finding of a rule in a document: its place, its rule, and its message.
package struct CheckFinding: Sendable, Hashable {
  /// The severity of a finding.
  package enum Severity: String, Sendable, Hashable, Codable, CaseIterable {
    /// The document misleads or hinders its readers.
    case error
    /// The document could be better.
    case warning
  }

  /// The path of the file, in the form of the documents' paths.
  package var path: String
  /// The line, from 1.
  package var line: Int
  /// The character in the line, from 1.
  package var column: Int
  /// The code of the rule.
  package var code: String
  /// The severity.
  package var severity: Severity
  /// The error, and advice on fixing it.
  package var message: LocalizedText
  /// A safe fix; nil if only a person can fix it.
  package var fix: Fix?
  /// Another line where an exception can be declared.
  var otherLine: Int?
  /// The path that leads to no file; only for links.
  var target: String?

  /// A replacement of some bytes of the file.
  package struct Fix: Sendable, Hashable {
    /// The bytes to remove.
    package var range: Range<Int>
    /// The bytes to insert.
    package var replacement: [UInt8]
  }

  /// Returns the finding in the form of compilers: `path:line:column: warning: message [code]`.
  package func line(_ language: Language) -> String {
    "\(path):\(line):\(column): \(severity.rawValue): \(message[language]) [\(code)]"
  }

  /// Whether a finding comes before another one in reports.
  static func precedes(_ left: Self, _ right: Self) -> Bool {
    (left.path, left.line, left.column, left.code) < (right.path, right.line, right.column, right.code)
  }
}

extension CheckFinding {
  /// Creates a finding of a rule that needs results of experiments.
  ///
  /// - Parameters:
  ///   - page: the page of the rule.
  ///   - path: the path of the file.
  ///   - line: the line, from 1.
  ///   - message: the error, and advice on fixing it.
  ///   - other: another line where an exception can be declared; nil for none.
  package init(_ page: RulePage, path: String, line: Int, _ message: LocalizedText, allowedAt other: Int? = nil) {
    self.init(
      path: path, line: line, column: 1, code: page.code, severity: page.severity, message: message, otherLine: other)
  }
}
