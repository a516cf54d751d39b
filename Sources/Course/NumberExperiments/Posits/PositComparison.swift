import ExactNumbers
import ExperimentKit
import NumberFormats

/// The rounded values of given numbers in posits and floating-point numbers with the same number of bits.
///
/// Columns: `value`; `posit`, `posit-error` and `posit-fraction-bits`; `float`, `float-error` and
/// `float-fraction-bits`: the rounded number, that minus the number, and the number of bits after the first 1 (none for
/// zero and for a value that is not a number).
///
/// A posit has the most fraction bits near 1 and the fewest far from it; a floating-point number has the same number
/// everywhere except among the subnormal numbers.
///
/// Source: Posit Working Group, *Standard for Posit Arithmetic (2022)*; J. L. Gustafson and I. Yonemoto, *Beating
/// Floating Point at its Own Game: Posit Arithmetic*, 2017.
struct PositComparison: Experiment {
  static let about = About(
    "posit.compare", en: "How posits and floating-point numbers of the same size represent given numbers.",
    ja: "同じビット数のポジットと浮動小数点数で、与えられた数がどう表されるか。",
    example: "float=binary16 values=[0.1,1/3,3.14159,1000.5,1e5,1e-6]")

  static let signature = Signature(
    Self.init,
    Parameter(
      "float", ParameterType<FloatFormatName>.floatFormatName,
      help: LocalizedText(
        en: "The floating-point format; the posits have the same number of bits.", ja: "浮動小数点数の形式。ポジットも同じビット数とする。")),
    PositTable.exponentBits, FloatListParameters.values, .mistake(among: PositMisconception.inRounding))

  let float: FloatFormatName
  let posit: PositFormat
  let values: [ExactRational]
  let mistake: PositMisconception?

  init(float: FloatFormatName, exponentBits: Int, values: [ExactRational], mistake: PositMisconception?) throws {
    let bits = float.format.bits
    guard PositFormat.supportedBits.contains(bits) else {
      throw Rejection(
        "float", "The format `\(float.name)` has \(bits) bits.",
        help: "Posits can have \(PositFormat.supportedBits.lowerBound) to \(PositFormat.supportedBits.upperBound) bits."
      )
    }
    (self.float, self.values, self.mistake) = (float, values, mistake)
    posit = try PositFormat(bits: bits, exponentBits: exponentBits)
    try Rejections.checkTableSize(
      of: values, longestDecimals: [float.format.longestDecimal, posit.bits << 6], decimals: 2)
  }

  /// Returns the table, with one row per number.
  ///
  /// - Complexity: O(*n*) exact divisions for *n* numbers.
  func run() -> Table {
    Table(
      [
        .value, .number("posit", en: "posit", ja: "ポジット"),
        .number("posit-error", en: "posit error", ja: "ポジットの誤差"),
        .number("posit-fraction-bits", en: "posit fraction bits", ja: "ポジットの仮数部のビット数"),
        Table.Column("float", float.title, alignment: .right),
        .number("float-error", en: "\(float.title.en) error", ja: "\(float.title.ja)の誤差"),
        .number(
          "float-fraction-bits", en: "\(float.title.en) fraction bits", ja: "\(float.title.ja)の仮数部のビット数"),
      ],
      rows: values.map { value in
        let code = FloatArithmetic(float.format).round(value).code
        return [.number(value)] + positCells(value) + cells(code.map(float.format.value(of:)), for: value)
      }
    ).wrong(by: mistake, in: "posit", "posit-error", "posit-fraction-bits")
  }

  private func positCells(_ value: ExactRational) -> [Table.Value] {
    let code = roundedCode(value)
    let cells = cells(posit.value(of: code), for: value)
    guard let mistake, code != 0, code != posit.notAReal else { return cells }
    let magnitude = value.isNegative ? posit.negated(code) : code
    switch mistake {
    case .endBitForgotten, .exponentBitsForgotten:
      return cells.dropLast() + [.number(DecodedPosit(magnitude, in: posit, mistake: mistake).fraction.count)]
    case .fixedFraction: return cells.dropLast() + [.number(float.format.fractionBits)]
    case .underflowToZero, .beyondRangeNaR, .regimeCountsOnes: return cells
    }
  }

  /// Returns the code of a number, with the misconceptions that change it.
  private func roundedCode(_ value: ExactRational) -> PositFormat.Code {
    let least = posit.value(of: posit.smallestPositive).exact ?? 0
    let largest = posit.value(of: posit.largest).exact ?? 0
    if mistake == .underflowToZero, value.magnitude + value.magnitude <= least { return 0 }
    if mistake == .beyondRangeNaR, value != 0, value.magnitude > largest || value.magnitude < least {
      return posit.notAReal
    }
    return posit.round(value)
  }

  private func cells(_ rounded: FloatValue?, for value: ExactRational) -> [Table.Value] {
    [
      rounded.map { .number($0) } ?? .absent, rounded?.exact.map { .number($0 - value) } ?? .absent,
      rounded?.number?.bitsBehindFirstOne.map { .number($0) } ?? .absent,
    ]
  }
}

extension FloatNumber {
  /// The number of bits of the significand after the first 1; nil for zero.
  fileprivate var bitsBehindFirstOne: Int? {
    isZero ? nil : FloatFormat.Code.bitWidth - 1 - digits.leadingZeroBitCount
  }
}
