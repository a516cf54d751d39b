/// Arrays of codes in the narrowest integers that fit: 8 bits for formats of up to 8 bits, and so on.
///
/// A stochastic rounding uses a separate random number for each element, which follows from a seed and its place.
///
/// Operations on arrays ignore the bits of an integer above those of the format, whatever the length of the array, so
/// that each result is that of a single operation on the codes without these bits. To refuse them instead, call
/// ``FloatFormat/check(_:)`` first.
extension FloatArithmetic {
  /// Rounds numbers to codes.
  ///
  /// - Parameters:
  ///   - values: the numbers, infinities and NaN.
  ///   - codes: as many codes, which are overwritten.
  ///   - rounding: the rounding; ``Rounding/stochastic(_:)`` uses the same random number for all elements.
  /// - Returns: the exceptions, and the places without a code.
  /// - Precondition: The format has at most as many bits as a code of the array.
  /// - Complexity: O(*n*), one or two nanoseconds each for formats of up to 32 bits with subnormals and fraction bits.
  public func encode<Element: FloatArrayElement, Code: FixedWidthInteger & UnsignedInteger>(
    _ values: Span<Element>, into codes: inout MutableSpan<Code>, rounding: Rounding = .nearestEven
  ) -> FloatArrayOutcome {
    encode(values, into: &codes, .same(rounding))
  }

  /// Rounds numbers to codes stochastically, so that the mean of many codes is the mean of the numbers.
  ///
  /// - Parameters:
  ///   - values: the numbers, infinities and NaN.
  ///   - codes: as many codes, which are overwritten.
  ///   - seed: the seed of the random numbers; the same seed gives the same codes everywhere.
  ///   - randomBits: the number of random bits of an element: 1...32, or 1...31 for the variants B and C.
  ///   - variant: the way in which the random bits are used.
  /// - Returns: the exceptions, and the places without a code.
  /// - Precondition: The format has at most as many bits as a code of the array, and `randomBits` is in range.
  public func encode<Element: FloatArrayElement, Code: FixedWidthInteger & UnsignedInteger>(
    _ values: Span<Element>, into codes: inout MutableSpan<Code>, seed: UInt64, randomBits: Int = 32,
    _ variant: Rounding.StochasticVariant = .a
  ) -> FloatArrayOutcome {
    encode(values, into: &codes, .stochastic(StochasticSequence(seed: seed, bits: randomBits, variant: variant)))
  }

  /// Returns the codes of numbers, rounded, with the exceptions and the places without a code.
  ///
  /// - Precondition: The format has at most as many bits as a code of the array.
  public func encode<Element: FloatArrayElement, Code: FixedWidthInteger & UnsignedInteger>(
    _ values: [Element], as type: Code.Type = Code.self, rounding: Rounding = .nearestEven
  ) -> (codes: [Code], outcome: FloatArrayOutcome) {
    var codes = [Code](repeating: 0, count: values.count)
    var span = codes.mutableSpan
    let outcome = encode(values.span, into: &span, rounding: rounding)
    return (codes, outcome)
  }

