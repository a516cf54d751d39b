import ExperimentKit

/// The key codes of a character, on Japanese and American keyboards and on a keypad.
///
/// Columns: `character`, `jis`, `us`, `keypad`. Shift is the left one. Only characters with known keys on both
/// keyboards are included.
///
/// Source: 002-1.
struct KeyboardCharacters: Experiment {
  static let about = About(
    "keyboard.characters", en: "The key codes of characters on JIS and US keyboards and on a keypad.",
    ja: "JISキーボード、USキーボード、テンキーで、文字ごとに届くキーコード。")
  static let signature = Signature(
    Self.init,
    Parameter(
      "characters", .list(of: character, count: 1...100), default: ["=", "^", "0", "a", "A"],
      help: LocalizedText(
        en: "The characters; put those that have a meaning in YAML in quotation marks.", ja: "文字。YAMLの記号は引用符で囲む。")
    ))

  private static let character: ParameterType<Character> = .written(
    LocalizedText(en: "one character, such as `=`", ja: "1つの文字。例:`=`")
  ) { text throws(ValueError) in
    guard text.count == 1, let character = text.first, KeyboardLayout.characters.contains(character) else {
      throw ValueError(
        "this model does not know the keys for it",
        help: "The characters are: \(Self.known.joined(" ")).")
    }
    return character
  }

  /// The characters of the keyboard, as a message lists them.
  private static let known = KeyboardLayout.characters.map { character -> LocalizedText in
    character == " " ? LocalizedText(en: "space", ja: "空白") : "`\(character)`"
  }

  let characters: [Character]

  /// Returns the table, with one row per character.
  func run() -> Table {
    Table(
      [
        .words("character", en: "character", ja: "文字"), .words("jis", en: "JIS", ja: "JIS"),
        .words("us", en: "US", ja: "US"), .words("keypad", en: "keypad", ja: "テンキー"),
      ],
      rows: characters.map { character in
        [.code(String(character))] + KeyboardLayout.allCases.map { codes($0.keys(for: character)) }
          + [codes(KeyboardLayout.keypad.first { $0.plain == character }.map { [$0.key] })]
      })
  }

  private func codes(_ keys: [KeyCode]?) -> Table.Value {
    keys.map { .code($0.map(\.name).joined(separator: ", ")) } ?? .absent
  }
}
