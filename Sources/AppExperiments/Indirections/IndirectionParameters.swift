import ExperimentKit
import SourceText

/// The parameters that the experiments on indirection share.
enum IndirectionParameters {
  /// When the program starts, by the machine's clock.
  static let start = Parameter(
    "start", time, default: TimeOfDay(seconds: 8 * 3600),
    help: LocalizedText(en: "When the program starts by the machine's clock.", ja: "プログラムを起動する実際の時刻。"))

  private static let time: ParameterType<TimeOfDay> = .written(
    LocalizedText(en: "a time of day, such as `08:00:00`", ja: "時刻(例:`08:00:00`)")
  ) { text throws(WrittenMistake) in try TimeOfDay(written: text) }

  /// A clock.
  static let clock: ParameterType<ProgramClock> = .written(
    LocalizedText(
      en: "a clock: \(ProgramClock.forms.map { "`\($0)`" }.joined(separator: ", "))",
      ja: "時計。\(ProgramClock.forms.map { "`\($0)`" }.joined(separator: "、"))")
  ) { text throws(WrittenMistake) in try ProgramClock(written: text) }
}
