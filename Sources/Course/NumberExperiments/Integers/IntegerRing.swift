import ExactNumbers
import ExperimentKit
import NumberFormats

/// The codes of an integer format on a ring, clockwise from the top: adding one is a step, and the value may jump.
///
/// A filled mark is a negative value, and a code without a mark does not stand for a number. A step that does not raise
/// the value by one is dashed; if at most two of them jump, the values before and after are named.
///
/// Source: 000-2b.
struct IntegerRing: Experiment {
  static let about = About(
    "integer.ring", en: "The codes of an integer format on a ring, with the places where the value jumps.",
    ja: "整数のビット列を輪に並べ、値が飛ぶところを示す図。", example: "encoding=twos-complement bits=5")

  static let signature = Signature(
    Self.init, IntegerParameters.encoding, CodeParameters.bits(in: 2...6),
    Parameter(
      "bias", .integer(-900...900), absent: IntegerParameters.standardBias, help: IntegerParameters.bias.help))

  let format: IntegerFormat

  init(encoding: EncodingName, bits: Int, bias: Int?) throws {
    format = try IntegerFormat(encoding, bits: bits, bias: bias.map { ExactInteger($0) })
  }

  /// Returns the figure.
  ///
  /// - Complexity: O(2ⁿ) for *n* bits.
  func run() -> Figure {
    let ring = Ring(format)
    let drawing = RingDrawing(ring)
    return Figure(
      width: drawing.size, height: drawing.size, alt: ring.alt, shapes: drawing.shapes, marks: drawing.marks)
  }
}
