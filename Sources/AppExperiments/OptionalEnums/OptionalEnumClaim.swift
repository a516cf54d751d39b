import ExperimentKit
import Results
import SourceText

/// The article's claim that `.some(T)` had to be written before Swift 5.1, beside a spelling that is older.
///
/// Columns: `claim`, `computed`, `verdict`. That the other spelling does the same is computed, over every case and nil.
/// That it is older is recorded: the change log of Swift 5.1 says of SR-7799 that the `?` is no longer required.
///
/// Source: 003-5.
public struct OptionalEnumClaim: ListedExperiment {
  /// The name that cells use.
  public static let name = "optional-enum.claim"

  /// What the table shows.
  public static let summary = LocalizedText(
    en: "Whether `.some(T)` had to be written before Swift 5.1.", ja: "Swift 5.1より前は`.some(T)`と書く必要があったか。")

  /// None.
  public static let parameters: [any ParameterDeclaration] = []

  /// Takes no parameters.
  public init(_ arguments: Arguments) {}

  /// The table, of one row.
  public func run() -> Table {
    let values = Frequency.optionals
    let same = values.count { Frequency.printedBySome($0) == Frequency.printedByQuestionMark($0) }
    return Table(
      [ClaimVerdict.claim, ClaimVerdict.computed, ClaimVerdict.verdict],
      rows: [
        [
          .words(en: "up to Swift 5.0, only `.some(T)`", ja: "Swift5.0までは`.some(T)`と記述する必要があった"),
          .words(
            en: "`case .daily?`, older than 5.1, prints the same for \(same) of \(values.count) values",
            ja: "5.1より前からある`case .daily?`でも、\(values.count)個の値のうち\(same)個で出力が同じ"),
          .words(ClaimVerdict(same < values.count).words),
        ]
      ])
  }
}
