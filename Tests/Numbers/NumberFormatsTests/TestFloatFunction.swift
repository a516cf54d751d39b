import ExactNumbers
import NumberFormats

/// A function of Berkeley TestFloat with a name such as `f16_add`, for 16, 32, 64 and 128 bits.
///
/// Other names are `f16_eq` with `_quiet` and `_signaling`, `f32_to_f16`, and conversions of integers such as
/// `i32_to_f16`.
struct TestFloatFunction {
  /// A function's result for operands: a code, or 1 and 0 for a comparison that holds or not.
  typealias Application = @Sendable (FloatArithmetic, Rounding, [FloatFormat.Code]) -> FloatResult

  let operands: Int
  /// The format of the computation, and of the result except for a comparison.
  let format: FloatFormat
  let isComparison: Bool
  let apply: Application

  private static let formats: [Substring: FloatFormat] = [
    "f16": .binary16, "f32": .binary32, "f64": .binary64, "f128": .binary128,
  ]

  private static let operations: [Substring: (operands: Int, apply: Application)] = [
    "add": (2, { $0(.add, $2[0], $2[1], rounding: $1) }),
    "sub": (2, { $0(.subtract, $2[0], $2[1], rounding: $1) }),
    "mul": (2, { $0(.multiply, $2[0], $2[1], rounding: $1) }),
    "div": (2, { $0(.divide, $2[0], $2[1], rounding: $1) }),
    "rem": (2, { $0(.remainder, $2[0], $2[1], rounding: $1) }),
    "sqrt": (1, { $0.squareRoot($2[0], rounding: $1) }),
    "roundToInt": (1, { $0.roundToIntegral($2[0], rounding: $1) }),
    "mulAdd": (3, { $0.fusedMultiplyAdd($2[0], $2[1], $2[2], rounding: $1) }),
  ]

  /// The orders for which a comparison holds, and whether it is signaling by default.
  private static let comparisons: [Substring: (holds: [FloatOrder], isSignaling: Bool)] = [
    "eq": ([.equal], false), "le": ([.less, .equal], true), "lt": ([.less], true),
  ]

  /// Creates the function with a name, or nil if it is not supported.
  init?(_ name: Substring) {
    let words = name.split(separator: "_")
    if words.count == 3, words[1] == "to", let target = Self.formats[words[2]] {
      guard let convert = Self.conversion(from: words[0]) else { return nil }
      (operands, format, isComparison, apply) = (1, target, false, convert)
    } else if words.count == 2, let format = Self.formats[words[0]], let operation = Self.operations[words[1]] {
      (operands, self.format, isComparison, apply) = (operation.operands, format, false, operation.apply)
    } else if words.count >= 2, let format = Self.formats[words[0]], let comparison = Self.comparisons[words[1]] {
      guard words.count == 2 || words.count == 3 && ["quiet", "signaling"].contains(words[2]) else { return nil }
      let isSignaling = words.count == 3 ? words[2] == "signaling" : comparison.isSignaling
      (operands, self.format, isComparison) = (2, format, true)
      apply = { _, _, codes in
        let (order, flags) = format.compare(codes[0], codes[1], isSignaling: isSignaling)
        return FloatResult(code: comparison.holds.contains(order) ? 1 : 0, flags: flags)
      }
    } else {
      return nil
    }
  }

  private static func conversion(from name: Substring) -> Application? {
    if let source = formats[name].map({ FloatArithmetic($0) }) {
      return { $0.convert($2[0], from: source, rounding: $1) }
    }
    guard let bits = Int(name.drop { $0.isLetter }), ["i", "ui"].contains(name.prefix { $0.isLetter }) else {
      return nil
    }
    let top: FloatFormat.Code = name.hasPrefix("u") ? 0 : 1 << FloatFormat.Code(bits - 1)
    return { $0.round(ExactRational(ExactInteger($2[0] ^ top) - ExactInteger(top)), rounding: $1) }
  }
}
