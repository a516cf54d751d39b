import ExperimentKit
import Results
import SourceText

/// Texts read back to bytes, plain or in groups between `<` and `>`.
///
/// Columns: `text`, `bytes` (how many; empty for a mistake), `token` (in plain digits), `mistake`.
///
/// Source: 003-8.
public struct DeviceTokenParse: ListedExperiment {
  /// The name that cells use.
  public static let name = "device-token.parse"

  /// What the table shows.
  public static let summary = LocalizedText(
    en: "Reading device tokens back from texts, with the place of a mistake.", ja: "文字列からデバイストークンを読み戻す。誤りがあればその位置を示す。")

  static let texts = Parameter(
    "texts", .list(of: .text, count: 1...100),
    help: LocalizedText(en: "The texts to read; quote an empty one.", ja: "読む文字列。空なら引用符で囲む。"))

  /// The texts.
  public static let parameters: [any ParameterDeclaration] = [texts]

  /// Both forms, and a digit too few.
  public static let example = "texts=[3dd8, <3dd873ff 0e>, 3dd]"

  let texts: [String]

  /// Takes the parameters.
  public init(_ arguments: Arguments) {
    texts = arguments[Self.texts]
  }

  /// The table, one row a text.
  public func run() -> Table {
    Table(
      [
        .words("text", en: "text", ja: "文字列"), .number("bytes", en: "bytes", ja: "バイト数"),
        .words("token", en: "token", ja: "トークン"), .words("mistake", en: "mistake", ja: "誤り"),
      ],
      rows: texts.map { text in
        do throws(DeviceToken.Mistake) {
          let token = try DeviceToken(text: text)
          return [.code(text), .number(token.bytes.count), .code(token.plain), .empty]
        } catch {
          return [.code(text), .empty, .empty, .words(error.words)]
        }
      })
  }
}
