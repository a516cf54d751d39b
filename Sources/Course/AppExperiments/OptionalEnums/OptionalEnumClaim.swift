import ExperimentKit

/// The article's claim that `.some(T)` had to be written before Swift 5.1, next to an older spelling.
///
/// Columns: `claim`, `owner`, `computed`, `verdict`. The same effect of the other spelling is computed, over every case
/// and nil. Its age is recorded: the change log of Swift 5.1 says of SR-7799 that the `?` is no longer required.
///
/// Source: 003-5.
struct OptionalEnumClaim: Experiment {
  static let about = About(
    "optional-enum.claim", en: "Whether `.some(T)` had to be written before Swift 5.1.",
    ja: "Swift 5.1より前は`.some(T)`と書く必要があったか。")
  static let signature = Signature(Self.init)

  /// Returns the table, with one row.
  func run() -> Table {
    let values = Frequency.optionals
    let same = values.count { Frequency.printedBySome($0) == Frequency.printedByQuestionMark($0) }
    return Claim.table([
      Claim(
        .author(LocalizedText(en: "up to Swift 5.0", ja: "Swift 5.0まで")),
        LocalizedText(en: "up to Swift 5.0, only `.some(T)`", ja: "Swift5.0までは`.some(T)`と記述する必要があった"),
        computed: LocalizedText(
          en: "`case .daily?`, older than 5.1, prints the same for \(same) of \(values.count) values",
          ja: "5.1より前からある`case .daily?`でも、\(values.count)個の値のうち\(same)個で出力が同じ"),
        same < values.count)
    ])
  }
}
