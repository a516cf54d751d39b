import ExperimentKit
import Results
import SourceText

/// The article's eight groups beside as many as a token needs, for tokens of every length.
///
/// Columns: `bytes`, `groups` (how many there should be), `grouped-by-article` (how many blanks too many, or that it
/// traps), `grouped-correctly`.
///
/// Source: 003-8.
public struct DeviceTokenLengths: ListedExperiment {
  /// The name that cells use.
  public static let name = "device-token.lengths"

  /// What the table shows.
  public static let summary = LocalizedText(
    en: "Grouping tokens of every length, in eight groups or in as many as it takes.",
    ja: "いろいろな長さのトークンを、固定の8区切りと必要な数の区切りで比べる。")

  static let from = length("from", default: 0, help: LocalizedText(en: "The smallest length.", ja: "最小のバイト数。"))
  static let to = length("to", default: 64, help: LocalizedText(en: "The largest length.", ja: "最大のバイト数。"))

  /// The smallest and the largest length.
  public static let parameters: [any ParameterDeclaration] = [from, to]

  /// Around the length that fits.
  public static let example = "from=28 to=36"

  let lengths: ClosedRange<Int>

  /// Takes the parameters.
  ///
  /// - Throws: ``ExperimentKit/Rejection`` for a range that is upside down.
  public init(_ arguments: Arguments) throws {
    let (from, to) = (arguments[Self.from], arguments[Self.to])
    guard from <= to else {
      throw Rejection(
        "to", "The parameter `to` cannot be `\(to)`: `from` is \(from).", help: "Write a length of \(from) or more.")
    }
    lengths = from...to
  }

  /// The table, one row a length.
  public func run() -> Table {
    Table(
      [
        .number("bytes", en: "bytes", ja: "バイト数"), .number("groups", en: "groups", ja: "区切りの数"),
        .words("grouped-by-article", en: "the article's eight groups", ja: "記事の8区切り"),
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

  private static func length(_ name: String, default value: Int, help: LocalizedText) -> Parameter<Int> {
    Parameter(name, .integer(0...DeviceTokenParameters.longest), default: value, help: help)
  }
}
