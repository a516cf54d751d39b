import SourceText

/// A comment's claim about a value.
///
/// It has a form such as `expression // value`, `let x = … // value`, or `// x is now 5`. In a comment below code that
/// prints, it may be the printed text itself.
public struct ValueClaim: Sendable, Hashable {
  /// The thing whose value is stated.
  public enum Subject: Sendable, Hashable {
    /// An expression, by its bytes in the body.
    case expression(Range<Int>)
    /// A variable or a property, by its name.
    case variable(String)
    /// The output since the mark before.
    case printed
  }

  /// The thing whose value is stated.
  var subject: Subject
  /// The stated text.
  package var text: String
  /// Whether the text can only be a value, so that it is wrong if it differs; else it counts only if it agrees.
  var isCertain: Bool
  /// Whether an arrow or a word such as `returns` introduces the text, so that even a number states the value.
  var isIntroduced = false
  /// Whether the comment says that its numbers are not exact.
  var isApproximate = false
  /// Whether the claim is on one line, so that another value can replace it.
  var isWhole = true
  /// Whether the claim states a list whose order differs between runs, so that it agrees in any order.
  var isUnordered = false
  /// Whether the elements of that list can differ between runs, so that the claim counts only if it agrees.
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
  /// Whether code comes before the comment on its line.
  var followsCode: Bool

  /// The lines of the text.
  var lines: [String] { text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0).trimmed } }

  /// Whether a line of a comment is the printed one, with or without quotation marks, or states it as a value.
  static func isLine(_ stated: String, _ printed: String) -> Bool {
    let isQuoted = stated.count > 1 && stated.hasPrefix("\"") && stated.hasSuffix("\"")
    if stated == printed.trimmed { return true }
    if isQuoted { return [printed, printed.trimmed].contains { stated.dropFirst().dropLast() == $0 } }
    guard let value = StatedValue(stated[...]), value.isAll(of: stated[...]) else { return false }
    return FoundValue(printed: printed).isStated(by: value.text, isApproximate: value.isApproximate)
  }
}
