import ExactNumbers
import ExperimentKit
import NumberFormats

/// The numbers that a floating-point format has, and its nearest numbers for the others.
///
/// Columns: `value`, `held` (yes or no), `bits` (its code, or none), `nearest` (the nearest number of the format, of
/// two as near the one with the even code, or the result of another `rounding`; never an infinity), `error` (that
/// number minus the value).
///
/// Source: 000-2g.
struct FloatRepresentable: Experiment {
  static let about = About(
    "float.representable",
    en: "The numbers that a floating-point format can represent, and the nearest ones to the others.",
    ja: "浮動小数点数の形式で表せる数と、表せない数に最も近い数。", example: "format=float5 from=0 to=1 step=0.25")

  static let signature = Signature(
    format: Self.init,
    Parameter(
      "values", .list(of: ParameterType<ExactRational>.exactRational),
      absent: LocalizedText(en: "given by `from`, `to` and `step`", ja: "`from`、`to`、`step`で指定"),
      help: LocalizedText(en: "The numbers to check, in this order.", ja: "調べる数。この順に並べる。")),
    end("from", LocalizedText(en: "The first number.", ja: "最初の数。")),
    end("to", LocalizedText(en: "The number up to which to check.", ja: "この数まで調べる。")),
    end("step", LocalizedText(en: "The distance between the numbers.", ja: "調べる数の間隔。")),
    FloatParameters.deterministicRounding, .mistake())

  private static func end(_ name: String, _ help: LocalizedText) -> Parameter<ExactRational?> {
    Parameter(
      name, ParameterType<ExactRational>.shortRational,
      absent: LocalizedText(en: "given by `values`", ja: "`values`で指定"), help: help)
  }

  let format: FloatFormat
  let values: [ExactRational]
  let rounding: RoundingName
  let mistake: TieMisconception?

  init(
    format: WrittenFloatFormat, values: [ExactRational]?, from: ExactRational?, to: ExactRational?,
    step: ExactRational?,
    rounding: RoundingName, mistake: TieMisconception?
  ) throws {
    guard mistake == nil || rounding == .nearestEven else {
      throw Rejection(
        "mistake", "With `rounding: \(rounding.rawValue)`, there are no ties to get wrong.",
        help: "Remove one of the two.")
    }
    (self.rounding, self.mistake) = (rounding, mistake)
    (self.format, self.values) = try Rejections.gather(format.resolved, Self.numbers(values, from, to, step))
  }

  private static func numbers(
    _ values: [ExactRational]?, _ from: ExactRational?, _ to: ExactRational?, _ step: ExactRational?
  ) throws(Rejections) -> [ExactRational] {
    let ends = [("from", from), ("to", to), ("step", step)]
    if let values {
      let written = ends.filter { $0.1 != nil }
      guard written.isEmpty else {
        throw Rejections(
          written.map { name, _ in
            Rejection(
              name, "The parameter `\(name)` cannot be used with `\(name: "values")`.", help: "Remove one of the two.")
          })
      }
      return values
    }
    guard let from, let to, let step else {
      let help: Message = "Write `values`, or `from`, `to` and `step`."
      let missing = ends.filter { $0.1 == nil }.map(\.0)
      throw Rejections(
        missing.count == ends.count
          ? [Rejection("values", "The numbers are missing.", help: help)]
          : missing.map { Rejection($0, "The parameter `\($0)` is missing.", help: help) })
    }
    return try RationalSeries(from: from, to: to, step: step).numbers()
  }

  /// Returns the table, with one row per number.
  ///
  /// - Complexity: O(*n* · *b*) exact comparisons for *n* numbers and *b* bits.
  func run() -> Table {
    Table(
      [
        .value, .words("held", en: "held", ja: "表せるか"), .bits,
        Table.Column("nearest", title, alignment: .right), .number("error", en: "error", ja: "誤差"),
      ],
      rows: values.map(row)
    ).wrong(by: mistake, in: "nearest", "error")
  }

  private var title: LocalizedText {
    rounding == .nearestEven
      ? LocalizedText(en: "nearest", ja: "最も近い数")
      : LocalizedText(en: "rounded \(rounding.title.en)", ja: rounding.title.ja)
  }

  private func row(_ value: ExactRational) -> [Table.Value] {
    let code = rounded(value)
    let nearest = format.value(of: code)
    let error = (nearest.exact ?? 0) - value
    return [
      .number(value), .answer(error == 0), error == 0 ? .pattern(code, format) : .absent, .number(nearest),
      .number(error),
    ]
  }

  private func rounded(_ value: ExactRational) -> FloatFormat.Code {
    let arithmetic = FloatArithmetic(format, saturation: .all)
    func code(_ rounding: Rounding) -> FloatFormat.Code {
      arithmetic.round(value, rounding: rounding).code ?? format.nearestFinite(to: value)
    }
    guard mistake == .tiesUp else { return code(rounding.deterministic) }
    let (above, below) = (code(.up), code(.down))
    guard let high = format.value(of: above).exact, let low = format.value(of: below).exact else { return above }
    return high - value == value - low ? above : code(.nearestEven)
  }
}

/// Misconceptions about a number in the middle between two others.
enum TieMisconception: String, Misconception {
  case tiesUp = "ties-up"

  /// The description of the misconception.
  var title: LocalizedText {
    switch self {
    case .tiesUp: LocalizedText(en: "half always up, also for negative numbers", ja: "ちょうど真ん中は負の数でも常に大きいほうとする")
    }
  }
}
