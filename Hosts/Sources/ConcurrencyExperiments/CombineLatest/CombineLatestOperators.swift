import ExperimentKit
import Results
import SourceText

/// One script combined by three operators of OpenCombine.
///
/// Columns: `time`, `event`, `combine-latest`, `zip`, `merge`.
///
/// Source: 002-5.
public struct CombineLatestOperators: ListedExperiment {
  /// The name that cells use.
  public static let name = "combine-latest.operators"

  /// What the table shows.
  public static let summary = LocalizedText(
    en: "combineLatest beside zip and merge, on one script.", ja: "同じ台本での、combineLatestとzipとmerge。")

  /// What the sources are, and the events.
  public static let parameters = CombineLatestScript.parameters

  let script: CombineLatestScript

  /// Takes the parameters.
  public init(_ arguments: Arguments) {
    script = CombineLatestScript(arguments)
  }

  /// The table, a row for the subscription and one an event.
  public func run() -> Table {
    let results = CombiningOperator.allCases.map(script.signals)
    return Table(
      CombineLatestStep.columns + CombiningOperator.allCases.map { .init($0.rawValue, LocalizedText($0.word)) },
      rows: ([nil] + script.events).enumerated().map { index, event in
        CombineLatestStep.values(event) + results.map { $0[index].value }
      })
  }
}

extension CombiningOperator {
  /// The operator in Swift.
  var word: String {
    self == .combineLatest ? "combineLatest" : rawValue
  }
}
