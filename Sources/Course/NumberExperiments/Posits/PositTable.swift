import ExperimentKit
import NumberFormats

/// The codes of a posit format, cut into their fields, and their values.
///
/// Columns: `bits`; `sign` (the top bit of the code); `regime`, `exponent`, `fraction` (the bits of the magnitude,
/// empty if there is no room for any: a negative code is negated first, as its fields mean nothing before); `value`
/// (exact decimal, or `nan` for NaR).
///
/// Source: Posit Working Group, *Standard for Posit Arithmetic (2022)*.
struct PositTable: Experiment {
  static let about = About(
    "posit.table", en: "The codes of a posit format, their fields and their values.", ja: "ポジットのビット列と、その区分けと値の対応表。",
    example: "codes=[0,1,0x40,0x4d,0x7f,0x80,0xb3]")

  static let exponentBits = Parameter(
    "exponent-bits", .integer(PositFormat.supportedExponentBits), default: 2,
    help: LocalizedText(
      en: "The number of exponent bits if the regime leaves room for them; the standard has 2.",
      ja: "レジームの後に余裕があるときの指数部のビット数。標準では2。"))

  static let signature = Signature(
    Self.init, CodeParameters.bits(in: PositFormat.supportedBits, default: 8), exponentBits, CodeParameters.codes,
    .mistake(among: PositMisconception.inReading), CodeParameters.fold)

  let format: PositFormat
  let codes: [PositFormat.Code]
  let mistake: PositMisconception?
  let fold: Int

  init(bits: Int, exponentBits: Int, codes: [WrittenCode]?, mistake: PositMisconception?, fold: Int) throws {
    format = try PositFormat(bits: bits, exponentBits: exponentBits)
    self.codes = try WrittenCode.codes(codes, bits: bits)
    (self.mistake, self.fold) = (mistake, fold)
  }

  /// Returns the table, with one row per code.
  ///
  /// - Complexity: O(*n*) for *n* codes.
  func run() -> Table {
    Table(
      [
        .bits, .words("sign", en: "sign", ja: "符号"), .words("regime", en: "regime", ja: "レジーム"),
        .words("exponent", en: "exponent", ja: "指数部"), .words("fraction", en: "fraction", ja: "仮数部"), .value,
      ], rows: codes.map(row), fold: fold
    ).wrong(by: mistake, in: "regime", "exponent", "fraction", "value")
  }

  private func row(_ code: PositFormat.Code) -> [Table.Value] {
    let sign = format.fields(of: code).sign
    let positive = sign == "1" ? format.negated(code) : code
    let read = DecodedPosit(positive, in: format, mistake: mistake)
    return [
      .code(format.bitPattern(code)), .code(sign), .code(read.regime), .code(read.exponent), .code(read.fraction),
      code == 0 || code == format.notAReal
        ? .number(format.value(of: code)) : .number(sign == "1" ? -read.exact : read.exact),
    ]
  }
}
