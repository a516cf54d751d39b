import ExperimentKit
import Results
import SourceText

/// The durations that the source names, and what becomes of them where all are changed in one place.
///
/// Columns: `constant`, `seconds`, `changed` (times the factor), `words` (hours, minutes and seconds of the changed
/// duration).
///
/// Source: 004-5.
public struct TimedMessageDurations: ListedExperiment {
  /// The name that cells use.
  public static let name = "timed-message.durations"

  /// What the table shows.
  public static let summary = LocalizedText(
    en: "The durations of messages, named in one place.", ja: "1か所で定義した、メッセージの秒数。")

  static let factor = Parameter(
    "factor", .integer(1...24), default: 1,
    help: LocalizedText(en: "By how much all durations are multiplied.", ja: "すべての秒数に掛ける数。"))

  /// The factor.
  public static let parameters: [any ParameterDeclaration] = [factor]

  let factor: Int

  /// Takes the parameters.
  public init(_ arguments: Arguments) {
    factor = arguments[Self.factor]
  }

  /// The table, one row a constant.
  public func run() -> Table {
    Table(
      [
        .words("constant", en: "constant", ja: "定義"), .number("seconds", en: "seconds", ja: "秒数"),
        .number("changed", en: "x \(factor)", ja: "× \(factor)"), .words("words", en: "in words", ja: "言い換え"),
      ],
      rows: MessageDuration.named.map { name, seconds in
        let changed = Int(seconds) * factor
        return [.code(name), .number(seconds.plainText), .number(changed), .words(Self.words(changed))]
      })
  }

  /// Seconds as hours, minutes and seconds.
  static func words(_ seconds: Int) -> LocalizedText {
    let units = [(3600, "hour", "時間"), (60, "minute", "分"), (1, "second", "秒")]
    var (rest, en, ja) = (seconds, [String](), "")
    for (size, unit, kanji) in units where rest >= size {
      en.append("\(rest / size) \(unit)\(rest / size == 1 ? "" : "s")")
      ja += "\(rest / size)\(kanji)"
      rest %= size
    }
    return LocalizedText(en: en.joined(separator: " "), ja: ja)
  }
}
