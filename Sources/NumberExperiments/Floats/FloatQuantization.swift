import ExactNumbers
import ExperimentKit
import NumberFormats

/// How far many numbers are off after they were rounded to formats of few bits, as the weights of a model are.
///
/// Columns: `format`; `bits` (those of a number, with its part of the scale of its block); `largest-error`, `mean-error` and
/// `rms-error` (the largest magnitude of an error, the mean, and the root of the mean of the squares, to three significant
/// digits; an error is what a number became minus what it was); `ratio` (signal to noise in decibels, rounded down to
/// tenths; none without an error); `saturated` (how many are beyond the largest number, which they become); `to-zero` (how
/// many became zero and were not).
///
/// Random numbers are nearly normally distributed: sums of twelve uniform ones.
///
/// Source: OCP Microscaling Formats 1.0, 6.3; NVIDIA, *Pretraining Large Language Models with NVFP4*, 2025.
struct FloatQuantization: Experiment {
  static let about = About(
    "float.quantize",
    en: "The error of many numbers, such as weights, rounded to formats of few bits, also in blocks with scales.",
    ja: "重みのような多くの数を、少ないビットの形式やスケール付きのブロックに丸めたときの誤差。", example: "count=1024 formats=[e4m3fn,mxfp4]")

  static let signature = Signature(
    Self.init,
    Parameter(
      "formats", .list(of: ParameterType<QuantizationFormat>.quantizationFormat, count: 1...16),
      help: LocalizedText(en: "The formats to compare, in this order.", ja: "比べる形式。この順に並べる。")),
    Parameter(
      "values", .list(of: ParameterType<ExactRational>.exactRational, count: 1...10_000),
      absent: LocalizedText(en: "`count` random numbers", ja: "`count`個の乱数"),
      help: LocalizedText(en: "The numbers, each of which is a double first.", ja: "丸める数。それぞれ先に倍精度の数にする。")),
    Parameter(
      "count", .integer(1...1_000_000), default: 4_096,
      help: LocalizedText(en: "How many random numbers there are.", ja: "乱数の個数。")
    ),
    Parameter(
      "deviation", ParameterType<ExactRational>.shortRational, default: ExactRational.powerOfTwo(-5),
      help: LocalizedText(en: "The standard deviation of the random numbers.", ja: "乱数の標準偏差。")
    ),
    Parameter(
      "seed", ParameterType.integer(0...Int(UInt32.max)), default: 1,
      help: LocalizedText(en: "The seed of the random numbers.", ja: "乱数の種。")
    ))

  let formats: [QuantizationFormat]
  let numbers: [Double]

  init(formats: [QuantizationFormat], values: [ExactRational]?, count: Int, deviation: ExactRational, seed: Int) throws
  {
    self.formats = formats
    let doubles = FloatArithmetic(.binary64)
    func double(_ number: ExactRational) -> Double {
      doubles.round(number).code.map { Double(bitPattern: UInt64(truncatingIfNeeded: $0)) } ?? 0
    }
    if let values {
      numbers = values.map(double)
      return
    }
    let deviation = double(deviation)
    var random = SeededRandom(seed: UInt64(seed))
    numbers = (0..<count).map { _ in
      // Twelve numbers from 0 to 1, whose sum has the variance 1.
      let sum = (0..<12).reduce(0.0) { sum, _ in sum + Double(random.next() >> 11) * 0x1p-53 }
      return (sum - 6) * deviation
    }
  }

  /// The table, one row a format.
  ///
  /// - Complexity: O(*n*) for *n* numbers, some nanoseconds each.
  func run() -> Table {
    Table(
      [
        .format, .number("bits", en: "bits", ja: "ビット"), .number("largest-error", en: "largest error", ja: "最大誤差"),
        .number("mean-error", en: "mean error", ja: "平均誤差"), .number("rms-error", en: "RMS error", ja: "RMS誤差"),
        .number("ratio", en: "SQNR in dB", ja: "SQNR(dB)"), .number("saturated", en: "saturated", ja: "飽和"),
        .number("to-zero", en: "to zero", ja: "ゼロに"),
      ],
      rows: formats.map(row))
  }

  private func row(_ format: QuantizationFormat) -> [Table.Value] {
    let error = QuantizationError(numbers, format.rounded(numbers), bound: format.bound)
    return [
      .words(format.title), text(format.bits), short(error.largest), short(error.mean), short(error.rootMeanSquare),
      error.tenthsOfDecibels.map { text(Double($0) / 10) } ?? .absent, .number(error.saturated), .number(error.flushed),
    ]
  }

  private func short(_ number: Double) -> Table.Value {
    .plain((ExactRational(exactly: number) ?? 0).errorDescription)
  }

  /// A number of few digits.
  private func text(_ number: Double) -> Table.Value {
    .plain(number == number.rounded() ? "\(Int(number))" : "\(number)")
  }
}
