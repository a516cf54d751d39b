import ExactNumbers
import ExperimentKit
import NumberFormats

/// The codes of an integer format and the code of each value's negation.
///
/// Columns: `bits`, `value`, `negated-bits`, `negated-value`; the last two say "none" if the format cannot represent
/// the negation, as for 10000 in two's complement, or if the code does not stand for a number.
///
/// Source: 000-2b, 000-2c, 000-2d.
struct IntegerNegation: Experiment {
  static let about = About(
    "integer.negation", en: "The codes of an integer format and those of the negated values.",
    ja: "整数のビット列と、符号を反転した値のビット列。", example: "encoding=twos-complement bits=5 codes=[00101,10000]")

  static let signature = Signature(
    Self.init, IntegerParameters.encoding, CodeParameters.bits, IntegerParameters.bias, CodeParameters.codes,
    .mistake(), CodeParameters.fold)

  let format: IntegerFormat
  let codes: [UInt64]
  let mistake: NegationMisconception?
  let fold: Int

  init(
    encoding: EncodingName, bits: Int, bias: ExactInteger?, codes: [WrittenCode]?, mistake: NegationMisconception?,
    fold: Int
  ) throws {
    (format, self.codes) = try Rejections.gather(
      IntegerFormat(encoding, bits: bits, bias: bias), WrittenCode.codes(codes, bits: bits).map { UInt64($0) })
    (self.mistake, self.fold) = (mistake, fold)
  }

  /// Returns the table, with one row per code.
  ///
  /// - Complexity: O(*n*) for *n* codes.
  func run() -> Table {
    Table(
      [
        .bits, .value, .words("negated-bits", en: "bits of -x", ja: "符号反転のビット列"),
        .number("negated-value", en: "-x", ja: "符号反転の値"),
      ],
      rows: codes.map { code in
        let negated = mistake?.negated(code, in: format) ?? format.negated(code)
        return [.pattern(code, format), .value(code, format), .pattern(negated, format), .value(negated, format)]
      },
      fold: fold
    ).wrong(by: mistake, in: "negated-bits", "negated-value")
  }
}

/// Misconceptions about changing the sign of a code.
enum NegationMisconception: String, Misconception {
  case ruleFollowed = "rule-followed"

  /// The description of the misconception.
  var title: LocalizedText {
    switch self {
    case .ruleFollowed: LocalizedText(en: "bits flipped and 1 added, whatever the code", ja: "どのビット列でも反転して1を足す")
    }
  }

  /// Returns the code that results from the misconception.
  fileprivate func negated(_ code: UInt64, in format: IntegerFormat) -> UInt64 {
    (~code &+ 1) & format.largestCode
  }
}
