import ExactNumbers
import ExperimentKit
import NumberFormats

/// The meanings of the fields of a posit code, in words and as parts of a figure.
struct PositReading {
  let format: PositFormat
  let code: PositFormat.Code

  private var isNegative: Bool { format.fields(of: code).sign == "1" }
  private var magnitude: PositFormat.Code { isNegative ? format.negated(code) : code }
  private var bits: PositFields { format.fields(of: magnitude) }
  private var value: FloatValue { format.value(of: code) }

  /// The fields that the code has room for; zero and NaR have none after the sign.
  var fields: [BitFieldDrawing.Field] {
    let sign = field(LocalizedText(en: "sign", ja: "符号部"), format.fields(of: code).sign, .tint1, .accent)
    guard let number = value.number, !number.isZero else {
      let rest = String(format.bitPattern(code).dropFirst())
      return [sign, field(LocalizedText(en: "all others", ja: "残りのビット"), rest, .shade, .ink)]
    }
    let rest = [
      field(LocalizedText(en: "regime", ja: "レジーム"), bits.regime, .tone, .muted, isOfCode: !isNegative),
      field(LocalizedText(en: "exponent", ja: "指数部"), bits.exponent, .paleBlue, .blue, isOfCode: !isNegative),
      field(LocalizedText(en: "fraction", ja: "仮数部"), bits.fraction, .shade, .ink, isOfCode: !isNegative),
    ]
    return [sign] + rest.filter { !$0.bits.isEmpty }
  }

  private func field(
    _ title: LocalizedText, _ bits: String, _ fill: Figure.Paint, _ paint: Figure.Paint, isOfCode: Bool = true
  ) -> BitFieldDrawing.Field {
    BitFieldDrawing.Field(title: title, bits: bits, weights: [], fill: fill, paint: paint, isOfCode: isOfCode)
  }

  /// The meaning of each field, and of all together.
  var rows: [BitFieldDrawing.Row] {
    guard let number = value.number else {
      return [
        BitFieldDrawing.Row(
          words: LocalizedText(en: "this code is reserved for NaR: not a real", ja: "非実数(NaR)のためのビット列。数ではない"),
          isBold: true)
      ]
    }
    guard !number.isZero else {
      return [BitFieldDrawing.Row(words: LocalizedText(en: "all bits 0: zero", ja: "すべてのビットが0: ゼロ"), isBold: true)]
    }
    return [signRow, regimeRow] + exponentRows + [fractionRow(number), .product(of: number)]
  }

  private var signRow: BitFieldDrawing.Row {
    let magnitude = format.bitPattern(magnitude)
    return BitFieldDrawing.Row(
      words: isNegative
        ? LocalizedText(
          en: "sign bit 1: minus; read the negated code, \(magnitude)", ja: "符号部1: マイナス。符号を変えた\(magnitude)を読む")
        : LocalizedText(en: "sign bit 0: plus", ja: "符号部0: プラス"),
      paint: .accent)
  }

  private var regimeRow: BitFieldDrawing.Row {
    let (regime, value) = (bits.regime, bits.regimeValue)
    let isOnes = regime.hasPrefix("1")
    let run = isOnes ? value + 1 : -value
    let power = "\(1 << (1 << format.exponentBits))\(value.superscript)"
    let english = isOnes ? (run == 1 ? "1 one" : "\(run) ones") : (run == 1 ? "1 zero" : "\(run) zeros")
    let count = isOnes ? "\(run) - 1 = \(value)" : "\(value)"
    return BitFieldDrawing.Row(
      words: LocalizedText(
        en: "regime \(regime): \(english), counts as \(count), times \(power)",
        ja: "レジーム\(regime): \(isOnes ? "1" : "0")が\(run)個で\(count)、\(power)を掛ける"), paint: .muted)
  }

  /// The row of the exponent, in a format that has one.
  private var exponentRows: [BitFieldDrawing.Row] {
    guard format.exponentBits > 0 else { return [] }
    let kept = bits.exponent
    let full = kept + String(repeating: "0", count: format.exponentBits - kept.count)
    let exponent = Int(full, radix: 2) ?? 0
    let power = "2\(exponent.superscript)"
    let words =
      if kept.isEmpty {
        LocalizedText(en: "no room for the exponent: 0, times \(power)", ja: "指数部の余地がない: 0とみなし、\(power)を掛ける")
      } else if kept == full {
        LocalizedText(
          en: "exponent bits \(kept): \(exponent), times \(power)", ja: "指数部\(kept): \(exponent)、\(power)を掛ける")
      } else {
        LocalizedText(
          en: "exponent bits \(kept), read as \(full): \(exponent), times \(power)",
          ja: "指数部\(kept)(\(full)とみなす): \(exponent)、\(power)を掛ける")
      }
    return [BitFieldDrawing.Row(words: words, paint: .blue)]
  }

  private func fractionRow(_ number: FloatNumber) -> BitFieldDrawing.Row {
    let fraction = bits.fraction
    guard !fraction.isEmpty else {
      return BitFieldDrawing.Row(
        words: LocalizedText(en: "no room for a fraction: only the hidden 1", ja: "仮数部の余地がない: 隠れた1だけ"))
    }
    let decimal = number.significand.shortDecimal
    let reading =
      fraction.count > 6
      ? LocalizedText(decimal)
      : LocalizedText(en: "1.\(fraction) in binary, or \(decimal)", ja: "2進数で1.\(fraction)、つまり\(decimal)")
    return BitFieldDrawing.Row(
      words: LocalizedText(en: "fraction after the hidden 1: \(reading.en)", ja: "隠れた1に続く仮数部: \(reading.ja)"))
  }

  /// The binade of the number, up to the first number beyond it, since a line of all numbers has room for only a few.
  var line: PointedLine {
    let numbers = TaperedNumberSet(format)
    guard let number = value.number, !number.isZero else {
      return PointedLine(marks: [-1, 0, 1], range: -1...1, target: value.number == nil ? .none : .number(0))
    }
    let low = ExactRational.powerOfTwo(number.exponent)
    let next = Int128(magnitude | (1 << PositFormat.Code(bits.fractionBits) - 1)) + 1
    let last = numbers.indices.upperBound
    let ends = next <= last ? low...numbers.value(at: next) : numbers.value(at: last - 1)...low
    let range = isNegative ? -ends.upperBound ... -ends.lowerBound : ends
    let indices = numbers.indices(in: range).flatMap { $0.size <= 65 ? $0 : nil }
    return PointedLine(marks: indices?.map(numbers.value) ?? [], range: range, target: .number(number.exact))
  }
}
