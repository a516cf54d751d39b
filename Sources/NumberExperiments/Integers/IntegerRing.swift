import ExactNumbers
import ExperimentKit
import NumberFormats
import Results
import SourceText

/// The codes of an integer format on a ring, clockwise from the top: adding one is a step, and the value may jump.
///
/// A filled mark is a negative value, and a code without a mark stands for no number. A step that does not raise the value
/// by one is dashed; where at most two of them jump, the values before and after are named.
///
/// Source: 000-2b.
public struct IntegerRing: ListedExperiment {
  /// The name that cells use.
  public static let name = "integer.ring"

  /// What the figure shows.
  public static let summary = LocalizedText(
    en: "The codes of an integer format on a ring, with the places where the value jumps.",
    ja: "整数のビット列を輪に並べ、値が飛ぶところを示す図。")

  static let bits = IntegerParameters.bits(in: 2...6)
  static let bias = Parameter(
    "bias", .integer(-900...900), absent: IntegerParameters.standardBias, help: IntegerParameters.bias.help)

  /// The format; the ring has room for values of four characters.
  public static let parameters: [any ParameterDeclaration] = [IntegerParameters.encoding, bits, bias]

  /// Int5 of the source.
  public static let example = "encoding=twos-complement bits=5"

  let format: IntegerFormat

  /// Takes the parameters.
  ///
  /// - Throws: ``ExperimentKit/Rejections`` for a bias with another encoding.
  public init(_ arguments: Arguments) throws {
    format = try arguments.integerFormat(bias: arguments[Self.bias].map { ExactInteger($0) })
  }

  /// The figure.
  ///
  /// - Complexity: O(2ⁿ) for *n* bits.
  public func run() -> Figure {
    let ring = Ring(format)
    let drawing = RingDrawing(ring)
    return Figure(width: drawing.size, height: drawing.size, alt: ring.alt, shapes: drawing.shapes)
  }
}
