import ExactNumbers
import ExperimentKit
import NumberFormats

/// The errors of many numbers that were rounded to formats of few bits, like the weights of a model.
///
/// Columns: `format`; `bits` (those of a number, with its part of the scale of its block); `largest-error`,
/// `mean-error` and `rms-error` (the largest magnitude of an error, the mean, and the root of the mean of the squares,
/// to three significant digits; an error is the rounded number minus the exact one); `ratio` (signal to noise in
/// decibels, rounded down to tenths; none without an error); `saturated` (the number of values beyond the largest
/// number, which they become); `to-zero` (the number of values that became zero and were not). If the numbers include
/// an infinity or NaN, `special` counts them, and `lost` the numbers that became NaN, such as all others in the block of
/// an infinity. No other column counts either.
///
/// With `show: codes`, there is a row per number instead: `number`, and for each format a column with its name and the
/// code. For blocks, a column that ends in `-scale` has the code of the scale of the block, and one that ends in
/// `-array-scale` the scale of the whole array, if there is one.
///
/// Source: OCP Microscaling Formats 1.0, 6.3; NVIDIA, *Pretraining Large Language Models with NVFP4*, 2025.
struct FloatQuantization: Experiment {
  static let about = About(
    "float.quantize",
    en: "The error of many numbers, such as weights, rounded to formats of few bits, including blocks with scales.",
    ja: "重みのような多くの数を、少ないビットの形式やスケール付きのブロックに丸めたときの誤差。", example: "count=1024 formats=[e4m3fn,mxfp4]")

  static let signature = Quantization.signature.adding(
    Parameter<Content>(
      "show", .choice, default: .errors,
      help: LocalizedText(
        en: "The content of the table: the errors of each format, or the codes of each number.",
        ja: "表の内容。形式ごとの誤差か、数ごとのビット列。"))
  ) { try Self($0, show: $1) }

  /// The content of the table.
  enum Content: String, CaseIterable, Sendable {
    case errors, codes
  }

  let quantization: Quantization
  let show: Content

  init(_ quantization: Quantization, show: Content) throws {
    (self.quantization, self.show) = (quantization, show)
    guard show == .codes else { return }
    try quantization.checkCodes()
  }

  /// Returns the table, with one row per format or per number.
  ///
  /// - Complexity: O(*n*) for *n* numbers, some nanoseconds each.
  func run() -> Table {
    guard show == .errors else { return quantization.codes }
    let hasSpecials = !quantization.numbers.allSatisfy(\.isFinite)
    let special: [Table.Column] = [
      .number("special", en: "no number", ja: "数でない"), .number("lost", en: "to NaN", ja: "NaNに"),
    ]
    return Table(
      [
        .format, .number("bits", en: "bits", ja: "ビット"), .number("largest-error", en: "largest error", ja: "最大誤差"),
        .number("mean-error", en: "mean error", ja: "平均誤差"), .number("rms-error", en: "RMS error", ja: "RMS誤差"),
        .number("ratio", en: "SQNR in dB", ja: "SQNR(dB)"), .number("saturated", en: "saturated", ja: "飽和"),
        .number("to-zero", en: "to zero", ja: "ゼロに"),
      ] + (hasSpecials ? special : []),
      rows: quantization.formats.map { row($0, hasSpecials: hasSpecials) })
  }

  private func row(_ format: QuantizationFormat, hasSpecials: Bool) -> [Table.Value] {
    let numbers = quantization.numbers
    let error = QuantizationError(numbers, format.rounded(numbers).numbers, bound: format.bound)
    let row: [Table.Value] = [
      .words(format.title), text(format.bits), short(error.largest), short(error.mean), short(error.rootMeanSquare),
      error.sqnrInTenths.map { text(Double($0) / 10) } ?? .absent, .number(error.saturated), .number(error.flushed),
    ]
    return row + (hasSpecials ? [.number(error.special), .number(error.lost)] : [])
  }

  private func short(_ number: Double) -> Table.Value {
    guard let exact = ExactRational(exactly: number) else { return .absent }
    return .plain(exact.errorDescription)
  }

  /// Returns a number with few digits.
  private func text(_ number: Double) -> Table.Value {
    .plain(number == number.rounded() ? "\(Int(number))" : "\(number)")
  }
}
