import ExactNumbers
import ExperimentKit
import NumberFormats

/// A value of a binary or decimal format.
enum RadixNumber: Sendable, Hashable {
  /// A code, or nil for NaN in a format that has none.
  case binary(FloatFormat.Code?, FloatFormat)
  case decimal(DecimalValue, DecimalFormat)

  /// The exact value of a number, or nil if it is not a number.
  var exact: ExactRational? {
    switch self {
    case .binary(let code, let format): code.flatMap { format.value(of: $0).exact }
    case .decimal(let value, _): value.exact
    }
  }

  /// The exact value in decimal, or `-0`, `inf`, `-inf`, `nan`; nil for NaN in a format that has none.
  private var text: String? {
    switch self {
    case .binary(let code, let format): code.map { format.value(of: $0).description }
    case .decimal(let value, _): value.exact?.shortDescription ?? value.description
    }
  }

  /// Returns the rounded sum with a value of the same format.
  ///
  /// - Precondition: Both are of the same format.
  func adding(_ other: RadixNumber, _ rounding: Rounding) -> RadixNumber {
    switch (self, other) {
    case (.binary(let left?, let format), .binary(let right?, _)):
      return .binary(FloatArithmetic(format)(.add, left, right, rounding: rounding).code, format)
    case (.binary(_, let format), .binary): return .binary(nil, format)
    case (.decimal(let left, let format), .decimal(let right, _)):
      return .decimal(format.perform(.add, left, right, rounding: rounding).value, format)
    case (.binary, .decimal), (.decimal, .binary): preconditionFailure("the formats are not the same")
    }
  }

  /// The exact value, or the word for no value.
  var cell: Table.Value {
    text.map { .plain($0) } ?? .absent
  }

  /// Returns the value; a number has at most the given significant digits.
  func cell(significantDigits digits: Int) -> Table.Value {
    guard let exact, exact != 0 else { return cell }
    return .plain(exact.plainDescription(significantDigits: digits))
  }
}
