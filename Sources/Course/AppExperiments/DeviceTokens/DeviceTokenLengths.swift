import ExperimentKit

/// The article's eight groups next to the number of groups that a token needs, for tokens of every length.
///
/// Columns: `bytes`, `groups` (the right number), `grouped-by-article` (the number of extra spaces, or that it traps),
/// `grouped-correctly`.
///
/// Source: 003-8.
struct DeviceTokenLengths: Experiment {
  static let about = About(
    "device-token.lengths", en: "Tokens of every length, in eight groups or in as many as needed.",
    ja: "いろいろな長さのトークンを、固定した8つの組と必要な数の組で比べる。", example: "from=28 to=36")
  static let signature = Signature(
    Self.init,
    Parameter(
      "from", .integer(0...DeviceToken.longest), default: 0,
      help: LocalizedText(en: "The smallest length.", ja: "最小のバイト数。")),
    Parameter(
      "to", .integer(0...DeviceToken.longest), default: 64,
      help: LocalizedText(en: "The largest length.", ja: "最大のバイト数。")))

  let lengths: ClosedRange<Int>

  init(from: Int, to: Int) throws {
    guard from <= to else {
      throw Rejection(
        "to", "The parameter `to` cannot be `\(to)`: `from` is \(from).", help: "Choose a length of \(from) or more.")
    }
    lengths = from...to
  }

  /// Returns the table, with one row per length.
  func run() -> Table {
    Table(
      [
        .number("bytes", en: "bytes", ja: "バイト数"), .number("groups", en: "groups", ja: "組の数"),
        .words("grouped-by-article", en: "the article's eight groups", ja: "記事の8つの組"),
        .words("grouped-correctly", en: "right", ja: "正しいか"),
      ],
      rows: lengths.map { length in
        let token = DeviceToken.sample(length: length)
        let article = token.groupedInEight
        return [
          .number(length), .number((length + 3) / 4), article.map { surplus($0, over: token.grouped) } ?? Self.traps,
          article == token.grouped ? .words(en: "yes", ja: "はい") : .words(en: "no", ja: "いいえ"),
        ]
      })
  }

  private static let traps = Table.Value.words(en: "traps", ja: "クラッシュ")

  private func surplus(_ text: String, over right: String) -> Table.Value {
    let blanks = text.count { $0 == " " } - right.count { $0 == " " }
    return .words(en: "\(blanks) \(blanks == 1 ? "blank" : "blanks") too many", ja: "余分な空白が\(blanks)個")
  }
}
