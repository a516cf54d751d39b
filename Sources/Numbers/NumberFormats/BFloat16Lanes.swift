/// Rounding to `bfloat16` in floats, which have its exponents: their upper halves are the codes.
///
/// A result that a float may round twice, or whose exceptions need more than its low half, is left to the other paths.
///
/// Source: S. A. Figueroa, *When is double rounding innocuous?*, 1995, for sums, products and quotients.
enum BFloat16Lanes {
  /// A magnitude from which floats round to an infinity of `bfloat16`.
  private static let bound: UInt32 = 0x7F7F_8000
  private static let leastNormal: UInt32 = 0x80_0000

  /// Returns the code of a float that is not NaN, rounded to nearest even.
  @inline(__always) private static func code(_ bits: UInt32) -> UInt32 { (bits &+ 0x7FFF &+ (bits >> 16 & 1)) >> 16 }

  /// Returns a word whose top bit is 1 unless a magnitude is zero, or a normal number below the bound.
  @inline(__always) private static func range(_ magnitude: UInt32) -> UInt32 {
    bound &- 1 &- magnitude | (magnitude &- leastNormal) & ~(magnitude &- 1)
  }

  /// Writes the codes of floats, and returns the exceptions; nil if one of them is left to another path.
  @specialized(where Code == UInt16) static func encode<Code: FixedWidthInteger & UnsignedInteger>(
    _ values: UnsafePointer<Float>, _ count: Int, into codes: UnsafeMutablePointer<Code>
  ) -> FloatFlags? {
    var (special, rest): (UInt32, UInt32) = (0, 0)
    var index = 0
    while index < count {
      let bits = values[index].bitPattern
      codes[index] = Code(truncatingIfNeeded: code(bits))
      special |= range(bits & 0x7FFF_FFFF)
      rest |= bits
      index &+= 1
    }
    return special >> 31 != 0 ? nil : rest & 0xFFFF == 0 ? [] : .inexact
  }

  /// Writes the floats of codes; every NaN becomes the NaN of the type.
  @specialized(where Code == UInt16) static func decode<Code: FixedWidthInteger & UnsignedInteger>(
    _ codes: UnsafePointer<Code>, _ count: Int, into values: UnsafeMutablePointer<Float>
  ) {
    var first = 0
    while first < count {
      let rest = count &- first
      let length = rest < 16 ? rest : min(rest, 2048) & ~15
      if Code.self != UInt16.self || !shift(UnsafeRawPointer(codes + first), length, into: values + first) {
        decodeEach(codes + first, length, into: values + first)
      }
      first &+= length
    }
  }

  @inline(__always) private static func decodeEach<Code: FixedWidthInteger & UnsignedInteger>(
    _ codes: UnsafePointer<Code>, _ count: Int, into values: UnsafeMutablePointer<Float>
  ) {
    var index = 0
    while index < count {
      let bits = UInt32(truncatingIfNeeded: codes[index]) &<< 16
      let isNaN = Int32(bitPattern: bits & 0x7FFF_FFFF) > 0x7F80_0000
      values[index] = Float(bitPattern: isNaN ? 0x7FC0_0000 : bits)
      index &+= 1
    }
  }

  /// Writes codes of 16 bits as the upper halves of floats, and returns whether no one is NaN and their number is a
  /// multiple of 16.
  ///
  /// Vectors are written out, since the compiler finds none for both widths in one loop.
  @inline(__always) private static func shift(
    _ codes: UnsafeRawPointer, _ count: Int, into values: UnsafeMutablePointer<Float>
  ) -> Bool {
    guard count & 15 == 0 else { return false }
    let floats = UnsafeMutableRawPointer(values)
    var (left, right) = (SIMD8<Int16>.zero, SIMD8<Int16>.zero)
    var index = 0
    while index < count {
      let x = codes.loadUnaligned(fromByteOffset: index &<< 1, as: SIMD8<UInt16>.self)
      let y = codes.loadUnaligned(fromByteOffset: index &<< 1 &+ 16, as: SIMD8<UInt16>.self)
      floats.storeBytes(
        of: SIMD8<UInt32>(truncatingIfNeeded: x) &<< 16, toByteOffset: index &<< 2, as: SIMD8<UInt32>.self)
      floats.storeBytes(
        of: SIMD8<UInt32>(truncatingIfNeeded: y) &<< 16, toByteOffset: index &<< 2 &+ 32, as: SIMD8<UInt32>.self)
      // Negative after a magnitude above that of infinity.
      left |= 0x7F80 &- SIMD8<Int16>(truncatingIfNeeded: x & 0x7FFF)
      right |= 0x7F80 &- SIMD8<Int16>(truncatingIfNeeded: y & 0x7FFF)
      index &+= 16
    }
    return (left | right).min() >= 0
  }

