import ExactNumbers
import ExperimentKit
import NumberFormats

/// The weights of the bits of an integer code, in words and as parts of a figure.
struct IntegerReading {
  let format: IntegerFormat
  let code: UInt64
  let value: IntegerValue

  private var pattern: String { format.bitPattern(code) }

  /// Whether the top bit is a separate field: a sign, or a bit with a weight below zero.
  private var hasTopField: Bool {
    switch format.encoding {
    case .twosComplement, .onesComplement, .signMagnitude: true
    default: false
    }
  }

  private var weights: [ExactInteger] {
    let usual = (0..<format.bits).reversed().map { ExactInteger(1 << $0) }
    guard let top = usual.first else { return [] }
    switch format.encoding {
    case .twosComplement: return [-top] + usual.dropFirst()
    case .onesComplement: return [1 - top] + usual.dropFirst()
    case .signMagnitude: return [0] + usual.dropFirst()
    case .bcd:
      // Groups of four bits from the right, each worth ten times the group before.
      let tens = (0..<format.bits).map { place in
        (0..<place / 4).reduce(ExactInteger(1 << (place % 4))) { all, _ in all * 10 }
      }
      return tens.reversed()
    default: return usual
    }
  }

  /// The top bit by itself if its weight differs, and the others.
  var fields: [BitFieldDrawing.Field] {
    let texts = weights.map { $0 == 0 ? "±" : $0.description }
    guard hasTopField else {
      return [field(format.encoding.title, pattern[...], texts[...], isTop: false)]
    }
    let isSign = format.encoding == .signMagnitude
    let title = isSign ? LocalizedText(en: "sign", ja: "符号") : LocalizedText(en: "top bit", ja: "最上位")
    let rest = isSign ? LocalizedText(en: "magnitude", ja: "絶対値") : LocalizedText(en: "the others", ja: "残りのビット")
    return [
      field(title, pattern.prefix(1), texts.prefix(1), isTop: true),
      field(rest, pattern.dropFirst(), texts.dropFirst(), isTop: false),
    ].filter { !$0.bits.isEmpty }
  }

  private func field(
    _ title: LocalizedText, _ bits: Substring, _ weights: ArraySlice<String>, isTop: Bool
  ) -> BitFieldDrawing.Field {
    BitFieldDrawing.Field(
      title: title, bits: String(bits), weights: Array(weights), fill: isTop ? .tint1 : .paleBlue,
      paint: isTop ? .accent : .blue)
  }

  /// The weights of the ones, and their sum.
  var rows: [BitFieldDrawing.Row] {
    let ones = zip(pattern, weights).filter { $0.0 == "1" && $0.1 != 0 }.map(\.1)
    var sum = ones.isEmpty ? "0" : ones[0].description
    for weight in ones.dropFirst() { sum += weight.isNegative ? " - \(-weight)" : " + \(weight)" }
    let words: LocalizedText
    switch format.encoding {
    case .signMagnitude:
      let sign = pattern.hasPrefix("1") ? "-" : "+"
      words = LocalizedText("\(sign)(\(sum)) = \(value)")
    case .bias(let bias):
      words = LocalizedText(en: "\(sum) - bias \(bias) = \(value)", ja: "\(sum) - バイアス\(bias) = \(value)")
    case .offsetBinary:
      let bias = ExactInteger(1 << (format.bits - 1))
      words = LocalizedText(en: "\(sum) - offset \(bias) = \(value)", ja: "\(sum) - オフセット\(bias) = \(value)")
    default: words = LocalizedText(ones.count == 1 && sum == value.description ? sum : "\(sum) = \(value)")
    }
    return [
      BitFieldDrawing.Row(words: LocalizedText(en: "add the weights of the ones:", ja: "1のビットの重みを足す:")),
      BitFieldDrawing.Row(words: words, isBold: true),
    ]
  }

  /// All numbers of the format, from zero if none is negative.
  var line: PointedLine {
    let (low, high) = (format.minimum, format.maximum)
    let count = high - low
    let marks = count <= 64 ? Array(sequence(first: low) { $0 < high ? $0 + 1 : nil }).map { ExactRational($0) } : []
    let range = ExactRational(low)...ExactRational(low == high ? high + 1 : high)
    return PointedLine(marks: marks, range: range, target: .number(ExactRational(value.exact)))
  }
}
