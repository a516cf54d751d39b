import ExactNumbers

/// A magnitude as exact as it is needed: a function that gives the integer at or below the magnitude times 2 to a power.
typealias ExactMagnitude = (_ power: Int) -> ExactInteger?

/// Stochastic rounding of formats so wide that words of 128 bits do not hold 32 bits more than a significand: the choice
/// between the two neighbors is made with exact numbers, the rest is the kernel's work as ever.
extension FloatArithmetic {
  /// From so many fraction bits on, words of 128 bits do not hold 32 bits more and 3 for what is cut off and shifted up.
  private static let wideStochasticFractionBits = 128 - 32 - 3

  /// So far below the last place begins nothing: sums and products of 128 bits end before, and a quotient or a root that
  /// does not is as far from every number that ends.
  private static let traceBits = 150_000

  /// The code of an exact result that words of 128 bits may hold but for a trace.
  ///
  /// - Parameters:
  ///   - exact: the result as the kernel has it.
  ///   - rounding: the rounding.
  ///   - magnitude: the magnitude of the result.
  /// - Returns: the code and the exceptions.
  @inline(__always)
  func encodeWide(
    _ exact: FloatKernel<UInt128>.Exact, _ rounding: Rounding, magnitude: @autoclosure () -> ExactMagnitude
  ) -> FloatResult {
    if rounding.isStochastic, format.fractionBits >= Self.wideStochasticFractionBits, exact.value.kind == .number {
      return encodeStochastically(exact, rounding, magnitude())
    }
    return FloatResult(wide.encode(exact.value, rounding, flags: exact.flags))
  }

  private func encodeStochastically(
    _ exact: FloatKernel<UInt128>.Exact, _ chosen: Rounding, _ magnitude: ExactMagnitude
  ) -> FloatResult {
    // Whatever the kernel sees of what is cut off, it is above 0 and less than 1: these numbers choose for it.
    func rounding(lastPlace: Int) -> Rounding {
      guard let digits = magnitude(-lastPlace), let more = magnitude(32 - lastPlace), let scaled = try? digits << 32,
        let rest = UInt64(exactly: more - scaled)
      else { return chosen }
      // A trace below the bits that count decides where only what is above a tie is rounded up.
      var word = rest << 32
      if case .stochasticNearest = chosen, let beyond = magnitude(32 + Self.traceBits - lastPlace),
        let traceless = try? more << Self.traceBits, beyond != traceless
      {
        word |= 1
      }
      return .stochastic(chosen.roundsUp(rest: word, isNegative: false, isOdd: false) ? .max : 0)
    }
    let value = exact.value
    let place = value.exponent - format.fractionBits
    let lowest = 1 - format.bias - format.fractionBits
    guard format.hasSubnormals, place < lowest else {
      return FloatResult(wide.encode(value, rounding(lastPlace: place), flags: exact.flags))
    }
    var encoded = wide.encode(value, rounding(lastPlace: lowest), flags: exact.flags)
    if encoded.flags.contains(.inexact), tininess == .afterRounding {
      let isTiny = wide.isTiny(value, rounding(lastPlace: place))
      if isTiny { encoded.flags.insert(.underflow) } else { encoded.flags.remove(.underflow) }
    }
    return FloatResult(encoded)
  }
}

extension ExactRational {
  /// The integer at or below the magnitude times 2 to a power.
  var exactMagnitude: ExactMagnitude {
    { magnitude.scaled(byPowerOfTwo: $0).floor }
  }

  /// The integer at or below the square root times 2 to a power; nil for a negative number.
  var exactRootMagnitude: ExactMagnitude {
    { scaled(byPowerOfTwo: 2 * $0).floor.squareRootAndRemainder()?.root }
  }
}
