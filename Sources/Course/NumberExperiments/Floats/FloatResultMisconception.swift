import ExactNumbers
import ExperimentKit
import NumberFormats

/// Misconceptions about the result of an operation on two numbers of a floating-point format.
enum FloatResultMisconception: String, Misconception {
  case notRounded = "not-rounded"
  case rangeForgotten = "range-forgotten"
  case nanByZero = "nan-by-zero"
  case infiniteZeroByZero = "infinite-zero-by-zero"
  case oneZeroByZero = "one-zero-by-zero"

  /// The description of the misconception.
  var title: LocalizedText {
    switch self {
    case .notRounded: LocalizedText(en: "computed exactly, not rounded", ja: "正確に計算し、丸めない")
    case .rangeForgotten: LocalizedText(en: "rounded without a greatest and a least number", ja: "範囲を忘れて桁だけ丸める")
    case .nanByZero: LocalizedText(en: "division by zero never has an answer", ja: "0での除算は常に非数とする")
    case .infiniteZeroByZero: LocalizedText(en: "zero by zero is infinite", ja: "0÷0を無限大とする")
    case .oneZeroByZero: LocalizedText(en: "zero by zero is 1", ja: "0÷0を1とする")
    }
  }

  /// Returns the result with the misconception.
  ///
  /// - Parameters:
  ///   - operation: the operation.
  ///   - left: the left operand.
  ///   - right: the right operand.
  ///   - format: the format of both.
  ///   - rounding: the rounding of the result, if it is rounded.
  /// - Returns: the wrong result; nil if the misconception changes nothing.
  func value(
    _ operation: FloatOperation, _ left: FloatNumber, _ right: FloatNumber, in format: FloatFormat,
    rounding: Rounding
  ) -> FloatMisconceptionValue? {
    switch self {
    case .notRounded: return operation.exact(left.exact, right.exact).map { .exact($0) }
    case .rangeForgotten:
      guard let exact = operation.exact(left.exact, right.exact), exact != 0, let wide = format.withWidestRange
      else { return nil }
      return FloatArithmetic(wide).round(exact, rounding: rounding).code.map { .value(wide.value(of: $0)) }
    case .nanByZero: return operation == .divide && right.isZero ? .value(.nan) : nil
    case .infiniteZeroByZero:
      guard operation == .divide, left.isZero, right.isZero else { return nil }
      return .value(.infinity(isNegative: left.isNegative != right.isNegative))
    case .oneZeroByZero:
      return operation == .divide && left.isZero && right.isZero ? .exact(1) : nil
    }
  }
}

/// A result with a misconception.
enum FloatMisconceptionValue {
  case exact(ExactRational)
  case value(FloatValue)

  /// The result as a value of a table.
  var cell: Table.Value {
    switch self {
    case .exact(let number): .number(number)
    case .value(let value): .number(value)
    }
  }
}

extension FloatFormat {
  /// A format with as many digits and the most exponents; nil if there is none.
  fileprivate var withWidestRange: FloatFormat? {
    try? FloatFormat(
      hasSign: true, exponentBits: Self.supportedExponentBits.upperBound, fractionBits: fractionBits)
  }
}
