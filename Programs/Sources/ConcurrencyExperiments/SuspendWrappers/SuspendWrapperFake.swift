import ExperimentKit

/// The results of a subscriber for one type from fakes of other types, with each way to cast.
///
/// Columns: `fake`, `optional-cast` (`as?`, then the article's Single), `forced-cast` (`as!`), `send` (the article's
/// `send`, which reports a wrong type).
///
/// Source: 000-6.
struct SuspendWrapperFake: Experiment {
  static let about = About(
    "suspend-wrapper.fake", en: "The behavior of a fake with the wrong type at run time.",
    ja: "型の違うフェイクを渡したときに、実行時に起こること。")
  static let signature = Signature(
    Self.init,
    Parameter(
      "expected", .choice(among: [.user, .repository, .string]), default: SuspendFakeAnswer.user,
      help: LocalizedText(en: "The type that the subscriber expects.", ja: "受け取る側が期待する型。")),
    Parameter(
      "fakes", .list(of: .choice, count: 1...8), default: SuspendFakeAnswer.allCases,
      help: LocalizedText(en: "The value that the fakes return.", ja: "フェイクが返すもの。")))

  let type: SuspendFakeAnswer
  let answers: [SuspendFakeAnswer]

  /// Returns the table, with one row per fake.
  func run() -> Table {
    Table(
      [
        .words("fake", en: "the fake answers", ja: "フェイクが返すもの"),
        Table.Column("optional-cast", LocalizedText("as? \(type.title.en)")),
        Table.Column("forced-cast", LocalizedText("as! \(type.title.en)")), Table.Column("send", "send"),
      ],
      rows: answers.map(row))
  }

  private func row(_ answer: SuspendFakeAnswer) -> [Table.Value] {
    let name = answer.title.en
    let title = Table.Value.code(name)
    if answer.fails { return [title] + Array(repeating: .code("throwable(\(name))"), count: 3) }
    switch isOfType(answer) {
    case true?: return [title] + Array(repeating: .code("success(\(name))"), count: 3)
    case false?:
      return [title, .code("invalidResponse"), .words(en: "the app ends", ja: "アプリが終わる"), .code("castError(\(name))")]
    case nil:
      return [title, .code("invalidResponse"), .words(en: "the app ends", ja: "アプリが終わる"), .code("castError(nil)")]
    }
  }

  private func isOfType(_ answer: SuspendFakeAnswer) -> Bool? {
    switch type {
    case .repository: answer.answers(SuspendFakeAnswer.Repository.self)
    case .string: answer.answers(String.self)
    default: answer.answers(SuspendFakeAnswer.User.self)
    }
  }
}
