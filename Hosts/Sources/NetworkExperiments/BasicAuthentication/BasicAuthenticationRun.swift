import ExperimentKit
import Results
import SourceText

/// A page behind Basic authentication, loaded by a real session while a person answers the dialog: the transcript.
///
/// The server and the session are real; the dialog is the model of `UIAlertController`.
///
/// Source: 001-4.
public struct BasicAuthenticationRun: ListedExperiment {
  /// The name that cells use.
  public static let name = "basic-authentication.run"

  /// What the transcript shows.
  public static let summary = LocalizedText(
    en: "A login with Basic authentication: requests, challenges, dialogs and answers.",
    ja: "Basic認証のログイン。リクエスト、チャレンジ、ダイアログ、返事の記録。")

  /// The script.
  public static let parameters = LoginScript.parameters

  /// A wrong password, then the right one.
  public static let example = "acts=[login user secret, login user password]"

  let script: LoginScript

  /// Takes the parameters.
  public init(_ arguments: Arguments) {
    script = LoginScript(arguments)
  }

  /// The transcript.
  ///
  /// - Throws: what ``LoginVisit`` throws.
  public func run() async throws -> Lines {
    let (visit, rest) = try await script.play()
    let words = rest.map(\.written)
    let unplayed = LocalizedText(
      en: "not played: \(words.joined(separator: ", "))", ja: "行わなかったこと: \(words.joined(separator: "、"))")
    return Lines(visit.journal.lines + [visit.end] + (rest.isEmpty ? [] : [unplayed]))
  }
}
