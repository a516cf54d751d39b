import Results
import SourceText

/// The transitions of a state diagram as a table.
enum DiagramTable {
  /// Returns the table as HTML, with the initial state above it.
  ///
  /// - Parameters:
  ///   - diagram: the diagram.
  ///   - language: the language of the words.
  ///   - label: the name for screen readers.
  /// - Returns: the HTML.
  static func html(_ diagram: StateDiagram, _ language: Language, label: String) -> String {
    let titles = diagram.titles
    func title(_ id: String) -> LocalizedText { titles[id] ?? LocalizedText(id) }
    let rows = diagram.transitions.map { transition in
      let cells = [title(transition.from), transition.label, title(transition.to)]
      return cells.map { $0[language].asHTML }
    }
    let initial = diagram.initial.map { id in
      "<p>\(PageWords.initial[language].asHTML): \(title(id)[language].asHTML)</p>\n"
    }
    let columns = [PageWords.from, PageWords.event, PageWords.to].map { ($0[language], false) }
    return (initial ?? "") + HTMLTable(label: label, columns: columns, rows: rows).html
  }
}
