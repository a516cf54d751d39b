import ExperimentKit
import Results
import SourceText

/// A login drawn as what passes between the person, the program and the server, from top to bottom.
///
/// Source: 001-4.
public struct BasicAuthenticationSequence: ListedExperiment {
  /// The name that cells use.
  public static let name = "basic-authentication.sequence"

  /// What the figure shows.
  public static let summary = LocalizedText(
    en: "A login with Basic authentication as a sequence diagram.", ja: "Basic認証のログインを表すシーケンス図。")

  /// The script.
  public static let parameters = LoginScript.parameters

  /// A wrong password, then the right one.
  public static let example = "acts=[login user secret, login user password]"

  let script: LoginScript

  /// Takes the parameters.
  public init(_ arguments: Arguments) {
    script = LoginScript(arguments)
  }

  /// The figure.
  ///
  /// - Throws: what ``LoginVisit`` throws.
  public func run() async throws -> Figure {
    let visit = try await script.play().visit
    var chart = LoginChart()
    for event in visit.journal.events { chart.add(event) }
    return chart.figure(end: visit.end)
  }
}
