import ExperimentKit
import LessonKit
import LessonRunner
import SourceText

/// The goal of a panel: the results that reach it, and the words that ask for it.
struct PanelGoal {
  /// The attribute of the panel with the positions of the results; empty without a goal.
  let attribute: String
  /// The HTML of the words; empty without a goal.
  let html: String

  /// Creates the goal of a panel.
  ///
  /// - Parameters:
  ///   - goal: the goal; nil for none.
  ///   - results: the results of the panel.
  ///   - language: the language of the words.
  init(_ goal: VariationGoal?, _ results: [VariedCellResult], _ language: Language) {
    let words: String
    switch goal {
    case nil:
      (attribute, html) = ("", "")
      return
    case .all:
      attribute = " data-goal=\"all\""
      words = PanelWords.findAll(results.count)[language]
    case .values(let values)?:
      let positions = results.indices.filter { index in
        if case .result(let result) = results[index].result { goal?.isMet(by: result) == true } else { false }
      }
      attribute = " data-goal=\"\(positions.map(String.init).joined(separator: " "))\""
      let texts = values.map { value in
        Self.isPlain(value) ? value.text : "\(Self.title(of: value.column, results, language)) \(value.text)"
      }
      words = PanelWords.make(texts.joined(separator: PageWords.comma[language]))[language]
    }
    html = Typography.html("<p class=\"goal\">\(words.asHTML)</p>\n", language)
  }

  /// Whether a value needs no name of a column.
  private static func isPlain(_ value: VariationGoal.Value) -> Bool { ["value", "code"].contains(value.column) }

  private static func title(of column: String, _ results: [VariedCellResult], _ language: Language) -> String {
    for result in results {
      guard case .result(.table(let table)) = result.result else { continue }
      if let column = table.columns.first(where: { $0.id == column }) { return column.title[language] }
    }
    return column
  }
}
