import ExperimentKit

/// Misconceptions about reading a posit, and about a number beyond the range of posits.
enum PositMisconception: String, Misconception {
  case regimeCountsOnes = "regime-counts-ones"
  case endBitForgotten = "end-bit-forgotten"
  case exponentBitsForgotten = "exponent-bits-forgotten"
  case underflowToZero = "underflow-to-zero"
  case beyondRangeNaR = "beyond-range-nar"
  case fixedFraction = "fixed-fraction"

  /// The misconceptions about reading a code.
  static let inReading: [PositMisconception] = [.regimeCountsOnes, .endBitForgotten, .exponentBitsForgotten]

  /// The misconceptions about the rounded value of a number.
  static let inRounding: [PositMisconception] = [
    .endBitForgotten, .exponentBitsForgotten, .underflowToZero, .beyondRangeNaR, .fixedFraction,
  ]

  /// The description of the misconception.
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
