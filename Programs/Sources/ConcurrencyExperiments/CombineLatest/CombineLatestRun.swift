import ExperimentKit

/// Three fields whose latest texts are added on a label, played from a script on a logical clock.
///
/// Columns: `time`, `event`, `emitted` (the combined texts), `label`. If the sum traps, the program ends.
///
/// Source: 002-5.
struct CombineLatestRun: Experiment {
  static let about = About(
    "combine-latest.run", en: "The sum of three fields on a label, combined by a real Combine implementation.",
    ja: "3つのテキストフィールドの合計をラベルに表示する。Combineの本物の実装で結合する。")
  static let signature = CombineLatestScript.signature.adding(
    Parameter(
      "overflow", .choice, default: FieldSumRule.trap,
      help: LocalizedText(
        en: "How to handle a sum that Int cannot represent.", ja: "合計がIntに収まらないときに、どうするか。")), Self.init)

  let script: CombineLatestScript
  let overflow: FieldSumRule

  /// Returns the table, with a row for the subscription and one per event.
  func run() -> Table {
    let steps = CombineLatestStep.steps(script.events, script.signals(.combineLatest))
    var label: LocalizedText?
    var hasTrapped = false
    let rows = steps.map { step -> [Table.Value] in
      if hasTrapped { return CombineLatestStep.values(step.event) + [.empty, .empty] }
      for case .value(let texts) in step.signals {
        let sum = FieldSum(texts, overflow)
        label = sum.label
        hasTrapped = sum == .trapped
      }
      return CombineLatestStep.values(step.event) + [step.signals.value, label.map { .words($0) } ?? .empty]
    }
    return Table(
      CombineLatestStep.columns + [
        .words("emitted", en: "emitted", ja: "流れるタプル"), .number("label", en: "label", ja: "ラベル"),
      ], rows: rows)
  }
}
