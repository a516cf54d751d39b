import ExperimentKit

/// One script combined by three operators of OpenCombine.
///
/// Columns: `time`, `event`, `combine-latest`, `zip`, `merge`.
///
/// Source: 002-5.
struct CombineLatestOperators: Experiment {
  static let about = About(
    "combine-latest.operators", en: "combineLatest compared with zip and merge, on one script.",
    ja: "combineLatest、zip、mergeを、同じ操作の並びで比べる。")
  static let signature = CombineLatestScript.signature.map(Self.init)

  let script: CombineLatestScript

  /// Returns the table, with a row for the subscription and one per event.
  func run() -> Table {
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
