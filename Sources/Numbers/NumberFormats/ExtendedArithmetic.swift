import ExactNumbers

/// The double extended format of x87, with 80 bits and an explicit integer bit, and arithmetic on its codes.
///
/// A code is, from the top, a sign bit, 15 exponent bits with the bias 16383, the integer bit and 63 fraction bits. The
/// integer bit is 1 for normal numbers, infinities and NaN, and 0 for zero and denormal numbers. Of the other codes,
/// *pseudo-denormals*, whose exponent bits are 0 although the integer bit is 1, are numbers like those with the
/// exponent bits 1; *unnormals*, *pseudo-infinities* and *pseudo-NaNs*, whose integer bit is missing, are not
/// supported: they are invalid operands since the 387.
///
/// The result of an invalid operation on numbers is the *real indefinite*. If operands are NaN, the result is one of
/// them, made quiet: a quiet one before a signaling one, then the one with the larger significand, then the positive
/// one. Precision control is that of 64 bits.
///
/// Source: Intel 64 and IA-32 Architectures Software Developer's Manual, volume 1, 4.2.2, 4.8.3 with table 4-7, and
/// 8.2.2.
public struct ExtendedArithmetic: Sendable {
  /// A code, in the low 80 bits.
  public typealias Code = FloatFormat.Code

  /// The number of bits of a code.
  public static let bits = 80
  /// The result of an invalid operation: a quiet NaN with a sign.
  public static let realIndefinite: Code = 0xFFFF_C000_0000_0000_0000

  /// The format with the same numbers whose integer bit is hidden.
  public static let hidden = FloatFormat(
    sign: true, 15, 63, bias: 16_383, subnormals: true, zero: .signed, .ieee, .ieee)

  private let arithmetic: FloatArithmetic

  /// Creates the arithmetic; x87 detects tiny numbers after rounding.
  public init(tininess: Tininess = .afterRounding) {
    arithmetic = FloatArithmetic(Self.hidden, tininess: tininess, nanPropagation: .payload)
  }

  /// The kind of value of a code.
  public enum Class: Sendable, Hashable, CaseIterable {
    case zero, denormal, pseudoDenormal, normal, infinity, quietNaN, signalingNaN
    case unnormal, pseudoInfinity, pseudoNaN

    /// Whether the code is a valid operand.
    public var isSupported: Bool {
      switch self {
      case .unnormal, .pseudoInfinity, .pseudoNaN: false
      default: true
      }
    }
  }

  /// Returns the kind of value of a code.
  ///
  /// - Precondition: `code` has 80 bits.
  public static func classify(_ code: Code) -> Class {
    check(code)
    let (field, significand) = (code >> 64 & 0x7FFF, UInt64(truncatingIfNeeded: code))
    let (hasIntegerBit, fraction) = (significand >> 63 == 1, significand << 1)
    switch field {
    case 0: return hasIntegerBit ? .pseudoDenormal : fraction == 0 ? .zero : .denormal
    case 0x7FFF:
      if !hasIntegerBit { return fraction == 0 ? .pseudoInfinity : .pseudoNaN }
      return fraction == 0 ? .infinity : fraction >> 63 == 1 ? .quietNaN : .signalingNaN
    default: return hasIntegerBit ? .normal : .unnormal
    }
  }

  /// Returns the value of a code; ``FloatValue/nan`` for an unsupported code.
  ///
  /// - Precondition: `code` has 80 bits.
  public static func value(of code: Code) -> FloatValue {
    hidden(code).map { hidden.value(of: $0) } ?? .nan
  }

  /// Returns the code of ``hidden`` for a code, or nil for an unsupported code.
  ///
  /// - Precondition: `code` has 80 bits.
  public static func hidden(_ code: Code) -> Code? {
    let kind = classify(code)
    guard kind.isSupported else { return nil }
    let field = kind == .pseudoDenormal ? 1 : code >> 64 & 0x7FFF
    return (code >> 79) << 78 | field << 63 | code & 0x7FFF_FFFF_FFFF_FFFF
  }

  /// Returns the code with the integer bit for a code of ``hidden``.
  ///
  /// - Precondition: `hidden` has 79 bits.
  public static func code(hidden code: Code) -> Code {
    hidden.checkCode(code)
    let field = code >> 63 & 0x7FFF
    return (code >> 78) << 79 | field << 64 | (field == 0 ? 0 : 1 << 63) | code & 0x7FFF_FFFF_FFFF_FFFF
  }

