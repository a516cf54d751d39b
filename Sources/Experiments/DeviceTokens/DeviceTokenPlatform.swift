import ExperimentKit
import Foundation
import Results
import SourceText

/// What the real Foundation of this platform says of a token, and what the article's old line makes of that.
///
/// Columns: `form`, `text`, `same-as` (the form of `device-token.forms` that has the same text). The result is that of the
/// platform: Linux and macOS differ. No other file of the package's sources imports the whole of Foundation.
///
/// Source: 003-8.
public struct DeviceTokenPlatform: Experiment {
  /// The name that cells use.
  public static let name = "device-token.platform"

  /// What the table shows.
  public static let summary = LocalizedText(
    en: "What NSData says of a device token on this platform.", ja: "この環境のNSDataが出力するデバイストークンの文字列。")

  /// The token or its length.
  public static let parameters: [any ParameterDeclaration] = [
    DeviceTokenParameters.token, DeviceTokenParameters.length,
  ]

  /// A sample of the usual length.
  public static let example = "length=32"

  let token: DeviceToken

  /// Takes the parameters.
  ///
  /// - Throws: ``ExperimentKit/Rejection`` for a length beside a token.
  public init(_ arguments: Arguments) throws {
    token = try arguments.deviceToken()
  }

  /// The table, one row a form.
  public func run() -> Table {
    let data = NSData(data: Data(token.bytes))
    let brackets = CharacterSet(charactersIn: "<>")
    let stripped = data.description.trimmingCharacters(in: brackets).replacingOccurrences(of: " ", with: "")
    return Table(
      [
        .words("form", en: "form", ja: "形"), .words("text", en: "text", ja: "文字列"),
        .words("same-as", en: "same as", ja: "同じ形"),
      ],
      rows: [
        row(LocalizedText("NSData.description"), data.description),
        row(LocalizedText(en: "NSData.description, stripped", ja: "NSData.description、<>と空白を除く"), stripped),
        row(LocalizedText("Data.description"), Data(token.bytes).description),
      ])
  }

  private func row(_ title: LocalizedText, _ text: String) -> [Table.Value] {
    let forms = [
      (token.grouped, LocalizedText(en: "before iOS 13", ja: "iOS 13より前")),
      (token.shortened, LocalizedText(en: "since iOS 13", ja: "iOS 13以降")),
      (token.plain, LocalizedText(en: "plain", ja: "16進数だけ")),
      (DeviceToken.stripped(token.shortened), LocalizedText(en: "since iOS 13, stripped", ja: "iOS 13以降、<>と空白を除く")),
    ]
    let same = forms.first { $0.0 == text }?.1
    return [.words(title), .code(text), same.map { .words($0) } ?? .absent]
  }
}
