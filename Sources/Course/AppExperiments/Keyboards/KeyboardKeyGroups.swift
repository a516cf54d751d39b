import ExperimentKit

/// The listed keys by their effect, with their number.
///
/// Columns: `keys`, `first`, `last`, `count`; the last row is the sum.
///
/// Source: 002-1; the USB HID usage tables, page 0x07.
struct KeyboardKeyGroups: Experiment {
  static let about = About(
    "keyboard.key-groups", en: "The groups of named key codes, and the number of codes in each.",
    ja: "名前のあるキーコードのまとまりと、その数。")
  static let signature = Signature(Self.init)

  /// Returns the table, with one row per group.
  func run() -> Table {
    Table(
      [
        .words("keys", en: "keys", ja: "キー"), .words("first", en: "first", ja: "最初"),
        .words("last", en: "last", ja: "最後"), .number("count", en: "count", ja: "数"),
      ],
      rows: KeyGroup.all.map { group in
        [
          .words(group.title), .code(group.names.first ?? ""), .code(group.names.last ?? ""),
          .number(group.names.count),
        ]
      } + [[.words(en: "all", ja: "合計"), .empty, .empty, .number(KeyCode.allNames.count)]])
  }
}
