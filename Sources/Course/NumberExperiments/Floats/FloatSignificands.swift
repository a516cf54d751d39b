import ExperimentKit
import NumberFormats

/// The patterns of the fraction bits of a floating-point format and the significands that they stand for.
///
/// Columns: `bits` (only the fraction bits), `significand` (in decimal, with the hidden bit), `binary` (the same in
/// binary), `note` (the exponent bits that change its meaning).
///
/// Source: 000-2f.
struct FloatSignificands: Experiment {
  static let about = About(
    "float.significands", en: "The significand bits of a floating-point format and their significands.",
    ja: "浮動小数点数の仮数部のビット列と、その表す数。", example: "format=float5")

  static let signature = Signature(format: Self.init, CodeParameters.fold)

  let format: FloatFormat
  let fold: Int

  init(format: WrittenFloatFormat, fold: Int) throws {
    (self.format, self.fold) = (try format.resolved, fold)
    guard self.format.fractionBits <= 16 else {
      throw Rejection(
        "format", "The format has \(self.format.fractionBits) fraction bits, but tables enumerate at most 16 bits.",
        help: "Use a format with fewer fraction bits.")
    }
  }

  /// Returns the table, with one row per pattern.
  ///
  /// - Complexity: O(*n*) for *n* patterns.
  func run() -> Table {
    Table(
      [
        .bits, .number("significand", en: "in decimal", ja: "10進数"), .number("binary", en: "in binary", ja: "2進数"),
        .words("note", en: "note", ja: "補足"),
      ],
      rows: fields.fractions.map(row), fold: fold)
  }

  private var fields: FloatFields {
    FloatFields(format: format)
  }

  private func row(_ fraction: FloatFormat.Code) -> [Table.Value] {
    let significand = format.normalSignificand(fraction)
    let ends = Set([fields.exponents.lowerBound, fields.exponents.upperBound]).sorted()
    return [
      .code(fields.fractionPattern(fraction)), .plain(FloatExpression.significand(significand.exact, format)),
      .plain(significand.binary), .words(ends.compactMap { note(exponent: $0, fraction) }.joined),
    ]
  }

  /// Returns the meaning of the fraction bits with some exponent bits, unless they make a normal number.
  private func note(exponent: FloatFormat.Code, _ fraction: FloatFormat.Code) -> LocalizedText? {
    let code = fields.code(exponent, fraction)
    let name = format.floatClass(of: code)
    guard name != .normal else { return nil }
    let number = format.value(of: code).number.map { FloatExpression.significand($0.significand, format) }
    let what =
      number.map {
        name == .subnormal
          ? LocalizedText(en: "\($0) (\(name.words))", ja: "\($0)(\(name.words))") : LocalizedText($0)
      } ?? name.words
    guard format.exponentBits > 0 else { return what }
    let pattern = fields.exponentPattern(exponent)
    return LocalizedText(
      en: "\(what) where the exponent bits are \(pattern)", ja: "指数部が\(pattern)の場合は\(what)")
  }
}
