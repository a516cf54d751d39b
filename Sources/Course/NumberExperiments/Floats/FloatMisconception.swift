import ExactNumbers
import ExperimentKit
import NumberFormats

/// Misconceptions about reading a code of a floating-point format.
enum FloatMisconception: String, Misconception {
  case hiddenBitForgotten = "hidden-bit-forgotten"
  case biasNotSubtracted = "bias-not-subtracted"
  case biasAdded = "bias-added"
  case binadeTooHigh = "binade-too-high"
  case binadeTooLow = "binade-too-low"
  case exponentAsTwosComplement = "exponent-as-twos-complement"

  /// The misconceptions that change exponents.
  static let onExponents = allCases.filter { $0 != .hiddenBitForgotten }

  /// The description of the misconception.
  var title: LocalizedText {
    switch self {
    case .hiddenBitForgotten: LocalizedText(en: "hidden bit forgotten", ja: "隠れビットを忘れた")
    case .biasNotSubtracted: LocalizedText(en: "bias not subtracted", ja: "バイアスを引き忘れた")
    case .biasAdded: LocalizedText(en: "bias added", ja: "バイアスを足した")
    case .binadeTooHigh: LocalizedText(en: "exponent too great by 1", ja: "指数が1大きい")
    case .binadeTooLow: LocalizedText(en: "exponent too small by 1", ja: "指数が1小さい")
    case .exponentAsTwosComplement:
      LocalizedText(en: "exponent read as two's complement", ja: "指数部を2の補数として読んだ")
    }
  }

  /// Returns the exponent of a number, as a reader with the misconception decodes it.
  ///
  /// The exponent bits of a subnormal number count as 1, as they do without a misconception.
  func exponent(of number: FloatNumber, in format: FloatFormat) -> Int {
    let field = number.exponent + format.bias
    return switch self {
    case .hiddenBitForgotten: number.exponent
    case .biasNotSubtracted: field
    case .biasAdded: field + format.bias
    case .binadeTooHigh: number.exponent + 1
    case .binadeTooLow: number.exponent - 1
    case .exponentAsTwosComplement:
      (field << 1) >> format.exponentBits == 0 ? field : field - (1 << format.exponentBits)
    }
  }

  /// Returns the significand of a number, as a reader with the misconception decodes it.
  func significand(of number: FloatNumber) -> ExactRational {
    self == .hiddenBitForgotten && number.significand >= 1 ? number.significand - 1 : number.significand
  }
}
