import ExperimentKit

/// The article's claims about its layer, tested on a real server.
///
/// Columns: `claim`, `computed`, `verdict`.
///
/// Source: 001-1.
struct APILayerClaims: Experiment {
  static let about = About(
    "api-layer.claims", en: "The intended behavior of the article's layer, checked.", ja: "記事のレイヤーが意図どおりに動くか確かめる。")
  static let signature = Signature(Self.init, CodeVersion.parameter)

  let code: CodeVersion

  /// Returns the table, with one row per claim.
  ///
  /// - Throws: the system's error if no port is left.
  func run() async throws -> Table {
    let trial = APIClaimTrial(code: code)
    return Claim.table([
      try await trial.exchange, try await trial.method, try await trial.sample, try await trial.type,
      try await trial.badURL, try await trial.noData, try await trial.errors, try await trial.status,
      try await trial.queue,
      try await trial.stub, trial.serializer, try await trial.port,
    ])
  }
}
