import Results
import SourceText

/// The right answers to a prediction, computed by its cell.
public struct PredictedAnswers: Sendable, Hashable {
  /// An answer: its kind, and its text in each language.
  public struct Value: Sendable, Hashable {
    /// The kind of the answer.
    public var kind: AnswerKind
    /// The text.
    public var text: LocalizedText

    /// Creates an answer.
    public init(kind: AnswerKind, text: LocalizedText) {
      (self.kind, self.text) = (kind, text)
    }

    /// Whether a learner's answer is this one.
    ///
    /// - Returns: nil for text that is not an answer of the kind.
    public func isSame(as answer: String) -> Bool? {
      guard let answer = Answer.canonical(answer, as: kind) else { return nil }
      return Language.allCases.contains { Answer.canonical(text[$0], as: kind) == answer }
    }

    /// Whether another value counts as the same answer.
    public func isSame(as other: Value) -> Bool {
      kind == other.kind ? isSame(as: other.text.en) == true : text == other.text
    }
  }

  /// The title of the predicted column; nil if the answer is printed text.
  public var title: LocalizedText?
  /// An answer for each row or line.
  public var values: [Value]

  /// Whether other answers count as the same.
  public func isSame(as other: PredictedAnswers) -> Bool {
    values.count == other.values.count && zip(values, other.values).allSatisfy { $0.isSame(as: $1) }
  }
}

/// The reason that a result cannot be predicted, and a way out.
struct PredictionError: Error {
  var message: Message
  var help: Message
}

extension PredictedAnswers {
  /// Takes the right answers from a result.
  ///
  /// - Parameters:
  ///   - result: the result of the cell.
  ///   - column: the id of the table's column; nil for a result without a table.
  /// - Throws: a ``PredictionError`` for a result that cannot be predicted.
  init(_ result: CellResult, column: String?) throws(PredictionError) {
    switch (result, column) {
    case (.table(let table), let column?): try self.init(table, column: column)
    case (.table(let table), nil):
      throw PredictionError(
        message: "The prediction does not say which column it asks for.",
        help: "Write `predict=COLUMN`; the columns are \(Self.list(of: table)).")
    case (.lines(let lines), nil): self.init(lines)
    case (.diagnostics(let diagnostics), nil): self.init(diagnostics)
    case (.lines, _), (.diagnostics, _):
      throw PredictionError(
        message: "`predict` does not take a column here: the result is \(result.kind.transcript).",
        help: "Write only `predict`.")
    case (.figure, _), (.picture, _), (.stateDiagram, _):
      throw PredictionError(
        message: "A result that is \(result.kind.transcript) cannot be predicted.",
        help: "Remove `predict`, or ask for a value of a table.")
    }
    if values.isEmpty {
      throw PredictionError(
        message: "There is nothing to predict: the result has no rows.", help: "Remove `predict`.")
    }
    if values.count > Prediction.mostAnswers {
      throw PredictionError(
        message: "The prediction asks for \(values.count) answers, but the limit is \(Prediction.mostAnswers).",
        help: "Ask for fewer rows, in a separate cell.")
    }
  }

  private init(_ table: Table, column: String) throws(PredictionError) {
    let index = try table.index(ofColumn: column)
    title = table.columns[index].title
    values = table.rows.map { Value($0[index], table.columns[index]) }
  }

  private static func list(of table: Table) -> String {
    "\(table.columns.map { "`\($0.id)`" }.joined(separator: ", "))"
  }

  private init(_ lines: Lines) {
    title = nil
    values = zip(lines.texts(.english), lines.texts(.japanese)).map { en, ja in
      en.hasPrefix("[trap")
        ? Value(kind: .word, text: .trapAnswer) : Value(kind: .text, text: LocalizedText(en: en, ja: ja))
    }
    if values.isEmpty { values = [Value(kind: .word, text: .nothingAnswer)] }
  }

  private init(_ diagnostics: Diagnostics) {
    title = nil
    values = [
      Value(kind: .word, text: diagnostics.all.contains { $0.severity == .error } ? .errorAnswer : .warningAnswer)
    ]
  }
}

extension PredictedAnswers.Value {
  fileprivate init(_ value: Table.Value, _ column: Table.Column) {
    switch value {
    case .code(let text):
      self.init(kind: Answer.isCode(text) ? .code : .text, text: LocalizedText(text.withoutLineEnds))
    case .words(let words): self.init(kind: .word, text: words)
    case .plain(let text):
      let isNumber = column.alignment == .right && Answer.canonical(text, as: .number) != nil
      self.init(kind: isNumber ? .number : .text, text: LocalizedText(text))
    }
  }
}

extension LocalizedText {
  /// The answer that a program traps.
  public static let trapAnswer = LocalizedText(en: "traps", ja: "実行時エラー")
  /// The answer that a program does not compile.
  public static let errorAnswer = LocalizedText(en: "does not compile", ja: "コンパイルエラー")
  /// The answer that a program compiles with warnings.
  public static let warningAnswer = LocalizedText(en: "warns", ja: "警告")
  /// The answer that a program prints nothing.
  public static let nothingAnswer = LocalizedText(en: "prints nothing", ja: "何も出力しない")
}
