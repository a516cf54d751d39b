import ExactNumbers

extension FloatArithmetic {
  /// Returns an elementary function of a code, correctly rounded.
  ///
  /// The value is enclosed between two integers in units of a power of two, which is made smaller until both are
  /// rounded to the same code with the same exceptions. That ends: by the theorem of Lindemann and Weierstrass, the
  /// only rational values are 2 raised to an integer, the logarithm to the base 2 of a power of two, and the values for
  /// 0 and 1, all of which are checked first; any other value is never exactly at an edge between two results.
  ///
  /// The logarithm of zero is −∞, with ``FloatFlags/divideByZero``. The logarithm of a number below zero, and a sine or
  /// cosine of an infinity, are ``FloatFlags/invalid``. sin(−0) is −0.
  ///
  /// Source: A. Ziv, *Fast evaluation of elementary mathematical functions with correctly rounded last bit*, 1991; IEEE
  /// Std 754-2019, 9.2.
  ///
  /// - Parameters:
  ///   - function: the function.
  ///   - operand: the code of its argument.
  ///   - rounding: the rounding.
  /// - Returns: the code of the value and the exceptions.
  /// - Precondition: The format has at most 64 bits, and the code is at most ``FloatFormat/largestCode``.
  /// - Complexity: Some microseconds; the sine and cosine of a number of *n* bits before the point take O(*n*²) once.
  public func callAsFunction(
    _ function: ElementaryFunction, _ operand: Code, rounding: Rounding = .nearestEven
  ) -> FloatResult {
    check(operand)
    precondition(format.bits <= 64, "elementary functions are worked out for formats of at most 64 bits")
    let argument = wide.decode(operand)
    if let exact = argument.special(function) ?? argument.rational(function) {
      return propagating(FloatResult(wide.encode(exact.value, rounding, flags: exact.flags)), [operand])
    }
    if let near = argument.irrational(function) { return FloatResult(wide.encode(near, rounding)) }
    // The first result fits words, and is enough for formats of few bits.
    var precision = 60
    while true {
      let enclosure = ElementaryEnclosure(function, argument, precision: precision)
      if let (low, high) = enclosure.operands {
        let (below, above) = (FloatResult(wide.encode(low, rounding)), FloatResult(wide.encode(high, rounding)))
        if below == above { return below }
      }
      precision *= 2
    }
  }
}

extension FloatOperand<UInt128> {
  typealias Exact = (value: FloatOperand, flags: FloatFlags)

  private static func one(isNegative: Bool = false) -> FloatOperand {
    .number(isNegative: isNegative, exponent: 0, significand: 1 << 127)
  }

  /// Returns the value of a function of an infinity, NaN or zero.
  fileprivate func special(_ function: ElementaryFunction) -> Exact? {
    if isNaN { return (.nan, kind == .signalingNaN ? .invalid : []) }
    switch (function, kind) {
    case (.exp, .infinity), (.exp2, .infinity):
      return (isNegative ? .zero(isNegative: false) : self, [])
    case (.exp, .zero), (.exp2, .zero), (.cos, .zero): return (Self.one(), [])
    case (.log, .zero), (.log2, .zero): return (.infinity(isNegative: true), .divideByZero)
    case (.log, _) where isNegative, (.log2, _) where isNegative: return (.nan, .invalid)
    case (.log, .infinity), (.log2, .infinity), (.sin, .zero): return (self, [])
    case (.sin, .infinity), (.cos, .infinity): return (.nan, .invalid)
    default: return nil
    }
  }

  /// Returns the value of a function of a number if the value is rational.
  fileprivate func rational(_ function: ElementaryFunction) -> Exact? {
    let fractionBits = 127 - significand.trailingZeroBitCount - exponent
    switch function {
    case .exp2 where fractionBits <= 0 && exponent < ElementaryEnclosure.exponentLimit:
      let power = Int(significand >> (127 - exponent))
      return (.number(isNegative: false, exponent: isNegative ? -power : power, significand: 1 << 127), [])
    case .log where exponent == 0 && significand == 1 << 127: return (.zero(isNegative: false), [])
    case .log2 where significand == 1 << 127:
      return (
        .normalized(
          isNegative: exponent < 0, exponent: 127, word: UInt128(exponent.magnitude), zeroIsNegative: false), []
      )
    default: return nil
    }
  }

  /// Returns the irrational value for a number so small or large that the format does not matter.
  ///
  /// The result is a number with a trace of the rest, which is all that rounding needs.
  fileprivate func irrational(_ function: ElementaryFunction) -> FloatOperand? {
    switch function {
    case .exp, .exp2:
      if exponent >= ElementaryEnclosure.exponentLimit {
        let limit = 1 << ElementaryEnclosure.exponentLimit
        return .number(isNegative: false, exponent: isNegative ? -limit : limit, significand: 1 << 127 | 1)
      }
      guard exponent < -130 else { return nil }
      return isNegative ? .justBelowOne : .number(isNegative: false, exponent: 0, significand: 1 << 127 | 1)
    // The difference of a sine or cosine is less than a third of the square of the angle.
    case .cos: return exponent < -65 ? .justBelowOne : nil
    case .sin:
      guard exponent < -65 else { return nil }
      let isPower = significand == 1 << 127
      return .number(
        isNegative: isNegative, exponent: isPower ? exponent - 1 : exponent,
        significand: isPower ? .max : (significand - 1) | 1)
    case .log, .log2: return nil
    }
  }

  /// A value below 1, but above every number below 1 of any format.
  private static var justBelowOne: FloatOperand {
    .number(isNegative: false, exponent: -1, significand: .max)
  }
}
