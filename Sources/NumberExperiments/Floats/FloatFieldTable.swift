import ExperimentKit
import NumberFormats
import Results
import SourceText

/// Codes of a floating-point format taken apart.
///
/// Columns: `bits`; `sign`, `exponent-bits` and `fraction-bits` (the fields, empty where the format has none); `exponent` and
/// `significand` (in binary, with the hidden bit; both none for an infinity and NaN); `class`; `value`.
///
/// Source: IEEE Std 754-2019, 3.4.
public struct FloatFieldTable: ListedExperiment {
  /// The name that cells use.
  public static let name = "float.fields"

  /// What the table shows.
  public static let summary = LocalizedText(
    en: "The sign, the exponent and the significand of floating-point numbers, field by field.",
    ja: "浮動小数点数の符号部、指数部、仮数部と、それぞれの意味。")

  static let values = Parameter(
    "values", .list(of: ParameterType<WrittenFloat>.writtenFloat, count: 1...1_000),
    absent: LocalizedText(en: "given by `codes`", ja: "`codes`で指定"),
    help: LocalizedText(
      en: "The values to take apart, in place of `codes`; numbers are rounded to the nearest of the format.",
      ja: "分解する値。`codes`の代わりに書く。数は最も近い浮動小数点数に丸める。"))

  /// The format and the codes or values.
  public static let parameters: [any ParameterDeclaration] = FloatParameters.all + [IntegerParameters.codes, values]

  /// Numbers of every class in half precision.
  public static let example = "format=binary16 values=[0.1,-2,1e-7,-0,inf,nan]"

  let format: FloatFormat
  let codes: [FloatFormat.Code]

  /// Takes the parameters.
  ///
  /// - Throws: ``ExperimentKit/Rejections`` for what is no format, no code or no value of it, for both `codes` and `values`,
  ///   or for more than 16 bits without either.
  public init(_ arguments: Arguments) throws {
    format = try arguments.floatFormat()
    if let values = arguments[Self.values] {
      guard !arguments.has(IntegerParameters.codes) else {
        throw Rejection(
          IntegerParameters.codes.name, "The parameter `codes` does not go with `values`.",
          help: "Remove one of the two.")
      }
      codes = try WrittenFloat.roundedCodes(values, in: FloatArithmetic(format), parameter: Self.values.name)
    } else {
      codes = try arguments.codes(of: format)
    }
    try format.checkTableSize(
      rows: codes.count, decimals: 1, change: arguments.has(Self.values) ? "values" : "codes",
      help: "Take fewer of them.")
  }

  /// The table, one row a code.
  ///
  /// - Complexity: O(*n*) for *n* codes.
  public func run() -> Table {
    Table(
      [
        .bits, .words("sign", en: "sign", ja: "符号部"), .words("exponent-bits", en: "exponent bits", ja: "指数部"),
        .words("fraction-bits", en: "fraction bits", ja: "仮数部"), .number("exponent", en: "exponent", ja: "指数"),
        .number("significand", en: "significand in binary", ja: "仮数(2進数)"), .words("class", en: "class", ja: "種類"),
        .value,
      ],
      rows: codes.map(row))
  }

  private func row(_ code: FloatFormat.Code) -> [Table.Value] {
    let pattern = format.bitPattern(code)
    let number = format.value(of: code).number
    func field(_ bits: some StringProtocol) -> Table.Value { bits.isEmpty ? .empty : .code(String(bits)) }
    return [
      .code(pattern), field(pattern.prefix(format.hasSign ? 1 : 0)),
      field(pattern.dropLast(format.fractionBits).suffix(format.exponentBits)),
      field(pattern.suffix(format.fractionBits)), number.map { .number($0.exponent) } ?? .absent,
      number.map { .plain(significand($0)) } ?? .absent, .words(format.floatClass(of: code).words),
      .value(code, format),
    ]
  }

  /// A significand in binary with as many binary places as the format has fraction bits.
  private func significand(_ number: FloatNumber) -> String {
    let fraction = number.digits & (1 << FloatFormat.Code(format.fractionBits) - 1)
    let hidden = number.digits == fraction ? "0" : "1"
    return hidden + format.normalSignificand(fraction).binary.dropFirst()
  }
}