  /// Decodes codes to numbers, rounded to nearest if the elements have fewer bits.
  ///
  /// - Parameters:
  ///   - codes: the codes; bits above those of the format are ignored.
  ///   - values: as many numbers, which are overwritten.
  /// - Complexity: O(*n*), about a nanosecond each for formats as in ``encode(_:into:rounding:)``.
  @specialized(where Element == Double, Code == UInt8)
  @specialized(where Element == Double, Code == UInt16)
  @specialized(where Element == Double, Code == UInt32)
  @specialized(where Element == Float, Code == UInt8)
  @specialized(where Element == Float, Code == UInt16)
  @specialized(where Element == Float, Code == UInt32)
  public func decode<Element: FloatArrayElement, Code: FixedWidthInteger & UnsignedInteger>(
    _ codes: Span<Code>, into values: inout MutableSpan<Element>
  ) {
    precondition(values.count == codes.count, "there are as many codes as numbers")
    codes.withUnsafeBufferPointer { codes in
      values.withUnsafeMutableBufferPointer { values in
        guard let from = codes.baseAddress, let to = values.baseAddress else { return }
        if isBFloat16, Element.self == Float.self {
          let floats = UnsafeMutableRawPointer(to).assumingMemoryBound(to: Float.self)
          BFloat16Lanes.decode(from, codes.count, into: floats)
          return
        }
        if format.bits <= 8, codes.count >= 256 {
          let table = (0...FloatFormat.Code(255)).map {
            Element(nearestTo: double($0 & format.largestCode))
          }
          for index in codes.indices { to[index] = table[Int(truncatingIfNeeded: codes[index] & 0xFF)] }
          return
        }
        if lanes.isThere, !lanes.decode(from, codes.count, into: to) { return }
        for index in codes.indices
        where !lanes.isThere || lanes.isSpecial(UInt64(truncatingIfNeeded: codes[index])) {
          values[index] = number(format.code(codes[index]))
        }
      }
    }
  }

  /// Returns the numbers that codes stand for; bits above those of the format are ignored.
  public func decode<Element: FloatArrayElement, Code: FixedWidthInteger & UnsignedInteger>(
    _ codes: [Code], as type: Element.Type = Double.self
  ) -> [Element] {
    var values = [Element](repeating: Element(code: 0), count: codes.count)
    var span = values.mutableSpan
    decode(codes.span, into: &span)
    return values
  }

  /// The number of elements to process at a time, so that intermediate values stay in the cache.
  static let stretch = 512

  @specialized(where Element == Double, Code == UInt8)
  @specialized(where Element == Double, Code == UInt16)
  @specialized(where Element == Double, Code == UInt32)
  @specialized(where Element == Float, Code == UInt8)
  @specialized(where Element == Float, Code == UInt16)
  @specialized(where Element == Float, Code == UInt32)
  private func encode<Element: FloatArrayElement, Code: FixedWidthInteger & UnsignedInteger>(
    _ values: Span<Element>, into codes: inout MutableSpan<Code>, _ rounding: ArrayRounding
  ) -> FloatArrayOutcome {
    precondition(values.count == codes.count, "there are as many codes as numbers")
    precondition(format.bits <= Code.bitWidth, "the codes of the array have room for those of the format")
    var outcome = FloatArrayOutcome()
    values.withUnsafeBufferPointer { values in
      codes.withUnsafeMutableBufferPointer { codes in
        guard let from = values.baseAddress, let to = codes.baseAddress else { return }
        for first in stride(from: 0, to: values.count, by: Self.stretch) {
          let count = min(Self.stretch, values.count - first)
          encode(from + first, count, into: to + first, at: first, rounding, &outcome) { [self] place in
            encode(values[place], rounding: rounding.rounding(at: place))
          }
        }
      }
    }
    return outcome
  }

