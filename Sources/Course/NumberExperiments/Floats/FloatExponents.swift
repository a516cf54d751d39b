import ExperimentKit
import NumberFormats

/// The patterns of the exponent bits of a floating-point format and the exponents that they stand for.
///
/// Columns: `bits` (only the exponent bits), `exponent` (none if no number has these bits), `note` (the significand
/// bits that make the code something other than a normal number).
///
/// Source: 000-2f.
struct FloatExponents: Experiment {
  static let about = About(
    "float.exponents", en: "The exponent bits of a floating-point format and their exponents.",
    ja: "浮動小数点数の指数部のビット列と、その表す指数。", example: "format=float5")

  static let signature = Signature(
    format: Self.init, .mistake(among: FloatMisconception.onExponents), CodeParameters.fold)

  let format: FloatFormat
  let mistake: FloatMisconception?
  let fold: Int

  init(format: WrittenFloatFormat, mistake: FloatMisconception?, fold: Int) throws {
    (self.format, self.mistake, self.fold) = (try format.resolved, mistake, fold)
  }

  /// Returns the table, with one row per pattern.
  ///
  /// - Complexity: O(*n*) for *n* patterns.
  func run() -> Table {
    Table(
      [
        .bits, .number("exponent", en: "exponent", ja: "指数"), .words("note", en: "note", ja: "補足"),
      ],
      rows: fields.exponents.map(row), fold: fold
    ).wrong(by: mistake, in: "exponent")
  }

  private var fields: FloatFields {
    FloatFields(format: format)
  }

  private func row(_ exponent: FloatFormat.Code) -> [Table.Value] {
    let runs = runs(exponent)
    let first = runs.first { $0.name != .infinity && $0.name != .nan }
    let number = first.flatMap { format.value(of: fields.code(exponent, $0.range.lowerBound)).number }
    return [
      .code(fields.exponentPattern(exponent)), number.map { .number(exponentRead(of: $0)) } ?? .absent,
      .words(runs.filter { $0.name != .normal }.map { words($0.name, $0.range) }.joined),
    ]
  }

  private func exponentRead(of number: FloatNumber) -> Int {
    mistake?.exponent(of: number, in: format) ?? number.exponent
  }

  /// Returns the classes of the codes with some exponent bits, in runs of fraction bits.
  ///
  /// Only the first and the last two patterns can differ from those between them.
  private func runs(_ exponent: FloatFormat.Code) -> [(name: FloatClass, range: ClosedRange<FloatFormat.Code>)] {
    let last = fields.fractions.upperBound
    let starts = Set([0, min(1, last), last - min(1, last), last]).sorted()
    var runs: [(name: FloatClass, range: ClosedRange<FloatFormat.Code>)] = []
    for (start, next) in zip(starts, starts.dropFirst() + [last + 1]) {
      let name = format.floatClass(of: fields.code(exponent, start))
      if let before = runs.last, before.name == name {
        runs[runs.count - 1].range = before.range.lowerBound...next - 1
      } else {
        runs.append((name, start...next - 1))
      }
    }
    return runs
  }

  private func words(_ name: FloatClass, _ range: ClosedRange<FloatFormat.Code>) -> LocalizedText {
    guard format.fractionBits > 0 else { return name.words }
    let first = fields.fractionPattern(range.lowerBound)
    let last = fields.fractionPattern(range.upperBound)
    let bits =
      range.size == 1 ? LocalizedText(first) : LocalizedText(en: "\(first) to \(last)", ja: "\(first)から\(last)")
    return LocalizedText(
      en: "\(name.words) where the significand bits are \(bits)", ja: "仮数部が\(bits)の場合は\(name.words)")
  }
}
