import Results
import SourceText

/// The transitions of a state diagram as a table.
enum DiagramTable {
  /// The table as HTML, with the state in which all begins above it.
  static func html(_ diagram: StateDiagram, _ language: Language) -> String {
    let heads = [PageWords.from, PageWords.event, PageWords.to].map { "<th>\($0[language].asHTML)</th>" }.joined()
    let rows = diagram.transitions.map { transition in
      let cells = [diagram.title(of: transition.from), transition.label, diagram.title(of: transition.to)]
      return "<tr>\(cells.map { "<td>\($0[language].asHTML)</td>" }.joined())</tr>\n"
    }
    let initial = diagram.initial.map { id in
      "<p>\(PageWords.initial[language].asHTML): \(diagram.title(of: id)[language].asHTML)</p>\n"
    }
    let label = PageWords.transitions[language].asHTML
    return (initial ?? "") + "<div class=\"table\" role=\"group\" aria-label=\"\(label)\" tabindex=\"0\">\n"
      + "<table>\n<thead>\n<tr>\(heads)</tr>\n</thead>\n<tbody>\n\(rows.joined())</tbody>\n</table>\n</div>\n"
  }
}
