import ExperimentKit
import NumberFormats
import Results
import SourceText

/// The codes of a posit format, cut into their fields, and what each one stands for.
///
/// Columns: `bits`; `sign`, `regime`, `exponent`, `fraction` (the bits as they stand in the code, empty where there is no room
/// for any); `value` (exact decimal, or `nan` for NaR).
///
/// Source: Posit Working Group, *Standard for Posit Arithmetic (2022)*.
public struct PositTable: Experiment {
  /// The name that cells use.
  public static let name = "posit.table"

  /// What the table shows.
  public static let summary = LocalizedText(
    en: "The codes of a posit format, their fields and their values.", ja: "ポジットのビット列と、その区分けと値の対応表。")

  static let bits = IntegerParameters.bits(in: PositFormat.supportedBits, default: 8)

  static let exponentBits = Parameter(
    "exponent-bits", .integer(PositFormat.supportedExponentBits), default: 2,
    help: LocalizedText(
      en: "The number of exponent bits where the regime leaves room for them; the standard has 2.",
      ja: "レジームの後に余裕があるときの指数部のビット数。標準では2。"))

  /// The format, the codes and the layout.
  public static let parameters: [any ParameterDeclaration] = [
    bits, exponentBits, IntegerParameters.codes, IntegerParameters.fold,
  ]

  /// The posit of 8 bits of the standard, some codes of it.
  public static let example = "codes=[0,1,0x40,0x4d,0x7f,0x80,0xb3]"

  let format: PositFormat
  let codes: [PositFormat.Code]
  let fold: Int

  /// Takes the parameters.
  ///
  /// - Throws: ``ExperimentKit/Rejections`` for what is no code, or for more than 16 bits without `codes`.
  public init(_ arguments: Arguments) throws {
    format = try PositFormat(bits: arguments[Self.bits], exponentBits: arguments[Self.exponentBits])
    codes = try arguments.codes(bits: format.bits)
    fold = arguments[IntegerParameters.fold]
  }

  /// The table, one row a code.
  ///
  /// - Complexity: O(*n*) for *n* codes.
  public func run() -> Table {
    Table(
      [
        .bits, .words("sign", en: "sign", ja: "符号"), .words("regime", en: "regime", ja: "レジーム"),
        .words("exponent", en: "exponent", ja: "指数部"), .words("fraction", en: "fraction", ja: "仮数部"), .value,
      ], rows: codes.map(row), fold: fold)
  }

  private func row(_ code: PositFormat.Code) -> [Table.Value] {
    let fields = format.fields(of: code)
    return [
      .code(format.bitPattern(code)), .code(fields.sign), .code(fields.regime), .code(fields.exponent),
      .code(fields.fraction), .number(format.value(of: code)),
    ]
  }
}
