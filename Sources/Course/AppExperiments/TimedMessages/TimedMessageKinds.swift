import ExperimentKit

/// The kinds of messages.
///
/// Columns: `kind`, `raw-value`, `color-constant`, `color` (if the source states it).
///
/// Source: 004-5.
struct TimedMessageKinds: Experiment {
  static let about = About("timed-message.kinds", en: "The kinds of messages and their colors.", ja: "メッセージの種類と色。")
  static let signature = Signature(Self.init)

  /// Returns the table, with one row per kind.
  func run() -> Table {
    Table(
      [
        .words("kind", en: "kind", ja: "種類"), .number("raw-value", en: "raw value", ja: "rawValue"),
        .words("color-constant", en: "constant of the color", ja: "色の定義"), .words("color", en: "color", ja: "色"),
      ],
      rows: MessageKind.allCases.map { kind in
        [
          .code(kind.name), .number(kind.number), .code(kind.colorRole),
          kind.color.map { .words($0) } ?? .words(en: "not told", ja: "記述なし"),
        ]
      })
  }
}
