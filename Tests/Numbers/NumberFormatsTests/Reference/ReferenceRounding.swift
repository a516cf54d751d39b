import ExactNumbers
import NumberFormats

/// An exact result with its position in a format, to be rounded in every way.
struct ReferenceRounding {
  private enum Exact {
    /// A number, and the magnitude in the roomy format at or below it; nil below the smallest one.
    case number(lower: Int?, ReferencePosition, isTiny: Bool, unbounded: (ReferencePosition, upperIsNormal: Bool)?)
    case zero
    case infinity
    case nan
  }

  private let reference: ReferenceFormat
  private let exact: Exact
  private let isNegative: Bool
  private let flags: FloatFlags

  /// Finds the position of an operation's result in a format.
  ///
  /// - Parameters:
  ///   - value: the exact result.
  ///   - flags: the exceptions of the operation itself.
  ///   - reference: the format.
  /// - Throws: an arithmetic error of exact numbers, which would be an error of the test.
  init(_ value: ReferenceValue, flags: FloatFlags = [], in reference: ReferenceFormat) throws {
    (self.reference, isNegative) = (reference, value.isNegative)
    var flags = flags
    switch value {
    case .zero: exact = .zero
    case .infinity: exact = .infinity
    case .nan(let isSignaling):
      exact = .nan
      if isSignaling || reference.nan == nil { flags.insert(.invalid) }
    case .number(let number): exact = try Self.locate(ReferenceMagnitude(number: number.magnitude), in: reference)
    }
    self.flags = flags
  }

  /// Creates the square root of a number above zero.
  init(rootOf number: ExactRational, in reference: ReferenceFormat) throws {
    (self.reference, isNegative, flags) = (reference, false, [])
    exact = try Self.locate(ReferenceMagnitude(number: number, isRoot: true), in: reference)
  }

  private static func locate(_ number: ReferenceMagnitude, in reference: ReferenceFormat) throws -> Exact {
    let roomy = reference.roomy
    var (low, high) = (-1, roomy.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if number.isLess(than: roomy[middle]) { high = middle } else { low = middle }
    }
    let isTiny = number.isLess(than: reference.leastNormal)
    let unbounded = isTiny ? try Self.unbounded(number, in: reference) : nil
    guard low >= 0 else {
      let position = try ReferencePosition(number, above: 0, middle: roomy[0], isLowerOdd: true)
      return .number(lower: nil, position, isTiny: isTiny, unbounded: unbounded)
    }
    // Beyond the last number of the roomy format, the number above does not matter.
    let middle = low < reference.middles.count ? reference.middles[low] : roomy[low] * 2
    let position = try ReferencePosition(
      number, above: roomy[low], middle: middle, isLowerOdd: low % 2 == 1,
      isTieUp: reference.hasOnlyOddDigits && roomy[low] != 0)
    return .number(lower: low, position, isTiny: isTiny, unbounded: unbounded)
  }

  /// Returns the position of a number if exponents had no bound, and whether the number above is normal.
  private static func unbounded(
    _ number: ReferenceMagnitude, in reference: ReferenceFormat
  ) throws -> (ReferencePosition, upperIsNormal: Bool) {
    var exponent = -reference.format.bias
    while number.isLess(than: .powerOfTwo(exponent)) { exponent -= 1 }
    while !number.isLess(than: .powerOfTwo(exponent + 1)) { exponent += 1 }
    let unit = ExactRational.powerOfTwo(exponent - reference.format.fractionBits)
    let digits = try number.floor(times: 1 / unit)
    let lower = ExactRational(digits) * unit
    // Codes continue below without a bound, too: those of one exponent after those of the exponent below.
    let isOdd = reference.format.fractionBits > 0 ? digits.isOdd : (exponent + reference.format.bias) % 2 != 0
    let position = try ReferencePosition(
      number, above: lower, middle: lower + unit.scaled(byPowerOfTwo: -1), isLowerOdd: isOdd,
      isTieUp: reference.hasOnlyOddDigits)
    return (position, lower + unit >= reference.leastNormal)
  }

