import ExperimentKit
import NumberFormats

/// The codes of two floating-point formats of the same number of bits, with their values in both.
///
/// Columns: `bits`, `left`, `right` (the values, with the names of the formats as titles), `same` (yes or no; −0 is not
/// the same as 0).
///
/// Source: 000-2f.
struct FloatComparison: Experiment {
  static let about = About(
    "float.compare", en: "The same codes read as numbers of two floating-point formats.",
    ja: "同じビット列を2つの浮動小数点数の形式で読み比べる表。", example: "left=float5 right=e2m2")

  static let signature = Signature(
    Self.init,
    Parameter(
      "left", ParameterType<FloatFormatName>.floatFormatName,
      help: LocalizedText(en: "The format of the left values.", ja: "左の値の形式。")),
    Parameter(
      "right", ParameterType<FloatFormatName>.floatFormatName,
      help: LocalizedText(en: "The format of the right values.", ja: "右の値の形式。")), CodeParameters.codes,
    CodeParameters.fold)

  let left: FloatFormatName
  let right: FloatFormatName
  let codes: [FloatFormat.Code]
  let fold: Int

  init(left: FloatFormatName, right: FloatFormatName, codes: [WrittenCode]?, fold: Int) throws {
    guard left.format.bits == right.format.bits else {
      throw Rejection(
        "right", "The formats `\(left.name)` and `\(right.name)` have different numbers of bits.",
        help: "Use a format of \(left.format.bits) bits.")
    }
    (self.left, self.right, self.fold) = (left, right, fold)
    self.codes = try left.format.codes(codes)
  }

  /// Returns the table, with one row per code.
  ///
  /// - Complexity: O(*n*) for *n* codes.
  func run() -> Table {
    Table(
      [
        .bits, Table.Column("left", left.title, alignment: .right),
        Table.Column("right", right.title, alignment: .right), .words("same", en: "same", ja: "同じか"),
      ],
      rows: codes.map { code in
        let values = (left: left.format.value(of: code).description, right: right.format.value(of: code).description)
        return [
          .pattern(code, left.format), .plain(values.left), .plain(values.right), .answer(values.left == values.right),
        ]
      }, fold: fold)
  }
}
