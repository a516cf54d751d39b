import SourceText

/// What a rule found in a document: where it stands, by which rule, and what to do about it.
public struct CheckFinding: Sendable, Hashable {
  /// How much a finding weighs.
  public enum Severity: String, Sendable, Hashable, Codable, CaseIterable {
    /// The document misleads or hinders its readers.
    case error
    /// The document can be better.
    case warning
  }

  /// The path of the file, as the documents are named.
  public var path: String
  /// The line, from 1.
  public var line: Int
  /// The character in the line, from 1.
  public var column: Int
  /// The code of the rule.
  public var code: String
  /// How much it weighs.
  public var severity: Severity
  /// What is wrong and what to do.
  public var message: LocalizedText
  /// What mends it without harm; nil where only a person can.
  public var fix: Fix?
  /// A further line at which an exception may be declared.
  var otherLine: Int?
  /// The path that names nothing, where the finding is of a link.
  var target: String?

  /// Bytes of the file that are replaced by others.
  public struct Fix: Sendable, Hashable {
    /// The bytes that go.
    public var range: Range<Int>
    /// The bytes that come.
    public var replacement: [UInt8]
  }

  /// The finding as editors and compilers have it: `path:line:column: warning: message [code]`.
  public func line(_ language: Language) -> String {
    "\(path):\(line):\(column): \(severity.rawValue): \(message[language]) [\(code)]"
  }

  /// The order in which findings are told.
  static func precedes(_ left: Self, _ right: Self) -> Bool {
    (left.path, left.line, left.column, left.code) < (right.path, right.line, right.column, right.code)
  }
}
