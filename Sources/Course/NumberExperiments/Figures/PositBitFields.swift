import ExperimentKit
import NumberFormats

/// A posit code as boxes: sign, regime, exponent and fraction, with its value and its point on the number line.
///
/// The boxes of a negative code contain the bits of its magnitude, after the sign of the code: its own bits are not
/// fields.
///
/// Source: Posit Working Group, *Standard for Posit Arithmetic (2022)*, 3.
struct PositBitFields: Experiment {
  static let about = About(
    "posit.bit-fields",
    en: "A posit code as boxes of bits, the meaning of its fields, and its point on the number line.",
    ja: "ポジットのビット列を箱に区分けし、それぞれの意味を添え、数直線の点と結ぶ図。", example: "code=01001101")

  static let signature = Signature(
    Self.init, CodeParameters.bits(in: PositFormat.supportedBits, default: 8), PositTable.exponentBits,
    CodeParameters.code("code", help: LocalizedText(en: "The code.", ja: "ビット列。")))

  let format: PositFormat
  let code: PositFormat.Code

  init(bits: Int, exponentBits: Int, code: WrittenCode) throws {
    format = try PositFormat(bits: bits, exponentBits: exponentBits)
    self.code = try code.code(bits: bits, parameter: "code")
  }

  /// Returns the figure.
  ///
  /// - Complexity: O(1), apart from at most 64 marks.
  func run() -> Figure {
    let reading = PositReading(format: format, code: code)
    let drawing = BitFieldDrawing(fields: reading.fields, rows: reading.rows, line: reading.line)
    let words = reading.rows.map(\.words).joined(LocalizedText(en: "; ", ja: "。"))
    let pattern = format.bitPattern(code)
    return Figure(
      width: drawing.width, height: drawing.height,
      alt: LocalizedText(
        en: "The posit \(pattern) in boxes: \(words.en).", ja: "ポジット\(pattern)を箱で表した図。\(words.ja)。"),
      shapes: drawing.shapes, marks: drawing.marks)
  }
}