  /// Returns the result of an operation on two codes.
  ///
  /// - Precondition: The codes have 80 bits.
  public func callAsFunction(
    _ operation: FloatOperation, _ left: Code, _ right: Code, rounding: Rounding = .nearestEven
  ) -> FloatResult {
    guard let hiddenLeft = Self.hidden(left), let hiddenRight = Self.hidden(right) else { return Self.invalid }
    return Self.extended(arithmetic(operation, hiddenLeft, hiddenRight, rounding: rounding), of: [left, right])
  }

  /// Returns the square root.
  ///
  /// - Precondition: The code has 80 bits.
  public func squareRoot(_ operand: Code, rounding: Rounding = .nearestEven) -> FloatResult {
    guard let hidden = Self.hidden(operand) else { return Self.invalid }
    return Self.extended(arithmetic.squareRoot(hidden, rounding: rounding), of: [operand])
  }

  /// Returns the nearest integer in the direction of the rounding.
  ///
  /// - Precondition: The code has 80 bits.
  public func roundToIntegral(_ operand: Code, rounding: Rounding = .nearestEven) -> FloatResult {
    guard let hidden = Self.hidden(operand) else { return Self.invalid }
    return Self.extended(arithmetic.roundToIntegral(hidden, rounding: rounding), of: [operand])
  }

  /// Returns the code for the value of a floating-point code, as `FLD` loads it; a NaN becomes quiet and keeps its payload.
  ///
  /// - Precondition: `code` is a code of `source`.
  public func convert(_ code: Code, from source: FloatArithmetic, rounding: Rounding = .nearestEven) -> FloatResult {
    let result = arithmetic.convert(code, from: source, rounding: rounding)
    return FloatResult(code: result.code.map(Self.code(hidden:)), flags: result.flags)
  }

  /// Returns the floating-point code for the value of a code, as `FST` stores it; NaN for an unsupported code.
  ///
  /// A NaN becomes quiet and keeps the upper bits of its payload, if the target propagates payloads.
  ///
  /// - Precondition: `code` has 80 bits.
  public func convert(_ code: Code, to target: FloatArithmetic, rounding: Rounding = .nearestEven) -> FloatResult {
    guard let code = Self.hidden(code) else { return FloatResult(code: target.format.nan, flags: .invalid) }
    return target.convert(code, from: arithmetic, rounding: rounding)
  }

  /// Returns the code of an exact number, rounded.
  public func round(_ number: ExactRational, rounding: Rounding = .nearestEven) -> FloatResult {
    Self.extended(arithmetic.round(number, rounding: rounding), of: [])
  }

  private static let invalid = FloatResult(code: realIndefinite, flags: .invalid)

  /// Returns the result of an operation, which is a NaN among the operands if there is one.
  private static func extended(_ result: FloatResult, of operands: [Code]) -> FloatResult {
    guard let hidden = result.code, !Self.hidden.isNaN(hidden) else {
      return FloatResult(code: nan(of: operands) ?? realIndefinite, flags: result.flags)
    }
    return FloatResult(code: code(hidden: hidden), flags: result.flags)
  }

  /// Returns the NaN that an operation on operands returns; nil if none of them is NaN.
  private static func nan(of operands: [Code]) -> Code? {
    let nans = operands.filter { [.quietNaN, .signalingNaN].contains(classify($0)) }
    let quiet = nans.filter { $0 & quietBit != 0 }
    let sign: Code = 1 << 79
    // Without the exponent bits, which are equal, a larger significand decides, and then a sign bit of 0.
    let chosen = (quiet.isEmpty ? nans : quiet).max { left, right in
      let (x, y) = (UInt64(truncatingIfNeeded: left), UInt64(truncatingIfNeeded: right))
      return x == y ? left & sign != 0 && right & sign == 0 : x < y
    }
    return chosen.map { $0 | quietBit }
  }

  private static let quietBit: Code = 1 << 62

  private static func check(_ code: Code) {
    precondition(code >> Code(bits) == 0, "a code of the extended format has 80 bits")
  }
}
