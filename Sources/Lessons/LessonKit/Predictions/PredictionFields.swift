import Results
import SourceText

/// The fields for the answers to a prediction: a label for each row of the table, and their title.
///
/// Without names from the author, the columns from the left name the rows, as many as tell them apart. If the last of
/// these does so by itself, it is the only one.
package struct PredictionFields: Sendable, Hashable {
  /// The title of the predicted column; empty if the author's labels say what to enter.
  package let title: LocalizedText
  /// A label for each row, from top to bottom.
  package let labels: [LocalizedText]

  /// Creates the fields for a column of a table.
  ///
  /// - Parameters:
  ///   - table: the result.
  ///   - index: the position of the predicted column.
  ///   - names: the names that the author gives; nil for none.
  /// - Throws: a ``PredictionError`` for names that do not fit the table.
  init(_ table: Table, column index: Int, names: FieldNames?) throws(PredictionError) {
    switch names {
    case nil:
      title = table.columns[index].title
      labels = Self.labels(table, leftOf: index)
    case .labels(let texts):
      guard texts.count == table.rows.count else {
        throw PredictionError(
          message: "The number of labels is \(texts.count), but the result's number of rows is \(table.rows.count).",
          help: "Write one label for each row, from top to bottom.")
      }
      title = LocalizedText("")
      labels = texts.map { LocalizedText($0) }
    case .rows(let column):
      // The name of a single row says more than the title of its column.
      title = table.rows.count == 1 ? LocalizedText("") : table.columns[index].title
      labels = try Self.labels(table, namedBy: column)
    }
  }

  private static func labels(_ table: Table, namedBy id: String) throws(PredictionError) -> [LocalizedText] {
    let index = try table.index(ofColumn: id)
    let labels = Self.labels(table, column: index)
    guard !tellApart(labels) else { return labels }
    throw PredictionError(
      message: "The column `\(id)` does not tell the rows apart: its values repeat, or are empty.",
      help: "Choose another column with `rows`, or write `labels`.")
  }

  private static func labels(_ table: Table, leftOf index: Int) -> [LocalizedText] {
    for last in 0..<index {
      let labels = Self.labels(table, column: last)
      if tellApart(labels) { return labels }
      let varying = (0...last).filter { column in Set(table.rows.map { $0[column] }).count > 1 }
      let joined = table.rows.map { row in
        let values = varying.map { Self.titled(row[$0], table.columns[$0]) }
        return LocalizedText(
          en: values.map(\.en).joined(separator: ", "), ja: values.map(\.ja).joined(separator: "、"))
      }
      if tellApart(joined) { return joined }
    }
    // Columns that repeat their values say nothing that a number does not.
    return table.rows.count == 1 ? [LocalizedText("")] : table.rows.indices.map { LocalizedText("\($0 + 1)") }
  }

  /// Returns the values of a column as labels; a number needs the title of its column to be understood.
  private static func labels(_ table: Table, column index: Int) -> [LocalizedText] {
    let column = table.columns[index]
    return table.rows.map { row in
      let text = LocalizedText(en: row[index].text(.english), ja: row[index].text(.japanese))
      return column.alignment == .right && !text.en.isEmpty ? titled(row[index], column) : text
    }
  }

  private static func titled(_ value: Table.Value, _ column: Table.Column) -> LocalizedText {
    LocalizedText(
      en: "\(column.title.en) \(value.text(.english))".trimmed,
      ja: "\(column.title.ja) \(value.text(.japanese))".trimmed)
  }

  /// Whether no label is empty or given twice, in any language.
  private static func tellApart(_ labels: [LocalizedText]) -> Bool {
    Language.allCases.allSatisfy { language in
      let texts = labels.map { $0[language].trimmed }
      return Set(texts).count == texts.count && !texts.contains("")
    }
  }
}

extension Table {
  /// Returns the position of a column.
  ///
  /// - Throws: a ``PredictionError`` with the ids of all columns for an unknown one.
  func index(ofColumn id: String) throws(PredictionError) -> Int {
    if let index = columns.firstIndex(where: { $0.id == id }) { return index }
    throw PredictionError(
      message: "The result has no column `\(id)`.",
      help: Suggestion.help(for: id, among: columns.map(\.id), what: "columns"))
  }
}
