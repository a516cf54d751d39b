import LessonKit
import Results
import SourceText

/// A question for the script of a page, with the values to compare answers with.
package struct PageQuestion: Sendable, Codable {
  /// The form of an answer.
  package enum Form: String, Sendable, Codable {
    /// A value for each row of a table.
    case rows
    /// The lines that a program prints, or how its run ends.
    case output
    /// A selection among several choices.
    case choices
  }

  /// A value of an expected answer, right or wrong.
  package struct Value: Sendable, Hashable, Codable {
    /// The kind of answer, which decides how a learner's answer is read.
    package let kind: AnswerKind
    /// The forms in which answers are compared.
    package let forms: [String]

    init(_ answer: PredictionRecord.Answer) { (kind, forms) = (answer.kind, answer.canonical) }
  }

  /// The names of the article and of the cell or quiz.
  package let id: String
  /// The form of the answer.
  package let form: Form
  /// The labels of the fields or lines; the words of choices are in the page.
  package internal(set) var labels: [String]
  /// The title of the predicted column, by which the page finds it in the recorded table; empty if there is none.
  package internal(set) var title: String
  /// Whether the labels say what to enter, so that the fields show no title.
  package let isNamed: Bool
  /// Whether an experiment prints the lines, which can neither fail to compile nor trap; nil for all other questions.
  package let isExperiment: Bool?
  /// The words to choose from; empty if answers are written.
  package let words: [String]
  /// The right answer, as the page shows it.
  package internal(set) var shown: [String]
  /// The right answer, as it is compared.
  package let right: [Value]
  /// The slips, from top to bottom.
  package let slips: [[Value]]
  /// The values of the slips as the lesson writes them; no part of a page, which has them in its text.
  package private(set) var writtenSlips: [[String]] = []
  /// The words of the right choices; no part of a page, which has them in its text.
  package private(set) var rightChoices: [String] = []
  /// The positions of the right choices, from 0.
  package let choices: [Int]
  /// The number of choices.
  package let choiceCount: Int
  /// The rows that give the answer away, unknown to the script of a page; nil if no result can.
  private(set) var answerRows: AnswerRows?

  private enum CodingKeys: String, CodingKey {
    case id, form, labels, title, isNamed, isExperiment, words, shown, right, slips, choices, choiceCount
  }

  /// Creates the question of a quiz, whose choices have these words.
  init(_ quiz: Quiz, _ words: [String], in article: String) {
    id = "\(article)/\(quiz.name)"
    form = .choices
    (labels, title, isNamed, self.words, shown, right, slips) = ([], "", false, [], [], [], [])
    isExperiment = nil
    choices = quiz.choices.indices.filter { quiz.choices[$0].isRight }
    rightChoices = choices.filter(words.indices.contains).map { words[$0] }
    choiceCount = quiz.choices.count
  }

  /// Creates the question of a prediction.
  ///
  /// - Parameters:
  ///   - cell: the cell.
  ///   - answers: the right answers and the slips, and the names of the fields.
  ///   - column: the title of the predicted column; empty if there is none.
  ///   - article: the name of the article.
  ///   - rows: the rows that give the answer away; nil if no result can.
  init(
    _ cell: Cell, _ answers: PredictionRecord, column: String, in article: String, rows: AnswerRows? = nil
  ) {
    id = "\(article)/\(cell.name ?? "\(cell.lines.lowerBound)")"
    form = answers.column == nil ? .output : .rows
    isExperiment = answers.column == nil && cell.experiment != nil ? true : nil
    shown = answers.answers.map(\.text)
    right = answers.answers.map(Value.init)
    slips = answers.slips.map { $0.answers.map(Value.init) }
    writtenSlips = answers.slips.map { $0.answers.map(\.text) }
    words = answers.column == nil ? [] : Self.words(answers)
    let count = answers.answers.count
    labels = answers.labels?.map(\.shownOnOneLine) ?? (count == 1 ? [""] : (1...max(count, 1)).map { "\($0)" })
    title = column.replacing("`", with: "").shownOnOneLine
    isNamed = answers.labels != nil && answers.title == nil
    (choices, choiceCount) = ([], 0)
    answerRows = rows
  }

  /// The largest number of words to choose from; a longer list would reveal too much.
  private static let mostWords = 4

  /// Returns the words in right and wrong answers, in an order that reveals nothing.
  ///
  /// It is empty if there are other kinds of answers, too.
  private static func words(_ record: PredictionRecord) -> [String] {
    let all = record.answers + record.slips.flatMap(\.answers)
    guard all.allSatisfy({ $0.kind == .word }) else { return [] }
    let words = Set(all.map(\.text)).sorted { $0.unicodeScalars.lexicographicallyPrecedes($1.unicodeScalars) }
    return (2...mostWords).contains(words.count) ? words : []
  }

  /// Whether the labels tell several fields apart, or say what to enter into the only one.
  ///
  /// Otherwise the title says what to enter.
  package var hasNamedFields: Bool {
    form == .rows && (labels.count > 1 || isNamed) && labels.allSatisfy { !$0.isEmpty }
  }
}
