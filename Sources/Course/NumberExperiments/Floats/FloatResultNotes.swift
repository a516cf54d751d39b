import ExactNumbers
import ExperimentKit
import NumberFormats

/// The notes on a result, next to its bits.
struct FloatResultNotes {
  let error: ExactRational
  let unit: ExactRational
  /// Whether the exact result is rational, so that the error is exact.
  let isRational: Bool

  /// The error as a part of a unit in the last place.
  var words: LocalizedText {
    guard error != 0 else { return LocalizedText(en: "the result is exact", ja: "結果は正確") }
    let share = (try? error / unit) ?? 0
    let part = isRational ? Self.short(share) : Self.about(share)
    let inUnits = LocalizedText(en: "in units in the last place: \(part)", ja: "最下位桁の単位で\(part)")
    guard !isRational else { return inUnits }
    let about = Self.about(error)
    return [LocalizedText(en: "irrational, \(about)", ja: "無理数で、\(about)"), inUnits].joined
  }

  /// Returns a number, exactly if that is short.
  static func short(_ number: ExactRational) -> LocalizedText {
    let text = number.description
    return text.count <= 16 ? LocalizedText(text) : about(number)
  }

  /// Returns a number to three significant digits.
  static func about(_ number: ExactRational) -> LocalizedText {
    let scientific = number.scientificDescription(significantDigits: 3)
    let plain = ExactRational(scientific, maximumDigits: 8)?.description
    let text = plain ?? scientific
    return LocalizedText(en: "about \(text)", ja: "約\(text)")
  }

  /// Returns the description of how a code is composed.
  static func packing(_ code: FloatFormat.Code, _ format: FloatFormat) -> LocalizedText {
    guard case .finite = format.value(of: code) else { return format.floatClass(of: code).words }
    let pattern = format.bitPattern(code)
    let sign = format.hasSign ? String(pattern.prefix(1)) : ""
    let exponent = String(pattern.dropFirst(sign.count).prefix(format.exponentBits))
    let fraction = String(pattern.suffix(format.fractionBits))
    let parts: [(bits: String, name: LocalizedText)] = [
      (sign, LocalizedText(en: "sign", ja: "符号")), (exponent, LocalizedText(en: "exponent", ja: "指数部")),
      (fraction, LocalizedText(en: "fraction", ja: "仮数部")),
    ]
    let written = parts.filter { !$0.bits.isEmpty }.map { part in
      LocalizedText(en: "\(part.name) \(part.bits)", ja: "\(part.name)\(part.bits)")
    }.joined(.comma)
    let floatClass = format.floatClass(of: code)
    return floatClass == .normal ? written : [floatClass.words, written].joined
  }

  /// Returns the reason that a result differs from the exact result of a special case.
  static func missing(_ special: String, _ arithmetic: FloatArithmetic) -> LocalizedText {
    let format = arithmetic.format
    switch special {
    case "0", "-0":
      return !format.hasZero
        ? LocalizedText(en: "the format has no zero: its least number", ja: "形式にゼロがないので最小の数")
        : LocalizedText(en: "the zero of the format has no sign", ja: "形式のゼロには符号がない")
    case "inf", "-inf":
      if special == "-inf", !format.hasSign {
        return LocalizedText(en: "the format has no negative numbers", ja: "形式に負の数がない")
      }
      return arithmetic.saturation != .none
        ? LocalizedText(en: "saturation makes infinity the largest number", ja: "飽和させて無限大を最大の数にする")
        : LocalizedText(en: "the format has no infinity", ja: "形式に無限大がない")
    default: return LocalizedText(en: "the format has no negative numbers", ja: "形式に負の数がない")
    }
  }
}

extension FloatFlags {
  /// The exceptions in words, or the words for none.
  var words: LocalizedText {
    let names: [(FloatFlags, LocalizedText)] = [
      (.invalid, LocalizedText(en: "invalid", ja: "無効演算")),
      (.divideByZero, LocalizedText(en: "division by zero", ja: "ゼロ除算")),
      (.overflow, LocalizedText(en: "overflow", ja: "オーバーフロー")),
      (.underflow, LocalizedText(en: "underflow", ja: "アンダーフロー")),
      (.inexact, LocalizedText(en: "inexact", ja: "不正確")),
    ]
    let set = names.filter { contains($0.0) }.map(\.1)
    return set.isEmpty ? LocalizedText(en: "none", ja: "なし") : set.joined(.comma)
  }
}
