import ExactNumbers
import ExperimentKit
import NumberFormats

/// The results of an operation on two floating-point numbers, with one row per left and one column per right operand.
///
/// Columns: `left` (the left operand), then one column per right operand, whose id is `right-` and the bits of its code
/// and whose title is its value. A cell is the result's value, its bits, its error (the result minus the exact one, if
/// both are numbers) or its exceptions (empty if there are none); `none` means that there is no result or no error.
/// Rows and columns are in the order of the codes, or as `left` and `right` name them. With `show: bits` operands are
/// bits, too.
///
/// Source: IEEE Std 754-2019, 4 to 7.
struct FloatOperationMatrix: Experiment {
  static let about = About(
    "float.operation-table", en: "An operation on every pair of numbers of a floating-point format.",
    ja: "浮動小数点数の、あらゆる数の組の演算の表。", example: "format=e2m1fn operation=multiply")

  static let signature = Signature(
    format: Self.init,
    Parameter<FloatOperationName>(
      "operation", .choice(among: FloatOperationName.onTwoNumbers), default: .add,
      help: LocalizedText(en: "The operation.", ja: "演算。")),
    operands("left", LocalizedText(en: "The left operands, one row each.", ja: "左の数。1つで1行になる。")),
    operands("right", LocalizedText(en: "The right operands, one column each.", ja: "右の数。1つで1列になる。")),
    Parameter<Content>(
      "show", .choice, default: .value,
      help: LocalizedText(en: "The property of each result to show.", ja: "結果について示すもの。")),
    FloatParameters.rounding, FloatParameters.seed, FloatParameters.saturation, FloatParameters.tininess,
    .mistake())

  /// The largest number of rows and of columns of operands.
  private static let largestCount = 64

  private static func operands(_ name: String, _ help: LocalizedText) -> Parameter<[WrittenFloat]?> {
    Parameter(
      name, .list(of: .writtenFloat, count: 1...largestCount),
      absent: LocalizedText(en: "every code, up to \(largestCount)", ja: "すべてのビット列(\(largestCount)個まで)"), help: help)
  }

  /// The content of a cell.
  enum Content: String, CaseIterable, Sendable {
    case value, bits, error, flags
  }

  let format: FloatFormat
  let operation: FloatOperation
  let left: [FloatFormat.Code]
  let right: [FloatFormat.Code]
  let show: Content
  let rounding: RoundingName
  let random: SeededRandom
  let saturation: Saturation
  let tininess: Tininess
  let mistake: FloatResultMisconception?

  init(
    format: WrittenFloatFormat, operation: FloatOperationName, left: [WrittenFloat]?, right: [WrittenFloat]?,
    show: Content, rounding: RoundingName, seed: Written<Int>, saturation: SaturationName, tininess: TininessName,
    mistake: FloatResultMisconception?
  ) throws {
    guard mistake == nil || show == .value else {
      throw Rejection(
        "mistake", "With `show: \(show.rawValue)`, there is no mistake to compute.",
        help: "Remove `mistake`, or use `show: value`: the table shows wrong results only as values.")
    }
    let (format, random) = try Rejections.gather(format.resolved, rounding.random(seed))
    (self.left, self.right) = try Rejections.gather(
      Self.codes(left, "left", format), Self.codes(right, "right", format))
    try format.checkTableSize(
      rows: self.left.count * self.right.count, "results", decimals: mistake == nil ? 1 : 2, change: "left",
      help: "List fewer operands in `left` and `right`.")
    self.operation = operation.binary ?? .add
    (self.format, self.rounding, self.random, self.show) = (format, rounding, random, show)
    (self.saturation, self.tininess, self.mistake) = (saturation.saturation, tininess.tininess, mistake)
  }

  private static func codes(
    _ written: [WrittenFloat]?, _ parameter: String, _ format: FloatFormat
  ) throws(Rejections) -> [FloatFormat.Code] {
    guard let written else {
      guard format.largestCode < largestCount else {
        throw Rejections([
          Rejection(
            parameter,
            "The format has \(format.bits) bits, but a table can have at most \(largestCount) rows and \(largestCount) columns.",
            help: "List the operands in `\(parameter)`, as in `\(parameter): [0, 1]`.")
        ])
      }
      return Array(0...format.largestCode)
    }
    var seen: Set<FloatFormat.Code> = []
    return try Rejections.gather(written) { element throws(Rejection) in
      let code = try element.code(in: format, parameter: parameter)
      guard seen.insert(code).inserted else {
        throw Rejection(
          parameter, line: element.line, "Duplicate `\(element.text)` in the parameter `\(parameter)`.",
          help: "Remove one of the two.")
      }
      return code
    }
  }

  /// Returns the table, with one row per left operand.
  ///
  /// - Complexity: O(*n*) operations for *n* cells.
  func run() -> Table {
    let arithmetic = FloatArithmetic(format, saturation: saturation, tininess: tininess)
    var random = random
    let title: Table.Column =
      show == .bits ? .words("left", en: "left", ja: "左") : .number("left", en: "left", ja: "左")
    return Table(
      [title] + right.map(column),
      rows: left.map { left in
        [operand(left)]
          + right.map { right in
            let rounding = rounding.rounding(&random)
            return mistaken(left, right, rounding)
              ?? cell(left, right, arithmetic(operation, left, right, rounding: rounding))
          }
      }
    ).wrong(by: mistake, in: "left")
  }

  private func column(_ code: FloatFormat.Code) -> Table.Column {
    Table.Column(
      "right-\(format.bitPattern(code))", LocalizedText(operand(code).text(.english)),
      alignment: show == .bits || show == .flags ? .left : .right)
  }

  private func operand(_ code: FloatFormat.Code) -> Table.Value {
    show == .bits ? .pattern(code, format) : .value(code, format)
  }

  private func mistaken(_ left: FloatFormat.Code, _ right: FloatFormat.Code, _ rounding: Rounding) -> Table.Value? {
    guard let left = format.value(of: left).number, let right = format.value(of: right).number else { return nil }
    return mistake?.value(operation, left, right, in: format, rounding: rounding)?.cell
  }

  private func cell(_ left: FloatFormat.Code, _ right: FloatFormat.Code, _ result: FloatResult) -> Table.Value {
    switch show {
    case .value: return result.code.map { .value($0, format) } ?? .absent
    case .bits: return result.code.map { .pattern($0, format) } ?? .absent
    case .flags: return result.flags.isEmpty ? .empty : .words(result.flags.words)
    case .error:
      guard let value = result.code.flatMap({ format.value(of: $0).exact }),
        let left = format.value(of: left).exact, let right = format.value(of: right).exact,
        let exact = operation.exact(left, right)
      else { return .absent }
      return .number(value - exact)
    }
  }
}
