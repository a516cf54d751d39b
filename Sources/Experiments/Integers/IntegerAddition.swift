import ExactNumbers
import ExperimentKit
import NumberFormats
import Results
import SourceText

/// The sum of two numbers as the one unsigned adder computes it in each encoding, and what repairs a wrong one.
///
/// Columns: `encoding`, `left`, `right`, `adder` (the code that the adder gives), `value` (its value in the encoding),
/// `verdict` (right, wrong, overflow where the true sum has no code, or which number the encoding cannot hold), `repair`
/// and `repaired` (what makes a wrong sum right, and the code that this gives; empty elsewhere).
///
/// Source: 000-2e.
public struct IntegerAddition: Experiment {
  /// The name that cells use.
  public static let name = "integer.addition"

  /// What the table shows.
  public static let summary = LocalizedText(
    en: "Adding two numbers with the unsigned adder in each encoding.", ja: "符号なしの加算器で2つの数を足した結果を、表現ごとに比べる。")

  static let left = Parameter("left", .exactInteger, help: LocalizedText(en: "The left number.", ja: "左の数。"))
  static let right = Parameter("right", .exactInteger, help: LocalizedText(en: "The right number.", ja: "右の数。"))
  static let encodings = Parameter(
    "encodings", .list(of: ParameterType<EncodingName>.choice, count: 1...EncodingName.allCases.count),
    absent: LocalizedText(en: "all", ja: "すべて"),
    help: LocalizedText(en: "The encodings to compare, in this order.", ja: "比べる表現。この順に並べる。"))

  /// The numbers, the number of bits, the bias and the encodings.
  public static let parameters: [any ParameterDeclaration] = [
    left, right, IntegerParameters.bits, IntegerParameters.bias, encodings,
  ]

  /// The sum of the source.
  public static let example = "left=5 right=-3 bits=5"

  let left: ExactInteger
  let right: ExactInteger
  let formats: [IntegerFormat]
  let adder: RippleCarryAdder

  /// Takes the parameters.
  ///
  /// - Throws: ``ExperimentKit/Rejections`` for a bias where `encodings` leaves `bias` out.
  public init(_ arguments: Arguments) throws {
    let encodings = arguments[Self.encodings] ?? EncodingName.allCases
    guard encodings.contains(.bias) || arguments[IntegerParameters.bias] == nil else {
      throw Rejection(
        "bias", "The parameter `bias` goes only with the encoding `bias`, which `encodings` leaves out.",
        help: "Remove it, or add `bias` to `encodings`.")
    }
    left = arguments[Self.left]
    right = arguments[Self.right]
    formats = try arguments.integerFormats(encodings)
    adder = try arguments.adder()
  }

  /// The table, one row an encoding.
  public func run() -> Table {
    Table(
      [
        .encoding, .words("left", en: "left", ja: "左"), .words("right", en: "right", ja: "右"),
        .words("adder", en: "adder", ja: "加算器の結果"), .value, .words("verdict", en: "verdict", ja: "判定"),
        .words("repair", en: "repair", ja: "直し方"), .words("repaired", en: "repaired", ja: "直した結果"),
      ],
      rows: formats.map(row))
  }

  private func row(_ format: IntegerFormat) -> [Table.Value] {
    let codes = (left: format.code(of: left), right: format.code(of: right))
    let start: [Table.Value] = [
      .words(format.encoding.title), .pattern(codes.left, format), .pattern(codes.right, format),
    ]
    guard let leftCode = codes.left, let rightCode = codes.right else {
      let missing = [codes.left == nil ? left : nil, codes.right == nil && left != right ? right : nil]
      return start + [.absent, .absent, cannotHold(missing.compactMap(\.self)), .empty, .empty]
    }
    let sum = EncodedSum(format: format, adder: adder, left: leftCode, right: rightCode)
    let result = start + [.pattern(sum.code, format), .value(sum.code, format), .words(sum.verdict.words)]
    guard sum.verdict == .wrong, let repair = sum.repair else { return result + [.empty, .empty] }
    return result + [.words(repair.words(format)), .pattern(sum.repaired(by: repair), format)]
  }

  private func cannotHold(_ numbers: [ExactInteger]) -> Table.Value {
    .words(
      en: "cannot hold \(numbers.map(\.description).joined(separator: " or "))",
      ja: "\(numbers.map(\.description).joined(separator: "も"))\(numbers.count > 1 ? "も" : "は")表せない")
  }
}
