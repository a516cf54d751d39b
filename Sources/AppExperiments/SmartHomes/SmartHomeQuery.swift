import ExperimentKit
import Results
import SourceText

/// Questions to the matrix, answered.
///
/// Columns: `question`, `count`, `answer`, `unverified` (how many of the cells that it looks at nobody has tried; they do
/// not count as can).
///
/// Source: 001-8.
public struct SmartHomeQuery: ListedExperiment {
  /// The name that cells use.
  public static let name = "smart-home.query"

  /// What the table shows.
  public static let summary = LocalizedText(
    en: "Questions to a smart home: who can do what, and what each lacks.", ja: "スマート家電への質問。何ができるか、何が足りないか。")

  static let questions = Parameter(
    "questions", .list(of: question, count: 1...50), default: [.whoCan(SmartHomeOperation.allCases)],
    help: LocalizedText(en: "The questions.", ja: "質問。"))

  /// The automation, the changes and the questions.
  public static let parameters: [any ParameterDeclaration] = [
    SmartHomeParameters.automation, SmartHomeParameters.changes, questions,
  ]

  let home: SmartHome
  let questions: [SmartHomeQuestion]

  /// Takes the parameters.
  public init(_ arguments: Arguments) {
    home = SmartHomeParameters.home(arguments)
    questions = arguments[Self.questions]
  }

  /// The table, one row a question.
  public func run() -> Table {
    Table(
      [
        .words("question", en: "question", ja: "質問"), .number("count", en: "count", ja: "数"),
        .words("answer", en: "answer", ja: "答え"), .number("unverified", en: "unverified", ja: "未検証"),
      ],
      rows: questions.map { question in
        let answer = question.answer(in: home)
        return [
          .code(question.written), .number(answer.count),
          answer.isEmpty
            ? .absent
            : .words(
              en: answer.map(\.en).joined(separator: ", "), ja: answer.map(\.ja).joined(separator: "、")),
          .number(question.unverified(in: home)),
        ]
      })
  }

  private static let question: ParameterType<SmartHomeQuestion> = .written(
    LocalizedText(
      en: "a question: \(SmartHomeQuestion.forms.map { "`\($0)`" }.joined(separator: ", "))",
      ja: "質問。\(SmartHomeQuestion.forms.map { "`\($0)`" }.joined(separator: "、"))")
  ) { text throws(WrittenMistake) in try SmartHomeQuestion(written: text) }
}
