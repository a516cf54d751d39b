import ExperimentKit

/// The text of some modifier flags, as the article's extension writes it and with the space in the right place.
///
/// Columns: `flags` (the bits, in hexadecimal), `article`, `corrected`.
///
/// Source: 002-1; the documentation of `UIKeyModifierFlags`.
struct KeyboardModifiers: Experiment {
  static let about = About(
    "keyboard.modifiers", en: "Modifier flags as text, in the article's form and in the usual one.",
    ja: "修飾キーのフラグの文字列。記事の形と、ふつうの形。")
  static let signature = Signature(
    Self.init,
    Parameter(
      "flags", .list(of: ParameterType<KeyModifier>.choice, count: 0...6), default: [.shift, .command],
      help: LocalizedText(en: "The flags that are set, in any order.", ja: "立っているフラグ。順序は問わない。")))

  let flags: [KeyModifier]

  /// Returns the table, with one row.
  func run() -> Table {
    let bits = Set(flags).reduce(0) { $0 | $1.bit }
    return Table(
      [
        .words("flags", en: "flags", ja: "フラグ"), .words("article", en: "the article's text", ja: "記事の文字列"),
        .words("corrected", en: "with ', '", ja: "「, 」で区切ったもの"),
      ],
      rows: [
        [
          .code("0x\(String(bits, radix: 16, uppercase: true))"), .code(KeyModifier.text(flags)),
          .code(KeyModifier.text(flags, separator: ", ")),
        ]
      ])
  }
}
