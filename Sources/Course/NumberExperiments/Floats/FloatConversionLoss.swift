import ExperimentKit
import NumberFormats

/// The effect of a conversion to another floating-point format on a value.
enum FloatConversionLoss: CaseIterable {
  case none
  case rounded
  case subnormal
  case zero
  case infinity
  case nan
  case largest
  case negative
  case signOfZero
  case lostZero
  case lostInfinity
  case lostNaN

  /// Creates the effect on a converted code.
  init(_ code: FloatFormat.Code, of source: FloatFormat, as result: FloatResult, in target: FloatFormat) {
    let before = source.floatClass(of: code)
    guard let converted = result.code else {
      self = before == .nan ? .lostNaN : before == .infinity ? .lostInfinity : .nan
      return
    }
    let after = target.floatClass(of: converted)
    switch before {
    case .nan: self = .none
    case .infinity: self = after == .infinity ? .none : .lostInfinity
    case .zero:
      let hasSameSign = source.isNegative(code) == target.isNegative(converted)
      self = after != .zero ? .lostZero : hasSameSign ? .none : .signOfZero
    case .subnormal, .normal:
      guard result.flags.contains(.inexact) else {
        self = .none
        return
      }
      if source.isNegative(code), !target.hasSign {
        self = .negative
      } else if result.flags.contains(.overflow) {
        self = after == .infinity ? .infinity : after == .nan ? .nan : .largest
      } else {
        self = after == .zero ? .zero : after == .subnormal ? .subnormal : .rounded
      }
    }
  }

  /// The description of the loss.
  var words: LocalizedText {
    switch self {
    case .none: LocalizedText(en: "the same value", ja: "同じ値")
    case .rounded: LocalizedText(en: "rounded", ja: "丸め")
    case .subnormal: LocalizedText(en: "rounded to a subnormal number", ja: "非正規化数への丸め")
    case .zero: LocalizedText(en: "underflowed to zero", ja: "アンダーフローでゼロ")
    case .infinity: LocalizedText(en: "overflowed to infinity", ja: "オーバーフローで無限大")
    case .nan: LocalizedText(en: "overflowed to NaN", ja: "オーバーフローで非数(NaN)")
    case .largest: LocalizedText(en: "overflowed, stays the largest number", ja: "オーバーフローで最大の数")
    case .negative: LocalizedText(en: "negative, but there is no sign", ja: "負の数だが符号部がない")
    case .signOfZero: LocalizedText(en: "zero, without its sign", ja: "ゼロの符号を失う")
    case .lostZero: LocalizedText(en: "zero, but there is none", ja: "ゼロがない")
    case .lostInfinity: LocalizedText(en: "infinity, but there is none", ja: "無限大がない")
    case .lostNaN: LocalizedText(en: "NaN, but there is none", ja: "非数(NaN)がない")
    }
  }
}
