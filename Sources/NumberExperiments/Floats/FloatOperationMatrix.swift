import ExactNumbers
import ExperimentKit
import NumberFormats
import Results
import SourceText

/// The results of an operation on two numbers of a floating-point format, one row a left and one column a right operand.
///
/// Columns: `left` (the left operand), then one column a right operand, whose id is `right-` and the bits of its code and
/// whose title is its value. A cell is the result's value, its bits, its error (the result minus the exact one, where
/// both are numbers) or its exceptions (empty where there are none); `none` stands where there is no result or no error.
/// Rows and columns are in the order of the codes, or as `left` and `right` name them. With `show: bits` operands are
/// bits, too.
///
/// Source: IEEE Std 754-2019, 4 to 7.
public struct FloatOperationMatrix: ListedExperiment {
  /// The name that cells use.
  public static let name = "float.operation-table"

  /// What the table shows.
  public static let summary = LocalizedText(
    en: "An operation on every pair of numbers of a floating-point format.", ja: "浮動小数点数の、あらゆる数の組の演算の表。")

  /// The most rows and the most columns of operands.
  static let largestCount = 64

  static let operation = Parameter<FloatOperationName>(
    "operation", .choice(among: FloatOperationName.onTwoNumbers), default: .add,
    help: LocalizedText(en: "The operation.", ja: "演算。"))
  static let left = operands("left", LocalizedText(en: "The left operands, one row each.", ja: "左の数。1つで1行になる。"))
  static let right = operands("right", LocalizedText(en: "The right operands, one column each.", ja: "右の数。1つで1列になる。"))
  static let show = Parameter<Content>(
    "show", .choice, default: .value, help: LocalizedText(en: "What is told of a result.", ja: "結果について示すもの。"))

  /// The format, the operation, the operands, how it is rounded, and what is shown.
  public static let parameters: [any ParameterDeclaration] =
    FloatParameters.all + [
      operation, left, right, show, FloatParameters.rounding, FloatParameters.seed, FloatParameters.saturation,
      FloatParameters.tininess,
    ]

  /// The products of a format of four bits.
  public static let example = "format=e2m1fn operation=multiply"

  private static func operands(_ name: String, _ help: LocalizedText) -> Parameter<[WrittenFloat]?> {
    Parameter(
      name, .list(of: .writtenFloat, count: 1...largestCount),
      absent: LocalizedText(en: "every code, up to \(largestCount)", ja: "すべてのビット列(\(largestCount)個まで)"), help: help)
  }

  /// What a cell tells of a result.
  enum Content: String, CaseIterable, Sendable {
    case value
    case bits
    case error
    case flags
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

  /// Takes the parameters.
  ///
  /// - Throws: ``ExperimentKit/Rejections`` for what is no format, operands that it does not hold or that are named twice,
  ///   more than 64 rows or columns, a seed without random numbers, or cells of absurd length.
  public init(_ arguments: Arguments) throws {
    let (format, (name, random)) = try Rejections.gather(arguments.floatFormat(), arguments.rounding())
    let arithmetic = arguments.arithmetic(of: format)
    (left, right) = try Rejections.gather(
      Self.codes(arguments, Self.left, format), Self.codes(arguments, Self.right, format))
    try format.checkTableSize(
      rows: left.count * right.count, "results", decimals: 1, change: "left",
      help: "Name fewer operands in `left` and `right`.")
    operation = arguments[Self.operation].binary ?? .add
    (self.format, rounding, self.random, show) = (format, name, random, arguments[Self.show])
    (saturation, tininess) = (arithmetic.saturation, arithmetic.tininess)
  }

  private static func codes(
    _ arguments: Arguments, _ parameter: Parameter<[WrittenFloat]?>, _ format: FloatFormat
  ) throws(Rejections) -> [FloatFormat.Code] {
    guard let written = arguments[parameter] else {
      guard format.largestCode < largestCount else {
        throw Rejections([
          Rejection(
            parameter.name,
            "The format has \(format.bits) bits: a table has at most \(largestCount) rows and \(largestCount) columns.",
            help: "Name the operands in `\(parameter.name)`, as in `\(parameter.name): [0, 1]`.")
        ])
      }
      return Array(0...format.largestCode)
    }
    var seen: Set<FloatFormat.Code> = []
    return try Rejections.gather(written) { element throws(Rejection) in
      let code = try element.code(in: format, parameter: parameter.name)
      guard seen.insert(code).inserted else {
        throw Rejection(
          parameter.name, line: element.line, "The parameter `\(parameter.name)` names `\(element.text)` twice.",
          help: "Remove one of the two.")
      }
      return code
    }
  }

  /// The table, one row a left operand.
  ///
  /// - Complexity: O(*n*) operations for *n* cells.
  public func run() -> Table {
    let arithmetic = FloatArithmetic(format, saturation: saturation, tininess: tininess)
    var random = random
    let title: Table.Column =
      show == .bits ? .words("left", en: "left", ja: "左") : .number("left", en: "left", ja: "左")
    return Table(
      [title] + right.map(column),
      rows: left.map { left in
        [operand(left)]
          + right.map { right in
            cell(left, right, arithmetic(operation, left, right, rounding: rounding.rounding(&random)))
          }
      })
  }

  private func column(_ code: FloatFormat.Code) -> Table.Column {
    Table.Column(
      "right-\(format.bitPattern(code))", LocalizedText(operand(code).text(.english)),
      alignment: show == .bits || show == .flags ? .left : .right)
  }

  private func operand(_ code: FloatFormat.Code) -> Table.Value {
    show == .bits ? .pattern(code, format) : .value(code, format)
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
