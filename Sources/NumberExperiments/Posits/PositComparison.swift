import ExactNumbers
import ExperimentKit
import NumberFormats
import Results
import SourceText

/// What posits and floating-point numbers of as many bits have for given numbers.
///
/// Columns: `value`; `posit`, `posit-error` and `posit-fraction-bits`; `float`, `float-error` and `float-fraction-bits`: what
/// the number is rounded to, that minus the number, and how many bits stand there behind the first 1 (none for zero and for
/// what is no number).
///
/// A posit has the most fraction bits near 1 and the fewest far from it; a floating-point number has as many everywhere but
/// among the subnormal numbers.
///
/// Source: Posit Working Group, *Standard for Posit Arithmetic (2022)*; J. L. Gustafson and I. Yonemoto, *Beating Floating
/// Point at its Own Game: Posit Arithmetic*, 2017.
public struct PositComparison: Experiment {
  /// The name that cells use.
  public static let name = "posit.compare"

  /// What the table shows.
  public static let summary = LocalizedText(
    en: "What posits and floating-point numbers of as many bits have for given numbers.",
    ja: "同じビット数のポジットと浮動小数点数で、与えられた数がどう表されるか。")

  static let float = Parameter(
    "float", ParameterType<FloatFormatName>.floatFormatName,
    help: LocalizedText(
      en: "The floating-point format; the posits have as many bits.", ja: "浮動小数点数の形式。ポジットも同じビット数とする。"))

  /// The formats and the numbers.
  public static let parameters: [any ParameterDeclaration] = [
    float, PositTable.exponentBits, FloatListParameters.values,
  ]

  /// Numbers near 1 and far from it, in 16 bits.
  public static let example = "float=binary16 values=[0.1,1/3,3.14159,1000.5,1e5,1e-6]"

  let float: FloatFormatName
  let posit: PositFormat
  let values: [ExactRational]

  /// Takes the parameters.
  ///
  /// - Throws: ``ExperimentKit/Rejections`` for a number of bits that no posit has, or for numbers with too many digits in
  ///   all.
  public init(_ arguments: Arguments) throws {
    (float, values) = (arguments[Self.float], arguments[FloatListParameters.values])
    let bits = float.format.bits
    guard PositFormat.supportedBits.contains(bits) else {
      throw Rejection(
        Self.float.name, "The format `\(float.name)` has \(bits) bits.",
        help: "Posits have \(PositFormat.supportedBits.lowerBound) to \(PositFormat.supportedBits.upperBound) bits.")
    }
    posit = try PositFormat(bits: bits, exponentBits: arguments[PositTable.exponentBits])
    try Rejections.checkTableSize(
      of: values, longestDecimals: [float.format.longestDecimal, posit.bits << 6], decimals: 2)
  }

  /// The table, one row a number.
  ///
  /// - Complexity: O(*n*) exact divisions for *n* numbers.
  public func run() -> Table {
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
        return [.number(value)] + cells(posit.value(of: posit.round(value)), for: value)
          + cells(code.map(float.format.value(of:)), for: value)
      })
  }

  private func cells(_ rounded: FloatValue?, for value: ExactRational) -> [Table.Value] {
    [
      rounded.map { .number($0) } ?? .absent, rounded?.exact.map { .number($0 - value) } ?? .absent,
      rounded?.number?.bitsBehindFirstOne.map { .number($0) } ?? .absent,
    ]
  }
}

extension FloatNumber {
  /// How many bits of the significand stand behind the first 1; nil for zero.
  fileprivate var bitsBehindFirstOne: Int? {
    isZero ? nil : FloatFormat.Code.bitWidth - 1 - digits.leadingZeroBitCount
  }
}
