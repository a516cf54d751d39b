import SourceText

/// What a cell asks before it tells: its reader answers first, and the result stands in a fold.
///
/// It never changes, and is a class because few cells of a document have one.
public final class Prediction: Sendable {
  /// The most answers that one prediction can ask for.
  public static let mostAnswers = 16

  /// The id of the table's column of which each row asks for a value; nil where the cell gives no table.
  public let column: String?
  /// What helps without telling, in order.
  public let hints: [Hint]
  /// The wrong answers that are expected, from top to bottom.
  public let slips: [Slip]

  /// Creates a prediction.
  init(column: String?, hints: [Hint], slips: [Slip]) {
    (self.column, self.hints, self.slips) = (column, hints, slips)
  }
}

/// What helps a reader without telling the answer: a fold between the question and the result.
public struct Hint: Sendable, Hashable {
  /// What the fold is called.
  public var title: String
  /// The lines of the fold, with those that open and close it.
  public var lines: ClosedRange<Int>

  /// The words with which the title of a hint starts.
  static let words = ["hint", "ヒント"]

  /// The number in a hint's title, 0 where there is none; nil for the title of something else.
  static func number(_ title: String) -> Int? {
    let text = title.lowercased()
    guard let word = words.first(where: { text.hasPrefix($0) }) else { return nil }
    let rest = text.dropFirst(word.count).drop(while: \.isWhitespace)
    let digits = rest.prefix { $0.wholeNumberValue != nil }
    guard digits.count < 4 else { return 0 }
    return digits.reduce(0) { $0 * 10 + ($1.wholeNumberValue ?? 0) }
  }
}