  /// Rounds a stretch of an array that begins at a place, with a function for special values.
  @inline(__always)
  func encode<Element: FloatArrayElement, Code: FixedWidthInteger & UnsignedInteger>(
    _ values: UnsafePointer<Element>, _ count: Int, into codes: UnsafeMutablePointer<Code>, at first: Int,
    _ rounding: ArrayRounding, _ outcome: inout FloatArrayOutcome, special: (Int) -> FloatResult
  ) {
    if isBFloat16, Element.self == Float.self, case .same(.nearestEven) = rounding {
      let floats = UnsafeRawPointer(values).assumingMemoryBound(to: Float.self)
      if let flags = BFloat16Lanes.encode(floats, count, into: codes) {
        outcome.flags.formUnion(flags)
        return
      }
    }
    if !lanes.isThere, let powers = PowerLanes(format, rounding) {
      let (areNumbers, isInexact) = powers.encode(values, count, into: codes)
      if areNumbers {
        if isInexact { outcome.flags.insert(.inexact) }
        return
      }
      for index in 0..<count {
        if powers.isSpecial(values[index].double) {
          codes[index] = Code(
            truncatingIfNeeded: outcome.take(special(first + index), at: first + index))
        } else if values[index].double.significandBitPattern != 0 {
          outcome.flags.insert(.inexact)
        }
      }
      return
    }
    var trace = FloatLanes.Trace(special: 1 << 63)
    if lanes.isThere {
      trace = encodeNumbers(values, count, into: codes, at: first, rounding)
    }
    let hasSpecial = trace.special >> 63 != 0
    if hasSpecial && !format.hasSign && lanes.isThere {
      // Numbers below zero have left traces as if they were above.
      for index in 0..<count where !lanes.isSpecial(values[index].double) {
        let result = encode(values[index], rounding: rounding.rounding(at: first + index))
        outcome.flags.formUnion(result.flags)
      }
    } else {
      outcome.flags.formUnion(trace.flags)
    }
    guard hasSpecial else { return }
    for index in 0..<count where !lanes.isThere || lanes.isSpecial(values[index].double) {
      codes[index] = Code(truncatingIfNeeded: outcome.take(special(first + index), at: first + index))
    }
  }

  @inline(__always)
  private func encodeNumbers<Element: FloatArrayElement, Code: FixedWidthInteger & UnsignedInteger>(
    _ values: UnsafePointer<Element>, _ count: Int, into codes: UnsafeMutablePointer<Code>, at first: Int,
    _ rounding: ArrayRounding
  ) -> FloatLanes.Trace {
    let overflow = laneOverflow(rounding.rounding(at: first))
    switch rounding {
    case .same(.nearestEven): return lanes.encode(values, count, into: codes, NearestEvenLane(), overflow)
    case .same(.nearestAway): return lanes.encode(values, count, into: codes, NearestAwayLane(), overflow)
    case .same(.towardZero): return lanes.encode(values, count, into: codes, TowardZeroLane(), overflow)
    case .same(.up): return lanes.encode(values, count, into: codes, DirectedLane(flip: 0), overflow)
    case .same(.down): return lanes.encode(values, count, into: codes, DirectedLane(flip: 1), overflow)
    case .same(.odd): return lanes.encode(values, count, into: codes, OddLane(), overflow)
    case .same(.stochastic(let random)):
      return lanes.encode(values, count, into: codes, StochasticLane(random), overflow)
    case .same(.stochasticNearest(let random, let bits)):
      return lanes.encode(values, count, into: codes, StochasticLane(nearest: random, bits: bits), overflow)
    case .stochastic(let sequence):
      return withUnsafeTemporaryAllocation(of: UInt32.self, capacity: count) { randoms in
        guard let randoms = randoms.baseAddress else { return FloatLanes.Trace() }
        var index = 0
        while index < count {
          randoms[index] = sequence.word(at: first &+ index)
          index &+= 1
        }
        guard sequence.variant == .c else {
          return lanes.encode(values, count, into: codes, StochasticLanes(randoms: randoms), overflow)
        }
        let nearest = StochasticNearestLanes(randoms: randoms, bits: sequence.bits)
        return lanes.encode(values, count, into: codes, nearest, overflow)
      }
    }
  }

  /// Returns the codes of numbers far beyond the largest one.
  func laneOverflow(_ rounding: Rounding) -> FloatLanes.Overflow {
    func code(_ isNegative: Bool) -> UInt32 {
      let number = FloatOperand<UInt128>.number(isNegative: isNegative, exponent: 1 << 20, significand: 1 << 127)
      return UInt32(truncatingIfNeeded: wide.encode(number, rounding).code ?? 0)
    }
    return FloatLanes.Overflow(positive: code(false), negative: code(true))
  }
}
