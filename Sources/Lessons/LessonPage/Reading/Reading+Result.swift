import Results
import SourceText

extension Reading {
  /// A result as lines that are read aloud: a table row by row, a picture as what it shows.
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

  /// A row of a table, each value behind the title of its column: `bits 11101, value -3`.
  static func row(_ titles: [String], _ values: [String], _ language: Language) -> String {
    let parts = zip(titles, values).compactMap { title, value -> String? in
      value.isEmpty ? nil : title.isEmpty ? value : "\(title) \(value)"
    }
    return parts.joined(separator: PageWords.comma[language])
  }

  /// After how many columns the titles of a table begin again.
  static func period(of titles: [String]) -> Int {
    let widths = (1...max(1, titles.count)).filter { titles.count.isMultiple(of: $0) }
    return widths.first { width in titles.indices.allSatisfy { titles[$0] == titles[$0 % width] } }
      ?? max(1, titles.count)
  }

  /// What a picture shows.
  static func picture(_ alt: String, _ language: Language) -> String { "\(PageWords.shown[language]): \(alt)" }

  /// The transitions of a state diagram, behind the state in which all begins.
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
