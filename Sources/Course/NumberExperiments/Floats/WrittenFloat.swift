import ExactNumbers
import ExperimentKit
import NumberFormats

/// A value of a floating-point format as written, to be read when the format is known.
///
/// It is a number (`0.1`, `1/8`, `1e-3`), one of the words `inf`, `-inf`, `nan` and `-0`, or a code (`0b00101`,
/// `0x1F`). Binary digits that begin with 0 are refused, since they may be meant as a code.
struct WrittenFloat: Sendable, Hashable {
  /// The content of the text.
  enum Content: Sendable, Hashable {
    /// A number, including zero without a minus.
    case number(ExactRational)
    /// The text `-0`.
    case negativeZero
    /// The text `inf` or `-inf`.
    case infinity(isNegative: Bool)
    /// The text `nan`.
    case nan
    /// A code.
    case code(WrittenCode)
  }

  /// The text.
  let text: String
  /// The line of the text.
  let line: Int
  /// The content of the text.
  let content: Content

  /// Returns whether the texts are the same, regardless of their lines.
  static func == (left: WrittenFloat, right: WrittenFloat) -> Bool { left.text == right.text }

  func hash(into hasher: inout Hasher) { hasher.combine(text) }

  /// The number, or nil for a special value and a code.
  var number: ExactRational? {
    if case .number(let number) = content { number } else { nil }
  }

  /// Returns the code of the value.
  ///
  /// - Throws: a rejection of a number that the format does not have, with its neighbors, or of a special value that it
  ///   does not have.
  func code(in format: FloatFormat, parameter: String) throws(Rejection) -> FloatFormat.Code {
    let code = try roundedCode(in: FloatArithmetic(format, saturation: .all), parameter: parameter)
    guard let number, format.value(of: code).exact != number else { return code }
    let isBelow = (format.value(of: code).exact ?? 0) < number
    let codes = isBelow ? [code, format.nextUp(code)] : [format.nextDown(code), code]
    let numbers = codes.map(format.value(of:)).filter { $0.exact != nil }.map { "`\($0)`" }
    throw rejection(
      parameter, "the format cannot represent it",
      help: numbers.count == 2
        ? "The neighboring numbers are \(numbers[0]) and \(numbers[1])." : "The nearest number is \(numbers.joined()).")
  }

  /// Returns the code that a number is rounded to, or the code of a special value.
  ///
  /// - Throws: a rejection of a special value that the format does not have, or of a number that has no result.
  func roundedCode(
    in arithmetic: FloatArithmetic, rounding: Rounding = .nearestEven, parameter: String
  ) throws(Rejection) -> FloatFormat.Code {
    let format = arithmetic.format
    switch content {
    case .number(let number):
      guard let code = arithmetic.round(number, rounding: rounding).code else {
        throw rejection(parameter, "it is beyond the largest number, and the format has no NaN", help: nil)
      }
      return code
    case .negativeZero:
      guard format.zero == .signed else { throw missing(parameter, "the format has no negative zero") }
      return format.signBit
    case .infinity(let isNegative):
      guard let code = format.infinity(isNegative: isNegative) else {
        throw missing(
          parameter,
          isNegative && !format.hasSign ? "the format has no negative numbers" : "the format has no infinities")
      }
      return code
    case .nan:
      guard let code = format.nan else { throw missing(parameter, "the format has no NaN") }
      return code
    case .code(let code):
      return try code.code(bits: format.bits, parameter: parameter)
    }
  }

  private func missing(_ parameter: String, _ reason: Message) -> Rejection {
    rejection(parameter, reason, help: "Use another value, or another format.")
  }

  private func rejection(_ parameter: String, _ reason: Message, help: Message?) -> Rejection {
    Rejection(
      parameter, line: line, "The parameter `\(parameter)` cannot be `\(text.abbreviated)`: \(reason).", help: help)
  }
}

extension ParameterType where Value == WrittenFloat {
  /// The type of a number, a special value or a code, which ``WrittenFloat`` reads.
  static var writtenFloat: ParameterType {
    let digits = ExactInteger.maximumDigits
    let allowed = LocalizedText(
      en:
        "a number such as `0.1`, `1/8`, `1e-3` or `0x1.8p-3` of at most \(digits) digits when written without an exponent, "
        + "`inf`, `-inf`, `nan`, `-0`, or a code such as `0b00101` or `0x1F`",
      ja: "数(例:`0.1`、`1/8`、`1e-3`、`0x1.8p-3`。ただし指数を使わずに書いて\(digits)桁まで)、`inf`、`-inf`、`nan`、`-0`、"
        + "または`0b00101`や`0x1F`の形のビット列")
    return ParameterType(allowed: allowed) { node, parameter in
      guard let text = node.scalar, !node.isEmpty else {
        throw Rejection(wrong: node, parameter: parameter, allowed: allowed)
      }
      if text.count > 1, text.hasPrefix("0"), text.allSatisfy({ $0 == "0" || $0 == "1" }) {
        throw Rejection(
          parameter, line: node.line, "The parameter `\(parameter)` cannot be `\(text.abbreviated)`.",
          help: "Write `0b\(text.abbreviated)` for the code, or the number without leading zeros.")
      }
      guard let content = WrittenFloat.Content(text, node) else {
        throw Rejection(wrong: node, parameter: parameter, allowed: allowed)
      }
      return WrittenFloat(text: text, line: node.line, content: content)
    }
  }
}

extension WrittenFloat.Content {
  /// Creates the content of a text, or nil for a text that is not such a value.
  fileprivate init?(_ text: String, _ node: YAMLNode) {
    switch text {
    case "inf": self = .infinity(isNegative: false)
    case "-inf": self = .infinity(isNegative: true)
    case "nan": self = .nan
    default:
      if text.hasPrefix("0b") || text.hasPrefix("0x") && !text.contains(where: { $0 == "p" || $0 == "P" }) {
        self = .code(WrittenCode(node: node))
      } else if let number = ExactRational(text) {
        self = number == 0 && text.hasPrefix("-") ? .negativeZero : .number(number)
      } else {
        return nil
      }
    }
  }
}
