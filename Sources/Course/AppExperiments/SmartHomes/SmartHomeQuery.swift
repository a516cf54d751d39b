import ExperimentKit

/// The answers to questions about the matrix.
///
/// Columns: `question`, `count`, `answer`, `unverified` (the number of relevant cells that have not been tried; they do
/// not count as can).
///
/// Source: 001-8.
struct SmartHomeQuery: Experiment {
  static let about = About(
    "smart-home.query", en: "Queries to a smart home: what each controller can do, and what it lacks.",
    ja: "スマート家電への問い合わせ(クエリ)。何ができるか、何が足りないか。")
  static let signature = Signature(
    Self.init, SmartHomeParameters.automation, SmartHomeParameters.changes,
    Parameter(
      "questions", .list(of: question, count: 1...50), default: [.whoCan(SmartHomeOperation.allCases)],
      help: LocalizedText(en: "The queries.", ja: "問い合わせ(クエリ)。")))

  let automation: Bool
  let changes: [SmartHome.Change]
  let questions: [SmartHomeQuestion]

  /// Returns the table, with one row per question.
  func run() -> Table {
    let home = SmartHome(automation: automation, changes: changes)
    return Table(
      [
        .words("question", en: "question", ja: "問い合わせ"), .number("count", en: "count", ja: "数"),
        .words("answer", en: "answer", ja: "答え"), .number("unverified", en: "unverified", ja: "未検証"),
      ],
      rows: questions.map { question in
        let answer = question.answer(in: home)
        return [
          .code(question.description), .number(answer.count),
          answer.isEmpty ? .absent : .words(answer.joined(.comma)),
          .number(question.unverified(in: home)),
        ]
      })
  }

  private static let question: ParameterType<SmartHomeQuestion> = .written(
    LocalizedText(en: "a question: \(SmartHomeQuestion.forms.inCode)", ja: "問い合わせ。\(SmartHomeQuestion.forms.inCode)")
  ) { text throws(ValueError) in try SmartHomeQuestion(written: text) }
}
