import ExperimentKit
import NumberFormats

/// A code of a floating-point format without a sign, cut into exponent bits and fraction bits.
struct FloatFields {
  let format: FloatFormat

  /// Every pattern of the exponent bits; one empty pattern if there are none.
  var exponents: ClosedRange<FloatFormat.Code> {
    0...(1 << FloatFormat.Code(format.exponentBits)) - 1
  }

  /// Every pattern of the fraction bits; one empty pattern if there are none.
  var fractions: ClosedRange<FloatFormat.Code> {
    0...(1 << FloatFormat.Code(format.fractionBits)) - 1
  }

  /// Returns the code of two fields, with the sign bit 0.
  func code(_ exponent: FloatFormat.Code, _ fraction: FloatFormat.Code) -> FloatFormat.Code {
    exponent << FloatFormat.Code(format.fractionBits) | fraction
  }

  /// Returns the exponent bits as a pattern.
  func exponentPattern(_ exponent: FloatFormat.Code) -> String {
    String(pattern(code(exponent, 0)).prefix(format.exponentBits))
  }

  /// Returns the fraction bits as a pattern.
  func fractionPattern(_ fraction: FloatFormat.Code) -> String {
    String(pattern(fraction).suffix(format.fractionBits))
  }

  private func pattern(_ code: FloatFormat.Code) -> Substring {
    format.bitPattern(code).dropFirst(format.hasSign ? 1 : 0)
  }
}

extension ClosedRange<FloatFormat.Code> {
  /// The number of codes, which may not fit `Int`, unlike a `count`.
  var size: FloatFormat.Code { upperBound - lowerBound + 1 }
}

extension [LocalizedText] {
  /// The notes as one text.
  var joined: LocalizedText {
    joined(LocalizedText(en: "; ", ja: "、"))
  }
}
