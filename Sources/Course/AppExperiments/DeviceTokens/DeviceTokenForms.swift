import ExperimentKit

/// The text forms of a token, and whether the token can be read back from each.
///
/// Columns: `form`, `text` (or that the source's grouping traps), `back` (the same token, or the reason that it cannot
/// be read).
///
/// Source: 003-8.
struct DeviceTokenForms: Experiment {
  static let about = About(
    "device-token.forms", en: "A device token as text, in the forms before and since iOS 13.",
    ja: "デバイストークンの文字列。iOS 13より前の形と、それ以降の形。", example: "length=32")
  static let signature = Signature(
    Self.init,
    Parameter(
      "token", .deviceToken, absent: LocalizedText(en: "a sample of `length` bytes", ja: "`length`バイトの見本"),
      help: LocalizedText(en: "The bytes of the token.", ja: "トークンのバイト列。")),
    Parameter(
      "length", .integer(0...DeviceToken.longest), absent: "32",
      help: LocalizedText(en: "The number of bytes of a sample token.", ja: "見本のトークンのバイト数。")))

  let token: DeviceToken

  init(token: DeviceToken?, length: Int?) throws {
    guard token == nil || length == nil else {
      throw Rejection(
        "length", "The parameter `length` cannot be used with `token`, which has its own length.",
        help: "Remove one of the two.")
    }
    self.token = token ?? .sample(length: length ?? 32)
  }

  /// Returns the table, with one row per form.
  func run() -> Table {
    let forms: [(LocalizedText, String?)] = [
      (LocalizedText(en: "plain", ja: "16進数だけ"), token.plain),
      (LocalizedText(en: "before iOS 13", ja: "iOS 13より前"), token.grouped),
      (LocalizedText(en: "before iOS 13, stripped", ja: "iOS 13より前、<>と空白を除く"), DeviceToken.stripped(token.grouped)),
      (LocalizedText(en: "since iOS 13", ja: "iOS 13以降"), token.shortened),
      (LocalizedText(en: "since iOS 13, stripped", ja: "iOS 13以降、<>と空白を除く"), DeviceToken.stripped(token.shortened)),
      (LocalizedText(en: "the article's eight groups", ja: "記事の8つの組"), token.groupedInEight),
    ]
    return Table(
      [
        .words("form", en: "form", ja: "形"), .words("text", en: "text", ja: "文字列"),
        .words("back", en: "read back", ja: "読み戻すと"),
      ],
      rows: forms.map { title, text in
        [
          .words(title), text.map { .code($0) } ?? .words(en: "traps: index out of range", ja: "クラッシュ(添字が範囲外)"),
          text.map { .words(back($0)) } ?? .empty,
        ]
      })
  }

  private func back(_ text: String) -> LocalizedText {
    do throws(DeviceTokenError) {
      return try DeviceToken(text: text) == token
        ? LocalizedText(en: "the same token", ja: "同じトークン") : LocalizedText(en: "another token", ja: "別のトークン")
    } catch {
      return error.words
    }
  }
}
