import ExperimentKit

/// A login drawn as the messages between the person, the program and the server, from top to bottom.
///
/// Source: 001-4.
struct BasicAuthenticationSequence: Experiment {
  static let about = About(
    "basic-authentication.sequence", en: "A login with Basic authentication as a sequence diagram.",
    ja: "Basic認証のログインを表すシーケンス図。", example: "acts=[login user secret, login user password]")
  static let signature = LoginScript.signature.map(Self.init)

  let script: LoginScript

  /// Returns the figure.
  ///
  /// - Throws: the errors of ``LoginVisit``.
  func run() async throws -> Figure {
    let visit = try await script.play().visit
    var chart = LoginChart()
    for event in visit.journal.events { chart.add(event) }
    return chart.figure(end: visit.end)
  }
}
