import ExperimentKit

/// The same script played by OpenCombine and by asynchronous sequences.
///
/// Columns: `time`, `event`, `open-combine`, `async`, `same`.
///
/// Source: 002-5.
struct CombineLatestImplementations: Experiment {
  static let about = About(
    "combine-latest.implementations", en: "One script combined by OpenCombine and by asynchronous sequences.",
    ja: "同じ操作の並びを、OpenCombineと非同期シーケンスで結合する。")
  static let signature = CombineLatestScript.signature.map(Self.init)

  let script: CombineLatestScript

  /// Returns the table, with a row for the subscription and one per event.
  ///
  /// - Throws: ``ExperimentKit/ExperimentError`` if the asynchronous sequences do not answer in time.
  func run() async throws -> Table {
    let combine = script.signals(.combineLatest)
    let async = try await AsyncCombineLatest.steps(script.events, from: script.sources).map(\.signals)
    return Table(
      CombineLatestStep.columns + [
        .words("open-combine", en: "OpenCombine", ja: "OpenCombine"),
        .words("async", en: "async sequences", ja: "非同期シーケンス"), .words("same", en: "same", ja: "一致"),
      ],
      rows: zip([nil] + script.events, zip(combine, async)).map { event, signals in
        CombineLatestStep.values(event) + [
          signals.0.value, signals.1.value,
          signals.0 == signals.1 ? .words(en: "yes", ja: "はい") : .words(en: "no", ja: "いいえ"),
        ]
      })
  }
}
