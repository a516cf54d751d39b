import SourceText

/// What a comment states of a value: `expression // value`, `let x = … // value`, `// x is now 5`, or in a comment below code that
/// prints the printed text itself.
public struct ValueClaim: Sendable, Hashable {
  /// Whose value it is.
  public enum Subject: Sendable, Hashable {
    /// An expression, by its bytes in the body.
    case expression(Range<Int>)
    /// A variable or a property, by its name.
    case variable(String)
    /// What was printed since the mark before.
    case printed
  }

  /// Whose value it is.
  var subject: Subject
  /// What is stated.
  package var text: String
  /// Whether the text can be nothing but a value, so that it is wrong where it differs; else it counts only where it agrees.
  var isCertain: Bool
  /// Whether the comment says that its numbers are not exact.
  var isApproximate = false
  /// Whether it stands on one line, so that another value can be written in its place.
  var isWhole = true
  /// Whether it states a list whose order is another with each run, so that it agrees in any order.
  var isUnordered = false
  /// Whether the elements of that list can be others with each run, so that it counts only where it agrees.
  var isSelection = false
  /// The variable whose method is called, which the comment may be about; nil if there is none.
  var receiver: String?
  /// The line of the body on which its statement starts, from 0.
  var firstLine = 0
  /// The line of the body, from 0.
  package var bodyLine: Int
  /// The bytes of the text within that line.
  package var range: Range<Int>
  /// The byte of the body at which a statement can be inserted.
  var position: Int
  /// Whether code stands before the comment on its line.
  var followsCode: Bool

  /// The lines of the text.
  var lines: [String] { text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0).trimmed } }

  /// Whether a line of a comment says what was printed, with or without quotation marks, or states it as a value.
  static func isLine(_ stated: String, _ printed: String) -> Bool {
    let isQuoted = stated.count > 1 && stated.hasPrefix("\"") && stated.hasSuffix("\"")
    if stated == printed.trimmed { return true }
    if isQuoted { return [printed, printed.trimmed].contains { stated.dropFirst().dropLast() == $0 } }
    guard let value = StatedValue(stated[...]), value.isAll(of: stated[...]) else { return false }
    return FoundValue(printed: printed).isStated(by: value.text, isApproximate: value.isApproximate)
  }
}
