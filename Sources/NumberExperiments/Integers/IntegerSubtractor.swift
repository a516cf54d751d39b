import ExperimentKit
import NumberFormats
import Results
import SourceText

/// The full adders that subtract a code from another, one row a bit from the lowest up: the bits of the right code are
/// flipped, and a carry comes in.
///
/// Columns: `bit`, `left`, `right`, `flipped` (the bit of `right`, flipped), `carry-in`, `difference`, `carry-out` and
/// `borrow-out`, its opposite: whether the place has to borrow from the next one.
public struct IntegerSubtractor: ListedExperiment {
  /// The name that cells use.
  public static let name = "integer.subtractor"

  /// What the table shows.
  public static let summary = LocalizedText(
    en: "Subtracting a code from another with one full adder a bit.", ja: "全加算器を並べた加算器でビット列の引き算をする様子。")

  static let borrowIn = Parameter(
    "borrow-in", .truth, default: false,
    help: LocalizedText(en: "Whether the lowest bit has been borrowed from.", ja: "最下位ビットから桁借り(ボロー)をするか。"))

  /// The codes, their number of bits and the borrow from the lowest one.
  public static let parameters: [any ParameterDeclaration] = [
    IntegerParameters.leftCode, IntegerParameters.rightCode, IntegerParameters.bits, borrowIn,
  ]

  /// 5 - 3.
  public static let example = "left=00101 right=00011 bits=5"

  let adder: RippleCarryAdder
  let left: UInt64
  let right: UInt64
  let borrowIn: Bool

  /// Takes the parameters.
  ///
  /// - Throws: ``ExperimentKit/Rejections`` for what is no code.
  public init(_ arguments: Arguments) throws {
    adder = try arguments.adder()
    (left, right) = try arguments.codePair()
    borrowIn = arguments[Self.borrowIn]
  }

  /// The table, one row a full adder, the lowest first.
  public func run() -> Table {
    Table(
      [
        .bit, .number("left", en: "left", ja: "左"), .number("right", en: "right", ja: "右"),
        .number("flipped", en: "right flipped", ja: "右の反転"), .carryIn,
        .number("difference", en: "difference", ja: "差"), .carryOut,
        .number("borrow-out", en: "borrow out", ja: "上からの桁借り"),
      ],
      rows: adder.subtract(left, right, borrowIn: borrowIn).steps.map { step in
        [
          .number(step.bit), .bit(step.left), .bit(!step.right), .bit(step.right), .bit(step.carryIn), .bit(step.sum),
          .bit(step.carryOut), .bit(!step.carryOut),
        ]
      })
  }
}
