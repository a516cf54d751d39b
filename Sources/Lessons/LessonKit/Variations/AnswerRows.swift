import Results
import SourceText

/// The answer to a question, as the rows of a result that give it away.
///
/// A row of a table is the predicted value with the values to its left, which say what the value belongs to, or with
/// those to its right if there are none. A printed answer is its lines. Texts are compared in English, so that all
/// languages of a lesson decide alike.
package struct AnswerRows: Sendable, Hashable {
  /// The texts of each row that appear together.
  let rows: [[String]]
  /// Whether each row is a printed line.
  let isPrinted: Bool

  /// Creates the answer to the question that a cell asks; nil if it asks none, or if nothing can show the answer.
  ///
  /// - Parameters:
  ///   - cell: the cell.
  ///   - result: the result of the cell; nil for the lines that its transcript records.
  package init?(_ cell: Cell, _ result: CellResult?) {
    guard let prediction = cell.prediction else { return nil }
    switch result {
    case .table(let table)?:
      guard let column = table.columns.firstIndex(where: { $0.id == prediction.column }) else { return nil }
      self.init(table.rows.compactMap { Self.row($0.map { $0.text(.english) }, asking: column) }, isPrinted: false)
    case .lines(let lines)?: self.init(lines.texts(.english).map { [$0] }, isPrinted: true)
    case nil:
      guard case .fence(.transcript, let lines)? = cell.transcript?.content else { return nil }
      self.init(lines.map { [$0] }, isPrinted: true)
    case .figure?, .picture?, .stateDiagram?, .diagnostics?: return nil
    }
  }

  private init?(_ rows: [[String]], isPrinted: Bool) {
    guard !rows.isEmpty else { return nil }
    (self.rows, self.isPrinted) = (rows, isPrinted)
  }

  /// Returns the texts of a row that give its answer away; nil for an empty answer.
  private static func row(_ texts: [String], asking column: Int) -> [String]? {
    guard !texts[column].isEmpty else { return nil }
    let left = texts[..<column].filter { !$0.isEmpty }
    return (left.isEmpty ? texts[(column + 1)...].filter { !$0.isEmpty } : left) + [texts[column]]
  }
}

extension CellResult {
  /// Returns whether the result shows all rows of an answer, so that readers who see it need not predict anything.
  package func shows(_ answer: AnswerRows) -> Bool { ShownRows(self).hold(answer) }
}

/// The rows, lines, and sentences that a result shows.
package struct ShownRows {
  private var rows: [[String]] = []
  /// The positions of the rows that have a text.
  private var positions: [String: [Int]] = [:]
  private var sentences: [String] = []
  private let isPrinted: Bool

  /// Finds the rows of a result: those of a table, and the marks and the alternative text of a picture.
  package init(_ result: CellResult) {
    if case .lines = result { isPrinted = true } else { isPrinted = false }
    switch result {
    case .table(let table): rows = table.rows.map { $0.map { $0.text(.english) } }
    case .lines(let lines):
      sentences = lines.texts(.english)
      rows = sentences.map { [$0] }
    case .figure(let figure): (rows, sentences) = (Self.rows(figure.marks), Self.sentences(figure.alt.en))
    case .picture(let picture): (rows, sentences) = (Self.rows(picture.marks), Self.sentences(picture.alt.en))
    case .stateDiagram(let diagram):
      let titles = Dictionary(diagram.states.map { ($0.id, $0.title.en) }) { first, _ in first }
      rows = diagram.transitions.map { [titles[$0.from] ?? $0.from, $0.label.en, titles[$0.to] ?? $0.to] }
    case .diagnostics: break
    }
    for (position, row) in rows.enumerated() {
      for text in Set(row) { positions[text, default: []].append(position) }
    }
  }

  /// Returns whether all rows of an answer are among the rows.
  package func hold(_ answer: AnswerRows) -> Bool {
    if answer.isPrinted != isPrinted, answer.isPrinted { return false }
    return answer.rows.allSatisfy { row in
      guard let value = row.last else { return false }
      if (positions[value] ?? []).contains(where: { rows[$0].holds(row) }) { return true }
      return !answer.isPrinted && Self.isTelling(row)
        && sentences.contains { sentence in
          row.allSatisfy { sentence.hasWord($0) }
        }
    }
  }

  private static func rows(_ marks: [Figure.Mark]) -> [[String]] {
    marks.compactMap { mark in
      if case .code(let code, let value?) = mark.subject { [code, value] } else { nil }
    }
  }

  private static func sentences(_ text: String) -> [String] {
    text.replacing(". ", with: ".\n").split(separator: "\n").map(String.init)
  }

  /// Whether texts are in no sentence by chance: a code among them is long enough, or none is a single character.
  private static func isTelling(_ row: [String]) -> Bool {
    row.count > 1
      && (row.allSatisfy { $0.count > 1 }
        || row.dropLast().contains { $0.count > 2 && $0.allSatisfy { $0 == "0" || $0 == "1" } })
  }
}

extension [String] {
  /// Whether the list has all texts of another one, each as often.
  fileprivate func holds(_ texts: [String]) -> Bool {
    var rest = self
    for text in texts {
      guard let index = rest.firstIndex(of: text) else { return false }
      rest.remove(at: index)
    }
    return true
  }
}
