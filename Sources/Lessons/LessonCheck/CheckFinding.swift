import SourceText

/// What a rule found in a document: where it stands, by which rule, and what to do about it.
package struct CheckFinding: Sendable, Hashable {
  /// How much a finding weighs.
  package enum Severity: String, Sendable, Hashable, Codable, CaseIterable {
    /// The document misleads or hinders its readers.
    case error
    /// The document can be better.
    case warning
  }

  /// The path of the file, as the documents are named.
  package var path: String
  /// The line, from 1.
  package var line: Int
  /// The character in the line, from 1.
  package var column: Int
  /// The code of the rule.
  package var code: String
  /// How much it weighs.
  package var severity: Severity
  /// What is wrong and what to do.
  package var message: LocalizedText
  /// What mends it without harm; nil where only a person can.
  package var fix: Fix?
  /// A further line at which an exception may be declared.
  var otherLine: Int?
  /// The path that names nothing, where the finding is of a link.
  var target: String?

  /// Bytes of the file that are replaced by others.
  package struct Fix: Sendable, Hashable {
    /// The bytes that go.
    package var range: Range<Int>
    /// The bytes that come.
    package var replacement: [UInt8]
  }

  /// The finding as editors and compilers have it: `path:line:column: warning: message [code]`.
  package func line(_ language: Language) -> String {
    "\(path):\(line):\(column): \(severity.rawValue): \(message[language]) [\(code)]"
  }

  /// The order in which findings are told.
  static func precedes(_ left: Self, _ right: Self) -> Bool {
    (left.path, left.line, left.column, left.code) < (right.path, right.line, right.column, right.code)
  }
}
