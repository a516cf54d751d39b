import ExactNumbers

/// A function that returns the integer at or below the magnitude times 2 to a power.
typealias ExactMagnitude = (_ power: Int) -> ExactInteger?

/// Stochastic rounding of formats too wide for words of 128 bits with 32 random bits more than a significand.
///
/// The choice between the two neighbors is made with exact numbers; the kernel does the rest.
extension FloatArithmetic {
  /// The fraction bits from which words of 128 bits have no room for 32 more bits and 3 for the part cut off and
  /// shifted up.
  private static let wideStochasticFractionBits = 128 - 32 - 3

  /// The distance in bits below the last place from which a result has no more bits.
  ///
  /// Sums and products of 128 bits end before it. A quotient or a root that does not end is at least this far from
  /// every number that ends.
  private static let traceBits = 150_000

  /// Returns the code of an exact result that words of 128 bits may store only with a trace.
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
    // The cut-off part in the kernel is always above 0 and less than 1: these numbers decide for it.
    func rounding(lastPlace: Int) -> Rounding {
      guard let digits = magnitude(-lastPlace), let more = magnitude(32 - lastPlace), let scaled = try? digits << 32,
        let rest = UInt64(exactly: more - scaled)
      else { return chosen }
      // A trace below the relevant bits decides if only a part above a tie is rounded up.
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
