import ExperimentKit
import NumberFormats

/// The order of each pair of some floating-point values, with one row per left and one column per right value.
///
/// Columns: `left` (the left value), then one column per right value, whose id is `right-` and its place in the list
/// and whose title is the value. A cell says whether the left value is less than, equal to or greater than the right
/// one, or that there is no order, as with NaN.
///
/// Source: IEEE Std 754-2019, 5.11.
struct FloatOrderTable: Experiment {
  static let about = About(
    "float.order", en: "The order of some floating-point values, each compared with the others.", ja: "浮動小数点数の値どうしの大小。",
    example: "format=e2m2 values=[-1,-0,0,1,inf,nan]")

  static let signature = Signature(
    format: Self.init,
    Parameter(
      "values", .list(of: ParameterType<WrittenFloat>.writtenFloat, count: 1...64),
      help: LocalizedText(
        en: "The values to compare; numbers are rounded to the nearest of the format.",
        ja: "比べる値。数は最も近い数に丸める。")), .mistake())

  let format: FloatFormat
  let codes: [FloatFormat.Code]
  let mistake: FloatOrderMisconception?

  init(format: WrittenFloatFormat, values: [WrittenFloat], mistake: FloatOrderMisconception?) throws {
    (self.format, self.mistake) = (try format.resolved, mistake)
    codes = try WrittenFloat.roundedCodes(values, in: FloatArithmetic(self.format), parameter: "values")
    try self.format.checkTableSize(
      rows: codes.count, decimals: 2, change: "values", help: "List fewer values in `values`.")
  }

  /// Returns the table, with one row per left value.
  ///
  /// - Complexity: O(*n*²) comparisons for *n* values.
  func run() -> Table {
    Table(
      [.number("left", en: "left", ja: "左")] + codes.enumerated().map(column),
      rows: codes.map { left in
        [.value(left, format)] + codes.map { right in .words(order(left, right).words) }
      }
    ).wrong(by: mistake, in: "left")
  }

  private func order(_ left: FloatFormat.Code, _ right: FloatFormat.Code) -> FloatOrder {
    let order = format.compare(left, right).order
    return order == .unordered
      ? mistake?.order(leftIsNaN: format.floatClass(of: left) == .nan, rightIsNaN: format.floatClass(of: right) == .nan)
        ?? order : order
  }

  private func column(_ index: Int, _ code: FloatFormat.Code) -> Table.Column {
    let title = LocalizedText(Table.Value.value(code, format).text(.english))
    return Table.Column("right-\(index + 1)", title, alignment: .left)
  }
}

/// Misconceptions about comparing with NaN.
enum FloatOrderMisconception: String, Misconception {
  case nanEqualToItself = "nan-equal-to-itself"
  case nanBehindInfinity = "nan-behind-infinity"

  /// The description of the misconception.
  var title: LocalizedText {
    switch self {
    case .nanEqualToItself: LocalizedText(en: "NaN equal to itself", ja: "非数を自身と等しいとする")
    case .nanBehindInfinity: LocalizedText(en: "NaN greater than infinity", ja: "非数を無限大より大きいとする")
    }
  }

  /// Returns the order of two values, at least one of which is NaN.
  fileprivate func order(leftIsNaN: Bool, rightIsNaN: Bool) -> FloatOrder {
    if leftIsNaN, rightIsNaN { return .equal }
    return self == .nanEqualToItself ? .unordered : leftIsNaN ? .greater : .less
  }
}

extension FloatOrder {
  /// The name of the relation.
  fileprivate var words: LocalizedText {
    switch self {
    case .less: LocalizedText(en: "less", ja: "小さい")
    case .equal: LocalizedText(en: "equal", ja: "等しい")
    case .greater: LocalizedText(en: "greater", ja: "大きい")
    case .unordered: LocalizedText(en: "unordered", ja: "順序なし")
    }
  }
}
