import SourceText

/// A prediction that readers make before they see the collapsed result of a cell.
///
/// It never changes, and is a class because few cells of a document have one.
public final class Prediction: Sendable {
  /// The maximum number of answers to one prediction.
  public static let mostAnswers = 16

  /// The id of the table's column with a value to predict in each row; nil if the result is not a table.
  public let column: String?
  /// The hints, which help without giving the answer, in order.
  public let hints: [Hint]
  /// The expected wrong answers, from top to bottom.
  public let slips: [Slip]
  /// The names that the author gives to the fields for the answers; nil for none.
  package let names: FieldNames?

  /// Creates a prediction.
  init(column: String?, names: FieldNames?, hints: [Hint], slips: [Slip]) {
    (self.column, self.names, self.hints, self.slips) = (column, names, hints, slips)
  }
}

/// A hint that helps without giving the answer: a collapsed block between the question and the result.
public struct Hint: Sendable, Hashable {
  /// The title of the collapsed block.
  public var title: String
  /// The lines of the block, with the lines that open and close it.
  public var lines: ClosedRange<Int>

  /// The words that can start the title of a hint.
  static let words = ["hint", "ヒント"]

  /// Returns the number in a hint's title, 0 if it has none; nil for another title.
  static func number(_ title: String) -> Int? {
    let text = title.lowercased()
    guard let word = words.first(where: { text.hasPrefix($0) }) else { return nil }
    let rest = text.dropFirst(word.count).drop(while: \.isWhitespace)
    let digits = rest.prefix { $0.wholeNumberValue != nil }
    guard digits.count < 4 else { return 0 }
    return digits.reduce(0) { $0 * 10 + ($1.wholeNumberValue ?? 0) }
  }
}
