import ExactNumbers
import ExperimentKit
import NumberFormats

/// An integer code as boxes with the weights of its bits, its value, and its point on the number line.
///
/// Source: 000-2b.
struct IntegerBitWeights: Experiment {
  static let about = About(
    "integer.bit-weights", en: "An integer code as boxes of bits with their weights, and its point on the number line.",
    ja: "整数のビット列を、重みを添えた箱で表し、数直線の点と結ぶ図。", example: "encoding=twos-complement code=11101")

  static let signature = Signature(
    Self.init, IntegerParameters.encoding,
    CodeParameters.code("code", help: LocalizedText(en: "The code.", ja: "ビット列。")),
    CodeParameters.bits(in: 1...16), IntegerParameters.bias)

  let format: IntegerFormat
  let code: UInt64
  let value: IntegerValue

  init(encoding: EncodingName, code: WrittenCode, bits: Int, bias: ExactInteger?) throws {
    format = try IntegerFormat(encoding, bits: bits, bias: bias)
    guard format.encoding != .gray else {
      throw Rejection(
        "encoding", "The bits of a Gray code have no weights.", help: "Use another encoding, or `integer.gray`.")
    }
    self.code = UInt64(try code.code(bits: bits, parameter: "code"))
    guard let value = format.value(of: self.code) else {
      throw Rejection(
        "code", "The code `\(format.bitPattern(self.code))` does not stand for a number.", help: "Use another code.")
    }
    self.value = value
  }

  /// Returns the figure.
  ///
  /// - Complexity: O(1), apart from at most 64 marks.
  func run() -> Figure {
    let reading = IntegerReading(format: format, code: code, value: value)
    let drawing = BitFieldDrawing(fields: reading.fields, rows: reading.rows, line: reading.line)
    let pattern = format.bitPattern(code)
    let words = reading.rows.last?.words ?? ""
    return Figure(
      width: drawing.width, height: drawing.height,
      alt: LocalizedText(
        en:
          "The code \(pattern) in boxes, read as \(format.encoding.title.en): the weights of the ones give \(words.en).",
        ja: "ビット列\(pattern)を箱で表した図。表現は\(format.encoding.title.ja)。1のビットの重みを足すと、\(words.ja)。"),
      shapes: drawing.shapes, marks: drawing.marks)
  }
}
