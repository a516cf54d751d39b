import ExactNumbers
import ExperimentKit
import NumberFiles
import NumberFormats

/// Many numbers and the formats that they are rounded to: the parameters of the experiments on quantization.
///
/// The numbers are given, from a file, or random. Random ones are nearly normally distributed: sums of twelve uniform
/// ones.
struct Quantization: Sendable, Hashable {
  /// The formats, in the order of the result.
  let formats: [QuantizationFormat]
  /// The numbers.
  let numbers: [Double]

  /// The largest number of numbers of a file, so that reading takes little time and memory.
  static let mostNumbers = 1 << 22

  static let signature = Signature(
    Self.init,
    Parameter(
      "formats", .list(of: ParameterType<QuantizationFormat>.quantizationFormat, count: 1...16),
      help: LocalizedText(en: "The formats to compare, in this order.", ja: "比べる形式。この順に並べる。")),
    Parameter(
      "values", .list(of: ParameterType<ExactRational>.exactRational, count: 1...10_000),
      absent: LocalizedText(en: "those of `file`, or `count` random numbers", ja: "`file`の数か、`count`個の乱数"),
      help: LocalizedText(
        en: "The numbers to round, each of which is first converted to a double.", ja: "丸める数。それぞれ先に倍精度の数にする。")),
    Parameter(
      "file",
      .file(
        LocalizedText(
          en: "an array of NumPy (`.npy`; float16, float32, float64 or integers) or comma-separated numbers",
          ja: "NumPyの配列(`.npy`。float16、float32、float64、整数のいずれか)またはコンマ区切りの数")),
      absent: LocalizedText(en: "none", ja: "なし"),
      help: LocalizedText(en: "The file with the numbers, instead of `values`.", ja: "丸める数のファイル。`values`の代わりに書く。")),
    Parameter(
      "column", ParameterType<String>.text(longest: 100),
      absent: LocalizedText(en: "all columns, row by row", ja: "すべての列。1行ずつ読む"),
      help: LocalizedText(en: "The title of the column of comma-separated numbers.", ja: "コンマ区切りの数のうち、読む列の見出し。")),
    Parameter(
      "count", .integer(1...1_000_000), default: 4_096,
      help: LocalizedText(en: "The number of random numbers.", ja: "乱数の個数。")
    ).noted,
    Parameter(
      "deviation", ParameterType<ExactRational>.shortRational, default: ExactRational.powerOfTwo(-5),
      help: LocalizedText(en: "The standard deviation of the random numbers.", ja: "乱数の標準偏差。")
    ).noted,
    Parameter(
      "seed", ParameterType.integer(0...Int(UInt32.max)), default: 1,
      help: LocalizedText(en: "The seed of the random numbers.", ja: "乱数の種。")
    ).noted)

  private init(
    formats: [QuantizationFormat], values: [ExactRational]?, file: DataFile?, column: String?, count: Written<Int>,
    deviation: Written<ExactRational>, seed: Written<Int>
  ) throws {
    self.formats = formats
    let source = file != nil ? "file" : values != nil ? "values" : nil
    let written = [
      ("values", values != nil && file != nil), ("count", count.isWritten), ("deviation", deviation.isWritten),
      ("seed", seed.isWritten),
    ]
    if let source, let other = written.first(where: { $0.1 && $0.0 != source })?.0 {
      throw Rejection(
        other, "The parameter `\(other)` cannot be used with `\(source)`.", help: "Remove one of the two.")
    }
    if column != nil, file == nil {
      throw Rejection("column", "The parameter `column` is for a file.", help: "Remove it, or write `file`.")
    }
    if let file {
      do throws(NumberFileError) {
        numbers = try NumberFile(file.bytes, name: file.name, column: column, limit: Self.mostNumbers).numbers
      } catch {
        throw Rejection(file: file.name, of: "file", error.reason, help: error.help)
      }
    } else if let values {
      numbers = values.map(Self.double)
    } else {
      numbers = Self.normal(count: count.value, deviation: Self.double(deviation.value), seed: seed.value)
    }
  }

  private static func double(_ number: ExactRational) -> Double {
    let code = FloatArithmetic(.binary64).round(number).code
    return code.map { Double(bitPattern: UInt64(truncatingIfNeeded: $0)) } ?? 0
  }

  private static func normal(count: Int, deviation: Double, seed: Int) -> [Double] {
    var random = SeededRandom(seed: UInt64(seed))
    return (0..<count).map { _ in
      // Twelve numbers from 0 to 1, whose sum has the variance 1.
      let sum = (0..<12).reduce(0.0) { sum, _ in sum + Double(random.next() >> 11) * 0x1p-53 }
      return (sum - 6) * deviation
    }
  }
}
