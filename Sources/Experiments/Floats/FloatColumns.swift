import NumberFormats
import Results
import SourceText

extension Table.Value {
  /// A code as the bit pattern of a floating-point format.
  static func pattern(_ code: FloatFormat.Code, _ format: FloatFormat) -> Table.Value {
    .code(format.bitPattern(code))
  }

  /// The value of a code of a floating-point format.
  static func value(_ code: FloatFormat.Code, _ format: FloatFormat) -> Table.Value {
    .number(format.value(of: code))
  }

  /// Yes or no.
  static func answer(_ isSo: Bool) -> Table.Value {
    isSo ? .words(en: "yes", ja: "はい") : .words(en: "no", ja: "いいえ")
  }
}

extension FloatClass {
  /// The class in words, in the middle of a sentence.
  var words: LocalizedText {
    switch self {
    case .zero: LocalizedText(en: "zero", ja: "ゼロ")
    case .subnormal: LocalizedText(en: "subnormal", ja: "非正規化数")
    case .normal: LocalizedText(en: "normal", ja: "正規化数")
    case .infinity: LocalizedText(en: "infinity", ja: "無限大")
    case .nan: LocalizedText(en: "NaN", ja: "非数(NaN)")
    }
  }
}
