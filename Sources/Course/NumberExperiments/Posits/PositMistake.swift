import ExactNumbers
import ExperimentKit
import NumberFormats

/// Mistakes in reading a posit, and in what becomes of a number beyond the range of posits.
enum PositMistake: String, MistakeWord {
  case regimeCountsOnes = "regime-counts-ones"
  case endBitForgotten = "end-bit-forgotten"
  case exponentBitsForgotten = "exponent-bits-forgotten"
  case underflowToZero = "underflow-to-zero"
  case beyondRangeNaR = "beyond-range-nar"
  case fixedFraction = "fixed-fraction"

  /// The mistakes in reading a code.
  static let inReading: [PositMistake] = [.regimeCountsOnes, .endBitForgotten, .exponentBitsForgotten]

  /// The mistakes in what a number becomes.
  static let inRounding: [PositMistake] = [
    .endBitForgotten, .exponentBitsForgotten, .underflowToZero, .beyondRangeNaR, .fixedFraction,
  ]

  /// The mistake in words.
  var title: LocalizedText {
    switch self {
    case .regimeCountsOnes: LocalizedText(en: "regime counts its ones", ja: "レジームを1の個数とする")
    case .endBitForgotten: LocalizedText(en: "bit that ends the regime forgotten", ja: "レジームの終わりのビットを忘れた")
    case .exponentBitsForgotten: LocalizedText(en: "exponent bits forgotten", ja: "指数部を忘れた")
    case .underflowToZero: LocalizedText(en: "small numbers become zero", ja: "小さい数をゼロとする")
    case .beyondRangeNaR: LocalizedText(en: "NaR beyond the range", ja: "範囲を超えるとNaRとする")
    case .fixedFraction:
      LocalizedText(en: "as many fraction bits as in floating point", ja: "仮数部のビット数を浮動小数点数と同じとする")
    }
  }
}

/// The magnitude of a posit, cut into its fields as one reads it, with or without a mistake.
struct ReadPosit {
  let regime: String
  let exponent: String
  let fraction: String

  private let scale: Int
  private let exponentBits: Int

  /// Reads a code that is not negative, neither zero nor NaR.
  init(_ code: PositFormat.Code, in format: PositFormat, mistake: PositMistake?) {
    let bits = format.bitPattern(code).dropFirst()
    let run = bits.prefix { $0 == bits.first }.count
    let isOnes = bits.first == "1"
    let regimeBits = mistake == .endBitForgotten ? run : min(run + 1, bits.count)
    exponentBits = mistake == .exponentBitsForgotten ? 0 : format.exponentBits
    regime = String(bits.prefix(regimeBits))
    exponent = String(bits.dropFirst(regimeBits).prefix(exponentBits))
    fraction = String(bits.dropFirst(regimeBits + exponent.count))
    let value = isOnes ? (mistake == .regimeCountsOnes ? run : run - 1) : -run
    scale = value << format.exponentBits
  }

  /// The value.
  var exact: ExactRational {
    let exponentField = (Int(exponent, radix: 2) ?? 0) << (exponentBits - exponent.count)
    let digits = ExactInteger(PositFormat.Code("1" + fraction, radix: 2) ?? 1)
    return ExactRational(digits).scaled(byPowerOfTwo: scale + exponentField - fraction.count)
  }
}
