import ExperimentKit

/// Key codes by number, with the names in the article's extension.
///
/// Columns: `code` (the usage of the USB HID keyboard page, in decimal), `hexadecimal`, `name`.
///
/// Source: 002-1; the USB HID usage tables, page 0x07.
struct KeyboardKeyNames: Experiment {
  static let about = About(
    "keyboard.key-names", en: "The names of key codes; a code that is not listed is ???.",
    ja: "キーコードの名前。一覧にないコードは???になる。")
  static let signature = Signature(
    Self.init,
    Parameter(
      "codes", .list(of: .integer(0...65_535), count: 0...1000), default: [],
      help: LocalizedText(en: "The codes; empty for all that have a name.", ja: "コード。空なら、名前のあるものすべて。")),
    Parameter(
      "fold", .integer(1...8), default: 1,
      help: LocalizedText(
        en: "The number of parts to split the rows into, shown side by side.", ja: "表の列の組数。行を分けて横に並べる。")))

  let codes: [Int]
  let fold: Int

  /// Returns the table, with one row per code.
  func run() -> Table {
    Table(
      [
        .number("code", en: "code", ja: "コード"), .words("hexadecimal", en: "hexadecimal", ja: "16進数"),
        .words("name", en: "name", ja: "名前"),
      ],
      rows: (codes.isEmpty ? KeyGroup.all.flatMap(\.usages) : codes).map { code in
        [.number(code), .code("0x\(String(code, radix: 16, uppercase: true))"), .code(KeyCode(usage: code).name)]
      },
      fold: fold)
  }
}
