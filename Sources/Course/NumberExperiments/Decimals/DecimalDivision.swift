import ExactNumbers
import ExperimentKit

/// A test whether a quotient times the divisor is the dividend again, in decimal and binary formats.
///
/// Columns: `divisor`; `format`; `quotient` and `product` (each rounded to the format, with at most `digits`
/// significant digits); `same` (whether the product is the dividend). Dividend and divisor are numbers that every
/// format has.
///
/// A binary format is not more exact because it returns 1 for 1 / 3 × 3: the product is rounded to 1.
struct DecimalDivision: Experiment {
  static let about = About(
    "decimal.division",
    en: "Whether a quotient times the divisor equals the dividend again, in decimal and binary formats.",
    ja: "割った結果に割る数を掛けると元に戻るかを、10進数と2進数の形式で比べる表。", example: "divisors=[3,8,49] formats=[decimal64,binary64]")

  static let signature = Signature(
    Self.init,
    Parameter(
      "dividend", ParameterType<ExactRational>.shortRational, default: 1,
      help: LocalizedText(en: "The number that is divided.", ja: "割られる数。")),
    Parameter(
      "divisors", .list(of: ParameterType<ExactRational>.shortRational, count: 1...1_000),
      help: LocalizedText(en: "The numbers to divide by, none of them 0.", ja: "割る数。0は書けない。")),
    DecimalParameters.formats, DecimalParameters.digits, .mistake())

  let dividend: ExactRational
  let divisors: [ExactRational]
  let formats: [RadixFormatName]
  let digits: Int
  let mistake: DivisionMisconception?

  init(
    dividend: ExactRational, divisors: [ExactRational], formats: [RadixFormatName], digits: Int,
    mistake: DivisionMisconception?
  ) throws {
    self.mistake = mistake
    (self.dividend, self.divisors, self.formats, self.digits) = (dividend, divisors, formats, digits)
    let written = divisors.map { ("divisors", $0) } + [("dividend", dividend)]
    let rejections = written.compactMap { name, number in rejection(of: number, name) }
    guard rejections.isEmpty else { throw Rejections(rejections) }
  }

  private func rejection(of number: ExactRational, _ name: String) -> Rejection? {
    if number == 0, name == "divisors" {
      return Rejection(name, "The parameter `\(name)` cannot be `0`.", help: "Division by 0 is not possible.")
    }
    return formats.first { $0.round(number).exact != number }.map { format in
      Rejection(
        name, "The parameter `\(name)` cannot be `\(number)`: \(format.name) cannot represent it.",
        help: "Use a number that every format can represent, such as a small whole number.")
    }
  }

  /// Returns the table, with one row per divisor and format.
  ///
  /// - Complexity: O(*n*) exact divisions for *n* rows.
  func run() -> Table {
    Table(
      [
        .number("divisor", en: "divisor", ja: "割る数"), .format, .number("quotient", en: "quotient", ja: "商"),
        .number("product", en: "quotient times divisor", ja: "商×割る数"),
        .words("same", en: "same as before", ja: "元に戻るか"),
      ],
      rows: divisors.flatMap { divisor in formats.map { row(divisor, $0) } }
    ).wrong(by: mistake, in: "quotient", "product", "same")
  }

  private func row(_ divisor: ExactRational, _ format: RadixFormatName) -> [Table.Value] {
    guard let exact = try? dividend / divisor else {
      return [.number(divisor), .words(format.title), .absent, .absent, .answer(false)]
    }
    let quotient = mistake == .notRounded ? .exact(exact) : RadixQuotient.rounded(format.round(exact))
    let product = quotient.exact.map { exact in
      mistake == nil ? RadixQuotient.rounded(format.round(exact * divisor)) : .exact(exact * divisor)
    }
    return [
      .number(divisor), .words(format.title), cell(quotient), product.map(cell) ?? .absent,
      .answer(product?.exact == dividend),
    ]
  }

  private func cell(_ number: RadixQuotient) -> Table.Value {
    switch number {
    case .exact(let exact): exact == 0 ? .number(0) : .plain(exact.plainDescription(significantDigits: digits))
    case .rounded(let number): number.cell(significantDigits: digits)
    }
  }
}

/// A quotient or product, rounded or, with a misconception, not.
private enum RadixQuotient {
  case exact(ExactRational)
  case rounded(RadixNumber)

  /// The exact value of a number, or nil if it is not a number.
  var exact: ExactRational? {
    switch self {
    case .exact(let exact): exact
    case .rounded(let number): number.exact
    }
  }
}

/// Misconceptions about dividing by a number and multiplying by it again.
enum DivisionMisconception: String, Misconception {
  case notRounded = "not-rounded"
  case productNotRounded = "product-not-rounded"

  /// The description of the misconception.
  var title: LocalizedText {
    switch self {
    case .notRounded: LocalizedText(en: "computed exactly, not rounded", ja: "正確に計算し、丸めない")
    case .productNotRounded: LocalizedText(en: "product not rounded", ja: "積を丸めない")
    }
  }
}
