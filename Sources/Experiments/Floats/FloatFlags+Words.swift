import NumberFormats
import SourceText

extension FloatFlags {
  /// The exceptions in words, with commas between them; a dash for none.
  var words: LocalizedText {
    let names = Self.names.filter { contains($0.flag) }.map(\.name)
    guard !names.isEmpty else { return "-" }
    return LocalizedText(en: names.map(\.en).joined(separator: ", "), ja: names.map(\.ja).joined(separator: "、"))
  }

  private static let names: [(flag: FloatFlags, name: LocalizedText)] = [
    (.invalid, LocalizedText(en: "invalid", ja: "無効演算")),
    (.divideByZero, LocalizedText(en: "division by zero", ja: "ゼロ除算")),
    (.overflow, LocalizedText(en: "overflow", ja: "オーバーフロー")),
    (.underflow, LocalizedText(en: "underflow", ja: "アンダーフロー")),
    (.inexact, LocalizedText(en: "inexact", ja: "不正確")),
  ]
}
