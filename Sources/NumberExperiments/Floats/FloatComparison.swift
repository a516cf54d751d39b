import ExperimentKit
import NumberFormats
import Results
import SourceText

/// The codes of two floating-point formats of as many bits, and what each stands for in both.
///
/// Columns: `bits`, `left`, `right` (the values, with the names of the formats as titles), `same` (yes or no; −0 is not
/// the same as 0).
///
/// Source: 000-2f.
public struct FloatComparison: ListedExperiment {
  /// The name that cells use.
  public static let name = "float.compare"

  /// What the table shows.
  public static let summary = LocalizedText(
    en: "The same codes read as numbers of two floating-point formats.", ja: "同じビット列を2つの浮動小数点数の形式で読み比べる表。")

  static let left = Parameter(
    "left", ParameterType<FloatFormatName>.floatFormatName,
    help: LocalizedText(en: "The format of the left values.", ja: "左の値の形式。"))
  static let right = Parameter(
    "right", ParameterType<FloatFormatName>.floatFormatName,
    help: LocalizedText(en: "The format of the right values.", ja: "右の値の形式。"))

  /// The formats, the codes and the layout.
  public static let parameters: [any ParameterDeclaration] = [
    left, right, IntegerParameters.codes, IntegerParameters.fold,
  ]

  /// Float5 of the source beside the rules of IEEE 754.
  public static let example = "left=float5 right=e2m2"

  let left: FloatFormatName
  let right: FloatFormatName
  let codes: [FloatFormat.Code]
  let fold: Int

  /// Takes the parameters.
  ///
  /// - Throws: ``ExperimentKit/Rejections`` for formats of different widths, what is no code, or more than 16 bits without
  ///   `codes`.
  public init(_ arguments: Arguments) throws {
    (left, right) = (arguments[Self.left], arguments[Self.right])
    guard left.format.bits == right.format.bits else {
      throw Rejection(
        "right", "The formats `\(left.name)` and `\(right.name)` have different numbers of bits.",
        help: "Take a format of \(left.format.bits) bits.")
    }
    codes = try arguments.codes(of: left.format)
    fold = arguments[IntegerParameters.fold]
  }

  /// The table, one row a code.
  ///
  /// - Complexity: O(*n*) for *n* codes.
  public func run() -> Table {
    Table(
      [
        .bits, .number("left", en: left.title.en, ja: left.title.ja),
        .number("right", en: right.title.en, ja: right.title.ja), .words("same", en: "same", ja: "同じか"),
      ],
      rows: codes.map { code in
        let values = (left: left.format.value(of: code).description, right: right.format.value(of: code).description)
        return [
          .pattern(code, left.format), .plain(values.left), .plain(values.right), .answer(values.left == values.right),
        ]
      }, fold: fold)
  }
}
