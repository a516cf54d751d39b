import ExactNumbers
import ExperimentKit
import NumberFormats

/// The stored values of decimal numbers in floating-point formats.
///
/// Columns: `decimal`; `format`; `stored` (the exact value of the code that the decimal is rounded to; beyond the
/// largest number, an infinity if the format has one); `error` (that value minus the decimal); `shortest` (the decimal
/// with the fewest digits that is read back as the same code).
///
/// So 0.1 is not 0.1 although it is printed as 0.1. Swift prints the same number of digits, but only true ones before
/// the point: 8192.0 for the `Float16` whose shortest decimal is 8190.
///
/// Source: IEEE Std 754-2019, 5.12.2; for the shortest decimal G. L. Steele and J. L. White, *How to print
/// floating-point numbers accurately*, 1990.
struct FloatDecimal: Experiment {
  static let about = About(
    "float.decimal",
    en:
      "The values that floating-point formats store for decimal numbers, and the decimals of the fewest digits that are "
      + "read back as these (Steele and White; Swift fills up to the point: 8192.0 in Float16 for 8190).",
    ja: "10進数を浮動小数点数にしたときに実際に記録される値と、読み直すと同じ値になる最も桁数の少ない10進数"
      + "(SteeleとWhiteの方法。Swiftは小数点まで数字を埋めて表示する。Float16の8190は8192.0)。",
    example: "values=0.1 formats=[binary16,binary32,binary64]")

  static let signature = Signature(Self.init, FloatListParameters.values, FloatListParameters.formats, .mistake())

  let values: [ExactRational]
  let formats: [FloatFormatName]
  let mistake: FloatDecimalMisconception?

  init(values: [ExactRational], formats: [FloatFormatName], mistake: FloatDecimalMisconception?) throws {
    (self.values, self.formats, self.mistake) = (values, formats, mistake)
    try Rejections.checkTableSize(of: values, longestDecimals: formats.map(\.format.longestDecimal), decimals: 3)
  }

  /// Returns the table, with one row per number and format.
  ///
  /// - Complexity: O(*n* · *d*) exact divisions for *n* rows and *d* digits of a shortest decimal.
  func run() -> Table {
    Table(
      [
        .number("decimal", en: "decimal", ja: "10進数"), .format,
        .number("stored", en: "stored value", ja: "記録される値"), .number("error", en: "error", ja: "誤差"),
        .number("shortest", en: "shortest decimal", ja: "最短の10進数"),
      ],
      rows: values.flatMap { value in formats.map { row(value, $0) } }
    ).wrong(by: mistake, in: "stored", "error", "shortest")
  }

  private func row(_ value: ExactRational, _ name: FloatFormatName) -> [Table.Value] {
    let format = name.format
    if mistake == .overflowInfinite, value.magnitude > format.value(of: format.largestFiniteCode).exact ?? 0 {
      let infinity = FloatValue.infinity(isNegative: value.isNegative)
      return [.number(value), .words(name.title), .number(infinity), .absent, .absent]
    }
    let code = code(value, format)
    let stored = code.map { format.value(of: $0) }
    return [
      .number(value), .words(name.title), stored.map { .number($0) } ?? .absent,
      stored?.exact.map { .number($0 - value) } ?? .absent,
      code.map { .shortestDecimal($0, format) } ?? .absent,
    ]
  }

  private func code(_ value: ExactRational, _ format: FloatFormat) -> FloatFormat.Code? {
    let code = FloatArithmetic(format).round(value).code
    guard mistake == .neverZero, value != 0, let code, format.floatClass(of: code) == .zero else { return code }
    return FloatArithmetic(format).round(value, rounding: value.isNegative ? .down : .up).code
  }
}

/// Misconceptions about storing a decimal number.
enum FloatDecimalMisconception: String, Misconception {
  case neverZero = "never-zero"
  case overflowInfinite = "overflow-infinite"

  /// The description of the misconception.
  var title: LocalizedText {
    switch self {
    case .neverZero: LocalizedText(en: "the least number in place of zero", ja: "ゼロではなく最小の数とする")
    case .overflowInfinite: LocalizedText(en: "infinity beyond the greatest number", ja: "最大の数を超えると無限大とする")
    }
  }
}
