import ExperimentKit
import NumberFormats

extension Table.Column {
  /// The format of a row.
  static let format = words("format", en: "format", ja: "形式")
}

extension Table.Value {
  /// Returns a code as the bit pattern of a floating-point format.
  static func pattern(_ code: FloatFormat.Code, _ format: FloatFormat) -> Table.Value {
    .code(format.bitPattern(code))
  }

  /// Returns the value of a code of a floating-point format.
  static func value(_ code: FloatFormat.Code, _ format: FloatFormat) -> Table.Value {
    .number(format.value(of: code))
  }

  /// Returns the decimal with the fewest digits that is read back as a floating-point code.
  ///
  /// The result is `-0` for the negative zero, and the word for no value for an infinity and NaN.
  static func shortestDecimal(_ code: FloatFormat.Code, _ format: FloatFormat) -> Table.Value {
    if format.floatClass(of: code) == .zero { return value(code, format) }
    return format.shortestDecimal(of: code).map { number($0) } ?? absent
  }

  /// Returns yes or no.
  static func answer(_ isSo: Bool) -> Table.Value {
    isSo ? .words(en: "yes", ja: "はい") : .words(en: "no", ja: "いいえ")
  }
}

extension FloatClass {
  /// The name of the class, for the middle of a sentence.
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