  /// Returns the code and the exceptions, by the documentation of ``FloatFormat``, ``Rounding`` and ``Saturation``.
  func result(_ rounding: Rounding, _ saturation: Saturation, _ tininess: Tininess) -> FloatResult {
    let format = reference.format
    switch exact {
    case .nan: return FloatResult(code: reference.nan, flags: flags)
    case .zero:
      if format.zero == .nan, saturation != .all {
        return FloatResult(code: reference.nan, flags: flags.union(.invalid))
      }
      let inexact: FloatFlags = hasZero ? [] : [.inexact, .underflow]
      return FloatResult(code: number(0), flags: flags.union(inexact))
    case .infinity:
      if !format.hasSign && isNegative { return belowAll(rounding, saturation, isInfinity: true) }
      guard format.infinities == .none || saturation == .all else {
        return FloatResult(code: infinity, flags: flags)
      }
      return beyond(isSaturated: saturation == .all)
    case .number(let lower, let position, let isTiny, let unbounded):
      let isUp = position.isUp(rounding, isNegative: isNegative)
      let magnitude = lower.map { isUp ? $0 + 1 : $0 } ?? 0
      if !format.hasSign && isNegative && (magnitude > 0 || !hasZero) {
        return belowAll(rounding, saturation)
      }
      if magnitude > reference.largest {
        return beyond(isSaturated: saturation != .none || staysFinite(rounding))
      }
      guard lower == nil || !position.isExact else { return FloatResult(code: number(magnitude), flags: flags) }
      let isTinyRounded = unbounded.map { !($0.upperIsNormal && $0.0.isUp(rounding, isNegative: isNegative)) } ?? false
      let isUnderflow = tininess == .beforeRounding ? isTiny : isTinyRounded
      let inexact: FloatFlags = isUnderflow ? [.inexact, .underflow] : .inexact
      return FloatResult(code: number(magnitude), flags: flags.union(inexact))
    }
  }

  private var hasZero: Bool {
    reference.format.zero == .signed || reference.format.zero == .unsigned
  }

  private func number(_ magnitude: Int) -> FloatFormat.Code {
    reference.code(magnitude, isNegative: isNegative && !(magnitude == 0 && reference.format.zero == .unsigned))
  }

  /// The code of the infinity with the sign of the result, or nil.
  private var infinity: FloatFormat.Code? {
    isNegative ? reference.negativeInfinity : reference.positiveInfinity
  }

  /// Returns whether the mode rounds numbers beyond the range back to a number.
  private func staysFinite(_ rounding: Rounding) -> Bool {
    switch rounding {
    case .towardZero: true
    case .up: isNegative
    case .down: !isNegative
    case .odd: reference.largest % 2 == 1
    case .nearestEven, .nearestAway, .stochastic, .stochasticNearest: false
    }
  }

  private func beyond(isSaturated: Bool) -> FloatResult {
    let overflow = isSaturated ? .largest : reference.format.overflow
    let flags = flags.union([.overflow, .inexact])
    return switch overflow {
    case .infinity: FloatResult(code: infinity, flags: flags)
    case .nan: FloatResult(code: reference.nan, flags: flags)
    case .largest: FloatResult(code: number(reference.largest), flags: flags)
    }
  }

  /// Returns the result below the numbers of a format without a sign.
  ///
  /// It is NaN if there is one, unless saturation or the mode returns to the numbers.
  private func belowAll(_ rounding: Rounding, _ saturation: Saturation, isInfinity: Bool = false) -> FloatResult {
    let turnsBack = !isInfinity && (rounding == .up || rounding == .towardZero)
    let isNaN = saturation == .none && reference.nan != nil && !turnsBack
    return FloatResult(code: isNaN ? reference.nan : 0, flags: flags.union([.overflow, .inexact]))
  }
}
