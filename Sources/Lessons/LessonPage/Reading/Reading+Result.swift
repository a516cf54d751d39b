import Results
import SourceText

extension Reading {
  /// Returns a result as lines to read aloud: a table row by row, a picture as its description.
  package static func lines(of result: CellResult, _ language: Language) -> [ReadingLine] {
    switch result {
    case .table(let table):
      let titles = table.columns.map { $0.title[language] }
      return table.rows.map { row in
        ReadingLine(Self.row(titles, row.map { $0.text(language) }, language))
      }
    case .lines(let lines): return lines.texts(language).map { ReadingLine($0, indent: 2, isFixed: true) }
    case .figure(let figure): return [ReadingLine(Self.picture(figure.alt[language], language))]
    case .picture(let picture): return [ReadingLine(Self.picture(picture.alt[language], language))]
    case .stateDiagram(let diagram): return transitions(of: diagram, language).map { ReadingLine($0) }
    case .diagnostics(let diagnostics): return diagnostics.lines.map { ReadingLine($0, indent: 2, isFixed: true) }
    }
  }

  /// Returns a row of a table, each value after the title of its column: `bits: 11101, value: -3`.
  static func row(_ titles: [String], _ values: [String], _ language: Language) -> String {
    let parts = zip(titles, values).compactMap { title, value -> String? in
      value.isEmpty ? nil : title.isEmpty ? value : "\(title): \(value)"
    }
    return parts.joined(separator: PageWords.comma[language])
  }

  /// Returns the number of columns after which the titles of a table repeat.
  static func period(of titles: [String]) -> Int {
    let widths = (1...max(1, titles.count)).filter { titles.count.isMultiple(of: $0) }
    return widths.first { width in titles.indices.allSatisfy { titles[$0] == titles[$0 % width] } }
      ?? max(1, titles.count)
  }

  /// Returns the description of a picture.
  static func picture(_ alt: String, _ language: Language) -> String { "\(PageWords.shown[language]): \(alt)" }

  /// Returns the initial state and the transitions of a state diagram.
  static func transitions(of diagram: StateDiagram, _ language: Language) -> [String] {
    let known = diagram.titles
    func title(_ id: String) -> LocalizedText { known[id] ?? LocalizedText(id) }
    let initial = diagram.initial.map { "\(PageWords.initial[language]): \(title($0)[language])" }
    let titles = [PageWords.from, PageWords.event, PageWords.to].map { $0[language] }
    return [initial].compactMap(\.self)
      + diagram.transitions.map { transition in
        let words = [title(transition.from), transition.label, title(transition.to)]
        return row(titles, words.map { $0[language] }, language)
      }
  }
}
