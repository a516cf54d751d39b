import ExperimentKit
import NumberFormats

/// Codes of a floating-point format taken apart.
///
/// Columns: `bits`; `sign`, `exponent-bits` and `fraction-bits` (the fields, empty if the format has none); `exponent`
/// and `significand` (in binary, with the hidden bit; both none for an infinity and NaN); `class`; `value`.
///
/// Source: IEEE Std 754-2019, 3.4.
struct FloatFieldTable: Experiment {
  static let about = About(
    "float.fields", en: "The sign, the exponent and the significand of floating-point numbers, field by field.",
    ja: "浮動小数点数の符号部、指数部、仮数部と、それぞれの意味。", example: "format=binary16 values=[0.1,-2,1e-7,-0,inf,nan]")

  static let signature = Signature(
    format: Self.init, CodeParameters.codes,
    Parameter(
      "values", .list(of: ParameterType<WrittenFloat>.writtenFloat, count: 1...1_000),
      absent: LocalizedText(en: "given by `codes`", ja: "`codes`で指定"),
      help: LocalizedText(
        en: "The values to take apart, instead of `codes`; numbers are rounded to the nearest number of the format.",
        ja: "分解する値。`codes`の代わりに書く。数は最も近い浮動小数点数に丸める。")))

  let format: FloatFormat
  let codes: [FloatFormat.Code]

  init(format: WrittenFloatFormat, codes: [WrittenCode]?, values: [WrittenFloat]?) throws {
    self.format = try format.resolved
    if let values {
      guard codes == nil else {
        throw Rejection(
          "codes", "The parameter `\(name: "codes")` cannot be used with `\(name: "values")`.",
          help: "Remove one of the two.")
      }
      self.codes = try WrittenFloat.roundedCodes(values, in: FloatArithmetic(self.format), parameter: "values")
    } else {
      self.codes = try self.format.codes(codes)
    }
    try self.format.checkTableSize(
      rows: self.codes.count, decimals: 1, change: values == nil ? "codes" : "values", help: "Use fewer of them.")
  }

  /// Returns the table, with one row per code.
  ///
  /// - Complexity: O(*n*) for *n* codes.
  func run() -> Table {
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

  /// Returns a significand in binary with as many binary places as the format has fraction bits.
  private func significand(_ number: FloatNumber) -> String {
    let fraction = number.digits & (1 << FloatFormat.Code(format.fractionBits) - 1)
    let hidden = number.digits == fraction ? "0" : "1"
    return hidden + format.normalSignificand(fraction).binary.dropFirst()
  }
}
