import ExperimentKit

/// The bytes of texts, plain or in groups between `<` and `>`.
///
/// Columns: `text`, `bytes` (the number of bytes; empty for an error), `token` (in plain digits), `mistake`.
///
/// Source: 003-8.
struct DeviceTokenParse: Experiment {
  static let about = About(
    "device-token.parse", en: "Device tokens read back from strings, with the position of any error.",
    ja: "文字列からデバイストークンを読み戻す。誤りがあればその位置を示す。", example: "texts=[3dd8, <3dd873ff 0e>, 3dd]")
  static let signature = Signature(
    Self.init,
    Parameter(
      "texts", .list(of: .text, count: 1...100),
      help: LocalizedText(en: "The strings to read; put an empty one in quotation marks.", ja: "読む文字列。空なら引用符で囲む。")))

  let texts: [String]

  /// Returns the table, with one row per text.
  func run() -> Table {
    Table(
      [
        .words("text", en: "text", ja: "文字列"), .number("bytes", en: "bytes", ja: "バイト数"),
        .words("token", en: "token", ja: "トークン"), .words("mistake", en: "mistake", ja: "誤り"),
      ],
      rows: texts.map { text in
        do throws(DeviceTokenError) {
          let token = try DeviceToken(text: text)
          return [.code(text), .number(token.bytes.count), .code(token.plain), .empty]
        } catch {
          return [.code(text), .empty, .empty, .words(error.words)]
        }
      })
  }
}
