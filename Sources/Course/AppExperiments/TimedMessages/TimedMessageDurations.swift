import ExperimentKit

/// The durations that the source names, and their values after all are changed in one place.
///
/// Columns: `constant`, `seconds`, `changed` (times the factor), `words` (hours, minutes and seconds of the changed
/// duration).
///
/// Source: 004-5.
struct TimedMessageDurations: Experiment {
  static let about = About(
    "timed-message.durations", en: "The durations of messages, defined in one place.", ja: "1か所で定義した、メッセージの秒数。")
  static let signature = Signature(
    Self.init,
    Parameter(
      "factor", .integer(1...24), default: 1,
      help: LocalizedText(en: "The factor for all durations.", ja: "すべての秒数に掛ける数。")))

  let factor: Int

  /// Returns the table, with one row per constant.
  func run() -> Table {
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
    var (rest, words) = (seconds, [LocalizedText]())
    for (size, unit, kanji) in units where rest >= size {
      let count = rest / size
      words.append(LocalizedText(en: "\(count) \(unit)\(count == 1 ? "" : "s")", ja: "\(count)\(kanji)"))
      rest %= size
    }
    return words.joined(LocalizedText(en: " ", ja: ""))
  }
}
