import ExperimentKit

/// A transcript of a page behind Basic authentication, loaded by a real session while a person answers the dialog.
///
/// The server and the session are real; the dialog is the model of `UIAlertController`.
///
/// Source: 001-4.
struct BasicAuthenticationRun: Experiment {
  static let about = About(
    "basic-authentication.run", en: "A login with Basic authentication: requests, challenges, dialogs and answers.",
    ja: "Basic認証のログイン。リクエスト、チャレンジ、ダイアログ、返事の記録。", example: "acts=[login user secret, login user password]")
  static let signature = LoginScript.signature.map(Self.init)

  let script: LoginScript

  /// Returns the transcript.
  ///
  /// - Throws: the errors of ``LoginVisit``.
  func run() async throws -> Lines {
    let (visit, rest) = try await script.play()
    let acts = rest.map { LocalizedText("\($0)") }.joined(.comma)
    let unplayed = LocalizedText(en: "not played: \(acts)", ja: "行わなかったこと: \(acts)")
    return Lines(visit.journal.lines + [visit.end] + (rest.isEmpty ? [] : [unplayed]))
  }
}
