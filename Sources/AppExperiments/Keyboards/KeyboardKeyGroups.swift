import ExperimentKit
import Results
import SourceText

/// The listed keys by what they do, and how many there are.
///
/// Columns: `keys`, `first`, `last`, `count`; the last row is the sum.
///
/// Source: 002-1; the USB HID usage tables, page 0x07.
public struct KeyboardKeyGroups: ListedExperiment {
  /// The name that cells use.
  public static let name = "keyboard.key-groups"

  /// What the table shows.
  public static let summary = LocalizedText(
    en: "The groups of the key codes that have a name, and their number.", ja: "名前のあるキーコードのまとまりと、その数。")

  /// None.
  public static let parameters: [any ParameterDeclaration] = []

  /// Takes no parameters.
  public init(_ arguments: Arguments) {}

  /// The table, one row a group.
  public func run() -> Table {
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
