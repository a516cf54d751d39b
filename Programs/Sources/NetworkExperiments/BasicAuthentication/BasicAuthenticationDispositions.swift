import ExperimentKit

/// The effect of each answer to a challenge of Basic: on this platform, and by Apple's documentation.
///
/// Columns: `answer`, `requests` (the number that the server received), `end` (here), `documented`.
///
/// Source: 001-4.
struct BasicAuthenticationDispositions: Experiment {
  static let about = About(
    "basic-authentication.dispositions", en: "The result of each answer to a challenge.", ja: "チャレンジへの返事ごとの結果。")
  static let signature = Signature(Self.init, LoginParameters.limit)

  let limit: Int

  private static let answers: [(words: LocalizedText, answer: LoginAnswer, documented: LocalizedText)] = [
    (
      LocalizedText(en: "useCredential, the right one", ja: "useCredential(正しい資格情報)"),
      .useCredential(LoginServer().member, .forSession), LocalizedText(en: "the page", ja: "ページ")
    ),
    (
      LoginAnswer.performDefaultHandling.words, .performDefaultHandling,
      LocalizedText(en: "the 401 page", ja: "401のページ")
    ),
    (
      LoginAnswer.cancel.words, .cancel, LocalizedText(en: "the request is cancelled", ja: "リクエストの取り消し")
    ),
    (
      LoginAnswer.rejectProtectionSpace.words, .rejectProtectionSpace,
      LocalizedText(en: "the next method is tried; here the 401 page", ja: "次の認証方式を試す。ここでは401のページ")
    ),
    (
      LocalizedText(en: "none: the handler is never called", ja: "なし(ハンドラーを呼ばない)"), .none,
      LocalizedText(en: "the request waits", ja: "リクエストは待ち続ける")
    ),
  ]

  /// Returns the table, with one row per answer.
  ///
  /// - Throws: the errors of ``LoginVisit``.
  func run() async throws -> Table {
    let rows = try await Self.answers.mapAtOnce { [limit] words, answer, documented -> [Table.Value] in
      let visit = try await LoginVisit.run(LoginServer(), limit: .milliseconds(limit)) { _ in answer }
      return [
        .words(words), .number(visit.journal.authorizations.count), .words(visit.outcome.words), .words(documented),
      ]
    }
    return Table(
      [
        .words("answer", en: "answer", ja: "返事"), .number("requests", en: "requests", ja: "リクエスト"),
        .words("end", en: "end here", ja: "ここでの結果"), .words("documented", en: "documented †", ja: "文書での結果†"),
      ], rows: rows)
  }
}
