import Results
import SourceText

/// The transitions of a state diagram as a table.
enum DiagramTable {
  /// The table as HTML, with the state in which all begins above it.
  static func html(_ diagram: StateDiagram, _ language: Language) -> String {
    let rows = diagram.transitions.map { transition in
      let cells = [diagram.title(of: transition.from), transition.label, diagram.title(of: transition.to)]
      return cells.map { $0[language].asHTML }
    }
    let initial = diagram.initial.map { id in
      "<p>\(PageWords.initial[language].asHTML): \(diagram.title(of: id)[language].asHTML)</p>\n"
    }
    let columns = [PageWords.from, PageWords.event, PageWords.to].map { ($0[language], false) }
    return (initial ?? "") + HTMLTable(label: PageWords.transitions[language], columns: columns, rows: rows).html
  }
}
