import ExperimentKit
import Results
import SourceText

/// What the article says or means of its layer, tried on a real server.
///
/// Columns: `claim`, `computed`, `verdict`.
///
/// Source: 001-1.
public struct APILayerClaims: ListedExperiment {
  /// The name that cells use.
  public static let name = "api-layer.claims"

  /// What the table shows.
  public static let summary = LocalizedText(
    en: "What the article's layer is meant to do, tried.", ja: "記事のレイヤーが意図どおりに動くか確かめる。")

  /// The code.
  public static let parameters: [any ParameterDeclaration] = [CodeVersion.parameter]

  let code: CodeVersion

  /// Takes the parameters.
  public init(_ arguments: Arguments) {
    code = arguments[CodeVersion.parameter]
  }

  /// The table, one row a claim.
  ///
  /// - Throws: what the system throws where no port is left.
  public func run() async throws -> Table {
    let trial = APIClaimTrial(code: code)
    return Claim.table([
      try await trial.exchange, try await trial.method, try await trial.sample, try await trial.type,
      try await trial.badURL, try await trial.noData, try await trial.errors, try await trial.status,
      try await trial.queue,
      try await trial.stub, trial.serializer, try await trial.port,
    ])
  }
}
