import LessonKit
import Results
import SourceText

/// A question as the script of a page knows it: what it asks for, and what is compared with an answer.
package struct PageQuestion: Sendable, Codable {
  /// How a question is answered.
  package enum Form: String, Sendable, Codable {
    /// A value for each row of a table.
    case rows
    /// What a program prints, line by line, or what becomes of it.
    case output
    /// Some of several choices.
    case choices
  }

  /// A value of an expected answer, right or wrong.
  package struct Value: Sendable, Hashable, Codable {
    /// How a learner's answer is read.
    package let kind: AnswerKind
    /// The forms in which answers are compared.
    package let forms: [String]

    init(_ answer: PredictionRecord.Answer) { (kind, forms) = (answer.kind, answer.canonical) }
  }

  /// The article's name and the cell's or quiz's.
  package let id: String
  /// How it is answered.
  package let form: Form
  /// What each row is of; the words of the choices stand in the page.
  package let labels: [String]
  /// What is asked for, such as the title of a column; empty where nothing is to be said.
  package let title: String
  /// The words among which a learner chooses; empty where answers are written.
  package let words: [String]
  /// The right answer, as it is shown.
  package let shown: [String]
  /// The right answer.
  package let right: [Value]
  /// The slips, from top to bottom.
  package let slips: [[Value]]
  /// The positions of the right choices, from 0.
  package let choices: [Int]
  /// How many choices there are.
  package let choiceCount: Int

  /// A quiz.
  init(_ quiz: Quiz, in article: String) {
    id = "\(article)/\(quiz.name)"
    form = .choices
    (labels, title, words, shown, right, slips) = ([], "", [], [], [], [])
    choices = quiz.choices.indices.filter { quiz.choices[$0].isRight }
    choiceCount = quiz.choices.count
  }

  /// A prediction, and what it came to.
  ///
  /// - Parameters:
  ///   - outcome: the cell and its result, without which rows have numbers in place of words.
  ///   - answers: the right answers and the slips.
  ///   - article: the name of the article.
  ///   - language: the language of labels.
  init(_ outcome: CellOutcome, _ answers: PredictionRecord, in article: String, _ language: Language) {
    id = "\(article)/\(outcome.cell.name ?? "\(outcome.cell.lines.lowerBound)")"
    form = answers.column == nil ? .output : .rows
    shown = answers.answers.map(\.text)
    right = answers.answers.map(Value.init)
    slips = answers.slips.map { $0.answers.map(Value.init) }
    words = answers.column == nil ? [] : Self.words(answers)
    (labels, title) = Self.labels(outcome, answers, language)
    (choices, choiceCount) = ([], 0)
  }

  /// How many words are offered to choose from at most; of more, one learns from the list itself.
  private static let mostWords = 4

  /// The words that occur in right and wrong answers, in an order that tells nothing; empty if there are other answers too.
  private static func words(_ record: PredictionRecord) -> [String] {
    let all = record.answers + record.slips.flatMap(\.answers)
    guard all.allSatisfy({ $0.kind == .word }) else { return [] }
    let words = Set(all.map(\.text)).sorted { $0.unicodeScalars.lexicographicallyPrecedes($1.unicodeScalars) }
    return (2...mostWords).contains(words.count) ? words : []
  }

  /// What each row is of: the values left of what is asked for, as many as tell the rows apart; and the title of the column.
  private static func labels(
    _ outcome: CellOutcome, _ record: PredictionRecord, _ language: Language
  ) -> (labels: [String], title: String) {
    let count = record.answers.count
    guard case .table(let table)? = outcome.result, let column = record.column,
      let index = table.columns.firstIndex(where: { $0.id == column }), table.rows.count == count
    else { return (count == 1 ? [""] : (1...max(count, 1)).map { "\($0)" }, "") }
    let title = table.columns[index].title[language]
    var labels = table.rows.map { _ in "" }
    for other in 0..<index {
      let name = table.columns[other].title[language]
      labels = zip(labels, table.rows).map { label, row in
        let value = "\(name) \(row[other].text(language))"
        return label.isEmpty ? value : "\(label), \(value)"
      }
      if Set(labels).count == count { return (labels, title) }
    }
    return (count == 1 ? labels : labels.enumerated().map { $1.isEmpty ? "\($0 + 1)" : "\($0 + 1): \($1)" }, title)
  }
}
