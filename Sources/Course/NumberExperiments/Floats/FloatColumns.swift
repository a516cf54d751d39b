import ExperimentKit
import NumberFormats

extension Table.Column {
  /// The format that a row is about.
  static let format = words("format", en: "format", ja: "形式")
}

extension Table.Value {
  /// A code as the bit pattern of a floating-point format.
  static func pattern(_ code: FloatFormat.Code, _ format: FloatFormat) -> Table.Value {
    .code(format.bitPattern(code))
  }

  /// The value of a code of a floating-point format.
  static func value(_ code: FloatFormat.Code, _ format: FloatFormat) -> Table.Value {
    .number(format.value(of: code))
  }

  /// The decimal with the fewest digits that is read back as a code of a floating-point format; `-0` for the negative
  /// zero, and the word that there is none for an infinity and NaN.
  static func shortestDecimal(_ code: FloatFormat.Code, _ format: FloatFormat) -> Table.Value {
    if format.floatClass(of: code) == .zero { return value(code, format) }
    return format.shortestDecimal(of: code).map { number($0) } ?? absent
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
