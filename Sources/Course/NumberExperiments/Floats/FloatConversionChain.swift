import ExactNumbers
import ExperimentKit
import NumberFormats

/// The values of a chain of conversions from one floating-point format to the next.
///
/// Columns: `value` (as written), `format`, `bits` and `result` (none once a NaN reaches a format without one), `error`
/// (the result minus the written value; none if either is not a number), `flags` (the exceptions of this step; none,
/// too, if there is nothing left to convert).
///
/// The first format rounds a number, and uses a code unchanged. Each step rounds the result of the previous step, so
/// two steps can have a different result than one.
///
/// Source: IEEE Std 754-2019, 5.4.2 and 7.
struct FloatConversionChain: Experiment {
  static let about = About(
    "float.convert", en: "Values converted from one floating-point format to the next, step by step.",
    ja: "値を浮動小数点数の形式から形式へと順に変換した結果。", example: "values=1.1252 formats=[binary16,e5m2]")

  static let signature = Signature(
    Self.init,
    Parameter(
      "values", .list(of: ParameterType<WrittenFloat>.writtenFloat, count: 1...1_000),
      help: LocalizedText(
        en: "The values to convert; a code is one of the first format.", ja: "変換する値。ビット列は最初の形式のものとする。")),
    Parameter(
      "formats", .list(of: ParameterType<FloatFormatName>.floatFormatName, count: 1...16),
      help: LocalizedText(en: "The formats, in the order of the conversions.", ja: "変換する順に並べた形式。")),
    FloatParameters.rounding, FloatParameters.seed, FloatParameters.saturation, .mistake())

  let values: [WrittenFloat]
  let formats: [FloatFormatName]
  let rounding: RoundingName
  let random: SeededRandom
  let saturation: Saturation
  let mistake: ConversionMisconception?

  init(
    values: [WrittenFloat], formats: [FloatFormatName], rounding: RoundingName, seed: Written<Int>,
    saturation: SaturationName, mistake: ConversionMisconception?
  ) throws {
    (self.values, self.formats, self.rounding) = (values, formats, rounding)
    (self.saturation, self.mistake) = (saturation.saturation, mistake)
    random = try rounding.random(seed)
    _ = try WrittenFloat.roundedCodes(
      values, in: FloatArithmetic(formats[0].format, saturation: saturation.saturation), parameter: "values")
    try Rejections.checkTableSize(
      of: values.compactMap(\.number), longestDecimals: formats.map(\.format.longestDecimal), decimals: 2)
  }

  /// Returns the table, with one row per value and format.
  ///
  /// - Complexity: O(*n*) exact subtractions for *n* rows.
  func run() -> Table {
    var random = random
    return Table(
      [
        .value, .format, .bits, .number("result", en: "result", ja: "結果"), .number("error", en: "error", ja: "誤差"),
        .words("flags", en: "flags", ja: "例外フラグ"),
      ],
      rows: values.flatMap { rows($0, &random) }
    ).wrong(by: mistake, in: "bits", "result", "error", "flags")
  }

  private func rows(_ value: WrittenFloat, _ random: inout SeededRandom) -> [[Table.Value]] {
    var rows: [[Table.Value]] = []
    var before: (arithmetic: FloatArithmetic, code: FloatFormat.Code?)?
    var exact = value.number
    for name in formats {
      let arithmetic = FloatArithmetic(name.format, saturation: saturation)
      let rounding = rounding.rounding(&random)
      let result =
        if let before, mistake == nil || value.number == nil {
          before.code.map { arithmetic.convert($0, from: before.arithmetic, rounding: rounding) }
        } else {
          value.result(in: arithmetic, rounding: rounding)
        }
      if before == nil, exact == nil { exact = result?.code.flatMap { name.format.value(of: $0).exact } }
      rows.append(row(value, exact, name, result))
      if mistake == nil || before == nil { before = (arithmetic, result?.code) }
    }
    return rows
  }

  private func row(
    _ value: WrittenFloat, _ exact: ExactRational?, _ name: FloatFormatName, _ result: FloatResult?
  ) -> [Table.Value] {
    let written: Table.Value = .plain(value.number?.description ?? value.text)
    let flags = Table.Value.words((result?.flags ?? []).words)
    guard let code = result?.code else { return [written, .words(name.title), .absent, .absent, .absent, flags] }
    let error = exact.flatMap { exact in name.format.value(of: code).exact.map { $0 - exact } }
    return [
      written, .words(name.title), .pattern(code, name.format), .value(code, name.format),
      error.map { .number($0) } ?? .absent, flags,
    ]
  }
}

extension WrittenFloat {
  /// Returns the code and the exceptions of a rounded number; of any other value, its code.
  fileprivate func result(in arithmetic: FloatArithmetic, rounding: Rounding) -> FloatResult? {
    if let number { return arithmetic.round(number, rounding: rounding) }
    return (try? roundedCode(in: arithmetic, parameter: "")).map { FloatResult(code: $0) }
  }
}

/// Misconceptions about a chain of conversions.
enum ConversionMisconception: String, Misconception {
  case roundedDirectly = "rounded-directly"

  /// The description of the misconception.
  var title: LocalizedText {
    switch self {
    case .roundedDirectly: LocalizedText(en: "each rounded from the first value", ja: "毎回、最初の値から直接丸める")
    }
  }
}
