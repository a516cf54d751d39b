import ExperimentKit
import Results
import SourceText

/// Three fields whose latest texts are summed on a label, played from a script on a logical clock.
///
/// Columns: `time`, `event`, `emitted` (the texts that are combined), `label`. Where the sum traps, the program is over.
///
/// Source: 002-5.
public struct CombineLatestRun: ListedExperiment {
  /// The name that cells use.
  public static let name = "combine-latest.run"

  /// What the table shows.
  public static let summary = LocalizedText(
    en: "The sum of three fields on a label, combined by a real Combine implementation.",
    ja: "3つのテキストフィールドの合計をラベルに表示する。Combineの本物の実装で結合する。")

  /// What the sources are, the events, and what becomes of a sum that is too big.
  public static let parameters: [any ParameterDeclaration] =
    CombineLatestScript.parameters + [CombineLatestParameters.overflow]

  let script: CombineLatestScript
  let overflow: FieldSumRule

  /// Takes the parameters.
  public init(_ arguments: Arguments) {
    script = CombineLatestScript(arguments)
    overflow = arguments[CombineLatestParameters.overflow]
  }

  /// The table, a row for the subscription and one an event.
  public func run() -> Table {
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