  /// Writes the results of an operation, and returns the exceptions; nil if one of them is left to another path.
  @specialized(where Code == UInt16) static func perform<Code: FixedWidthInteger & UnsignedInteger>(
    _ operation: FloatOperation, _ left: UnsafePointer<Code>, _ right: UnsafePointer<Code>, _ count: Int,
    into results: UnsafeMutablePointer<Code>
  ) -> FloatFlags? {
    switch operation {
    case .add: sums(left, right, count, into: results, flip: 0)
    case .subtract: sums(left, right, count, into: results, flip: 1 << 31)
    case .multiply: map(left, right, count, into: results) { $0 * $1 }
    case .divide: map(left, right, count, into: results) { $0 / $1 }
    case .remainder: nil
    }
  }

  @inline(__always) private static func float<Code: FixedWidthInteger & UnsignedInteger>(_ code: Code) -> Float {
    Float(bitPattern: UInt32(truncatingIfNeeded: code) &<< 16)
  }

  @inline(__always) private static func sums<Code: FixedWidthInteger & UnsignedInteger>(
    _ left: UnsafePointer<Code>, _ right: UnsafePointer<Code>, _ count: Int, into results: UnsafeMutablePointer<Code>,
    flip: UInt32
  ) -> FloatFlags? {
    var (special, rest): (UInt32, UInt32) = (0, 0)
    var index = 0
    while index < count {
      let (x, y) = (float(left[index]), Float(bitPattern: float(right[index]).bitPattern ^ flip))
      let sum = x + y
      let part = sum - x
      let error = (x - (sum - part)) + (y - part)
      let bits = sum.bitPattern
      results[index] = Code(truncatingIfNeeded: code(bits))
      special |= range(bits & 0x7FFF_FFFF)
      rest |= bits & 0xFFFF | error.bitPattern &<< 1
      index &+= 1
    }
    return special >> 31 != 0 ? nil : rest == 0 ? [] : .inexact
  }

  @inline(__always) private static func map<Code: FixedWidthInteger & UnsignedInteger>(
    _ left: UnsafePointer<Code>, _ right: UnsafePointer<Code>, _ count: Int, into results: UnsafeMutablePointer<Code>,
    _ function: (Float, Float) -> Float
  ) -> FloatFlags? {
    var (special, rest): (UInt32, UInt32) = (0, 0)
    var index = 0
    while index < count {
      let (x, y) = (float(left[index]), float(right[index]))
      let bits = function(x, y).bitPattern
      results[index] = Code(truncatingIfNeeded: code(bits))
      // A zero is exact only if an operand is one; the top bit of its magnitude less 1 says so.
      let magnitude = bits & 0x7FFF_FFFF
      let areNumbers = ~((x.bitPattern & 0x7FFF_FFFF) &- 1 | (y.bitPattern & 0x7FFF_FFFF) &- 1)
      special |= range(magnitude) | (magnitude &- 1) & areNumbers
      rest |= bits
      index &+= 1
    }
    return special >> 31 != 0 ? nil : rest & 0xFFFF == 0 ? [] : .inexact
  }
}

extension FloatArithmetic {
  /// Returns the results of an operation on codes of `bfloat16`, rounded to nearest even; other stretches of the arrays
  /// take the path of all formats.
  func performInFloats<Code: FixedWidthInteger & UnsignedInteger>(
    _ operation: FloatOperation, _ left: Span<Code>, _ right: Span<Code>, into results: inout MutableSpan<Code>
  ) -> FloatArrayOutcome {
    precondition(left.count == results.count, "there are as many results as codes")
    var outcome = FloatArrayOutcome()
    left.withUnsafeBufferPointer { left in
      right.withUnsafeBufferPointer { right in
        results.withUnsafeMutableBufferPointer { results in
          guard let x = left.baseAddress, let y = right.baseAddress, let to = results.baseAddress else { return }
          for first in stride(from: 0, to: results.count, by: Self.stretch) {
            let count = min(Self.stretch, results.count - first)
            if let flags = BFloat16Lanes.perform(operation, x + first, y + first, count, into: to + first) {
              outcome.flags.formUnion(flags)
              continue
            }
            var part = UnsafeMutableBufferPointer(start: to + first, count: count).mutableSpan
            let left = UnsafeBufferPointer(start: x + first, count: count).span
            let right = UnsafeBufferPointer(start: y + first, count: count).span
            outcome.flags.formUnion(performInLanes(operation, left, right, into: &part, .nearestEven).flags)
          }
        }
      }
    }
    return outcome
  }
}
