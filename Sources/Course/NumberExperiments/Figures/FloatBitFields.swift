import ExactNumbers
import ExperimentKit
import NumberFormats

/// A floating-point code as boxes: its fields with the weights of their bits, and its point on the number line.
///
/// The line shows all numbers if they are few and near, otherwise the binade of the number.
///
/// Source: IEEE Std 754-2019, 3.4; 000-2f.
struct FloatBitFields: Experiment {
  static let about = About(
    "float.bit-fields",
    en: "A floating-point code as boxes of bits with their weights, and its point on the number line.",
    ja: "浮動小数点数のビット列を、重みを添えた箱で表し、数直線の点と結ぶ図。", example: "format=float5 code=00101")

  static let signature = Signature(
    format: Self.init,
    Parameter(
      "code", .code, absent: LocalizedText(en: "given by `value`", ja: "`value`で指定"),
      help: LocalizedText(en: "The code.", ja: "ビット列。")),
    Parameter(
      "value", ParameterType<WrittenFloat>.writtenFloat, absent: LocalizedText(en: "given by `code`", ja: "`code`で指定"),
      help: LocalizedText(
        en: "The value, instead of `code`; a number is rounded to the nearest number of the format.",
        ja: "値。`code`の代わりに書く。数は最も近い浮動小数点数に丸める。")))

  let format: FloatFormat
  let code: FloatFormat.Code

  init(format: WrittenFloatFormat, code: WrittenCode?, value: WrittenFloat?) throws {
    let format = try format.resolved
    guard format.bits <= BitFieldDrawing.mostBits else {
      throw Rejection(
        "format", "The format has \(format.bits) bits, but a figure shows at most \(BitFieldDrawing.mostBits).",
        help: "Use a format with fewer bits, or the experiment `float.fields`.")
    }
    self.format = format
    switch (code, value) {
    case (let code?, nil): self.code = try code.code(bits: format.bits, parameter: "code")
    case (nil, let value?): self.code = try value.roundedCode(in: FloatArithmetic(format), parameter: "value")
    case (.some, .some):
      throw Rejection(
        "value", "The parameter `\(name: "value")` cannot be used with `\(name: "code")`.",
        help: "Remove one of the two.")
    case (nil, nil): throw Rejection("code", "The code is missing.", help: "Write `code` or `value`.")
    }
  }

  /// Returns the figure.
  ///
  /// - Complexity: O(1), apart from at most 64 marks.
  func run() -> Figure {
    let reading = FloatReading(format: format, code: code)
    let drawing = BitFieldDrawing(fields: reading.fields, rows: reading.rows, line: reading.line)
    let words = reading.rows.map(\.words).joined(.semicolon)
    let pattern = format.bitPattern(code)
    return Figure(
      width: drawing.width, height: drawing.height,
      alt: LocalizedText(
        en: "The code \(pattern) in boxes: \(words.en).", ja: "ビット列\(pattern)を箱で表した図。\(words.ja)。"),
      shapes: drawing.shapes, marks: drawing.marks)
  }
}
