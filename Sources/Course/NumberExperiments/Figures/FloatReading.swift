import ExactNumbers
import ExperimentKit
import NumberFormats

/// The meanings of the fields of a floating-point code, in words and as parts of a figure.
struct FloatReading {
  let format: FloatFormat
  let code: FloatFormat.Code

  private var pattern: String { format.bitPattern(code) }
  private var exponentBits: String { String(pattern.dropLast(format.fractionBits).suffix(format.exponentBits)) }
  private var fractionBits: String { String(pattern.suffix(format.fractionBits)) }
  private var value: FloatValue { format.value(of: code) }

  /// The fields of the format.
  var fields: [BitFieldDrawing.Field] {
    let all = [
      BitFieldDrawing.Field(
        title: LocalizedText(en: "sign", ja: "符号部"), bits: String(pattern.prefix(format.hasSign ? 1 : 0)),
        weights: [], fill: .tint1, paint: .accent),
      BitFieldDrawing.Field(
        title: LocalizedText(en: "exponent", ja: "指数部"), bits: exponentBits,
        weights: (0..<format.exponentBits).reversed().map { $0 > 6 ? "2" + $0.superscript : "\(1 << $0)" },
        fill: .paleBlue, paint: .blue),
      BitFieldDrawing.Field(
        title: LocalizedText(en: "fraction", ja: "仮数部"), bits: fractionBits,
        weights: (0..<format.fractionBits).map { $0 > 3 ? "2" + (-$0 - 1).superscript : "1/\(2 << $0)" }, fill: .shade,
        paint: .ink),
    ]
    return all.filter { !$0.bits.isEmpty }
  }

  /// The meaning of each field, and of all together.
  var rows: [BitFieldDrawing.Row] {
    guard let number = value.number else { return [special] }
    let sign = format.hasSign ? [signRow] : []
    if number.isZero {
      return sign + [zeroRow, BitFieldDrawing.Row(words: "= \(value.description)", isBold: true)]
    }
    return sign + [exponentRow(number), significandRow(number), .product(of: number)]
  }

  private var signRow: BitFieldDrawing.Row {
    let bit = pattern.prefix(1)
    return BitFieldDrawing.Row(
      words: LocalizedText(
        en: "sign bit \(bit): \(bit == "1" ? "minus" : "plus")", ja: "符号部\(bit): \(bit == "1" ? "マイナス" : "プラス")"),
      paint: .accent)
  }

  private var zeroRow: BitFieldDrawing.Row {
    BitFieldDrawing.Row(
      words: LocalizedText(en: "all other bits 0: zero", ja: "残りのビットがすべて0: ゼロ"), paint: .blue)
  }

  private var special: BitFieldDrawing.Row {
    let words =
      switch value {
      case .infinity(let isNegative):
        LocalizedText(
          en: "this code is reserved for \(isNegative ? "minus " : "")infinity",
          ja: "\(isNegative ? "負の" : "")無限大のためのビット列")
      default: LocalizedText(en: "this code is reserved for NaN: not a number", ja: "非数のためのビット列。数ではない")
      }
    return BitFieldDrawing.Row(words: words, isBold: true)
  }

  private func exponentRow(_ number: FloatNumber) -> BitFieldDrawing.Row {
    let field = Int(exponentBits, radix: 2) ?? 0
    let power = "2" + number.exponent.superscript
    let words: LocalizedText
    if format.exponentBits == 0 {
      words = LocalizedText(en: "no exponent bits: times \(power)", ja: "指数部なし: \(power)を掛ける")
    } else if format.floatClass(of: code) == .subnormal {
      words = LocalizedText(
        en:
          "exponent bits \(exponentBits): subnormal, read as 1; 1 - \(format.bias) = \(number.exponent), times \(power)",
        ja: "指数部\(exponentBits): 非正規化数で1とみなす。1 - \(format.bias) = \(number.exponent)、\(power)を掛ける")
    } else {
      words = LocalizedText(
        en: "exponent bits \(exponentBits): \(field) - bias \(format.bias) = \(number.exponent), times \(power)",
        ja: "指数部\(exponentBits): \(field) - バイアス\(format.bias) = \(number.exponent)、\(power)を掛ける")
    }
    return BitFieldDrawing.Row(words: words, paint: .blue)
  }

  private func significandRow(_ number: FloatNumber) -> BitFieldDrawing.Row {
    let hidden = format.floatClass(of: code) == .subnormal ? "0" : "1"
    let binary = fractionBits.isEmpty ? hidden : "\(hidden).\(fractionBits)"
    let decimal = number.significand.shortDecimal
    let reading =
      switch fractionBits.count {
      case ...6: LocalizedText(en: "\(binary) in binary, or \(decimal)", ja: "2進数で\(binary)、つまり\(decimal)")
      case ...12: LocalizedText(en: "\(binary) in binary", ja: "2進数で\(binary)")
      default: LocalizedText(decimal)
      }
    return BitFieldDrawing.Row(
      words: LocalizedText(
        en: "fraction after the hidden \(hidden): \(reading.en)", ja: "隠れた\(hidden)に続く仮数部: \(reading.ja)"))
  }

  /// The numbers around the number of the code.
  var line: PointedLine {
    let numbers = FloatNumberSet(format: format)
    let range = lineRange(numbers.reach)
    let indices = numbers.indices(in: range).flatMap { $0.size <= 65 ? $0 : nil }
    let target: PointedLine.Target =
      switch value {
      case .finite(let number): .number(number.exact)
      case .infinity(let isNegative): .infinity(isNegative: isNegative)
      case .nan: .none
      }
    return PointedLine(marks: indices?.map(numbers.value) ?? [], range: range, target: target)
  }

  /// Returns all numbers of a small format, so that its codes have the same axis, or else those near the number.
  private func lineRange(_ reach: ClosedRange<ExactRational>) -> ClosedRange<ExactRational> {
    guard format.bits > 6 || reach.upperBound > 16 else { return reach }
    let magnitude: ClosedRange<ExactRational>
    if let number = value.number {
      let top = ExactRational.powerOfTwo(number.exponent + 1)
      magnitude = (number.significand < 1 ? 0 : ExactRational.powerOfTwo(number.exponent))...top
    } else {
      magnitude = 0...reach.upperBound
    }
    return format.isNegative(code) ? -magnitude.upperBound ... -magnitude.lowerBound : magnitude
  }
}

extension ExactRational {
  /// The number in at most 14 characters: exactly if it fits, otherwise rounded, after `≈`.
  var shortDecimal: String {
    if numerator.magnitudeBitWidth <= 64, denominator.magnitudeBitWidth <= 64, description.count <= 12 {
      return description
    }
    let isPlain = (ExactRational.powerOfTwo(-10)...ExactRational.powerOfTwo(20)).contains(magnitude)
    return "≈ " + (isPlain ? plainDescription(significantDigits: 6) : scientificDescription(significantDigits: 6))
  }
}
