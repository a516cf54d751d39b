import ExactNumbers
import ExperimentKit
import NumberFormats

/// The choices of the parameter `operation`, all of them or those of ``onTwoNumbers``.
enum FloatOperationName: String, CaseIterable, TitledWord, Sendable {
  case add
  case subtract
  case multiply
  case divide
  case remainder
  case squareRoot = "square-root"
  case fusedMultiplyAdd = "fused-multiply-add"

  /// The operations on two numbers.
  static let onTwoNumbers: [FloatOperationName] = allCases.filter { $0.binary != nil }

  /// The operation on two numbers, or nil for one with another number of operands.
  var binary: FloatOperation? {
    switch self {
    case .add: .add
    case .subtract: .subtract
    case .multiply: .multiply
    case .divide: .divide
    case .remainder: .remainder
    case .squareRoot, .fusedMultiplyAdd: nil
    }
  }

  /// The number of operands.
  var operandCount: Int {
    switch self {
    case .squareRoot: 1
    case .fusedMultiplyAdd: 3
    default: 2
    }
  }

  /// The operation as the name of a step.
  var title: LocalizedText {
    switch self {
    case .add: LocalizedText(en: "add", ja: "加算")
    case .subtract: LocalizedText(en: "subtract", ja: "減算")
    case .multiply: LocalizedText(en: "multiply", ja: "乗算")
    case .divide: LocalizedText(en: "divide", ja: "除算")
    case .remainder: LocalizedText(en: "remainder", ja: "剰余")
    case .squareRoot: LocalizedText(en: "square root", ja: "平方根")
    case .fusedMultiplyAdd: LocalizedText(en: "fused multiply-add", ja: "積和")
    }
  }

  /// Returns the library's result for as many codes as there are operands.
  ///
  /// - Precondition: There are ``operandCount`` codes.
  func callAsFunction(
    _ codes: [FloatFormat.Code], _ arithmetic: FloatArithmetic, _ rounding: Rounding
  ) -> FloatResult {
    if let binary { return arithmetic(binary, codes[0], codes[1], rounding: rounding) }
    return codes.count == 1
      ? arithmetic.squareRoot(codes[0], rounding: rounding)
      : arithmetic.fusedMultiplyAdd(codes[0], codes[1], codes[2], rounding: rounding)
  }
}

extension FloatOperation {
  /// Returns the exact result for two numbers, or nil if the right one is zero and there is none.
  func exact(_ left: ExactRational, _ right: ExactRational) -> ExactRational? {
    switch self {
    case .add: left + right
    case .subtract: left - right
    case .multiply: left * right
    case .divide: try? left / right
    case .remainder: (try? left / right).map { left - ExactRational($0.roundedToNearestOrEven) * right }
    }
  }
}
