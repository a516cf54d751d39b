/// The loops that turn numbers into blocks, without a branch for each number.
struct BlockEncoder<Element: FloatArrayElement> {
  /// The largest magnitude of each block, of its finite numbers only.
  let largest: [Double]
  /// The blocks with an infinity or NaN.
  let special: [Int]

  /// Gathers the largest magnitudes of the blocks of some numbers.
  @inline(__always) init(_ values: UnsafeBufferPointer<Element>, _ layout: BlockLayout) {
    var (largest, special): ([Double], [Int]) = ([], [])
    largest.reserveCapacity(layout.blockCount)
    layout.forEachBlock { places, number in
      let block = UnsafeBufferPointer(rebasing: values[places])
      let (most, isSpecial) = Self.largest(block)
      if isSpecial { special.append(number) }
      largest.append(isSpecial ? block.reduce(0) { $1.double.isFinite ? max($0, $1.double.magnitude) : $0 } : most)
    }
    (self.largest, self.special) = (largest, special)
  }

  /// Returns the largest magnitude of numbers, and whether one is an infinity or NaN.
  @inline(__always) private static func largest(_ block: UnsafeBufferPointer<Element>) -> (
    most: Double, isSpecial: Bool
  ) {
    // Four, since each of them waits for the one before.
    var (most, others, thirds, fourths) = (0.0, 0.0, 0.0, 0.0)
    var trace: UInt64 = 0
    var index = 0
    @inline(__always) func take(_ place: Int, _ most: inout Double) {
      let magnitude = block[place].double.magnitude
      most = magnitude > most ? magnitude : most
      // The top bit is 1 for the exponent of infinities and NaN.
      trace |= magnitude.bitPattern &+ 1 << 52
    }
    while index &+ 4 <= block.count {
      take(index, &most)
      take(index &+ 1, &others)
      take(index &+ 2, &thirds)
      take(index &+ 3, &fourths)
      index &+= 4
    }
    while index < block.count {
      take(index, &most)
      index &+= 1
    }
    return (max(max(most, others), max(thirds, fourths)), trace >> 63 != 0)
  }

  /// Writes the quotients of numbers and the factors of their blocks; 0 in a block whose factor is 0 or NaN.
  ///
  /// - Parameters:
  ///   - values: the numbers.
  ///   - places: their places in a row, of which the first is that of a block.
  ///   - size: the size of a block.
  ///   - factors: the factors of these blocks, and of others after them.
  ///   - quotients: as many numbers as places.
  @inline(__always) static func divide(
    _ values: UnsafeBufferPointer<Element>, _ places: Range<Int>, size: Int, by factors: ArraySlice<Double>,
    into quotients: UnsafeMutablePointer<Double>
  ) {
    var block = factors.startIndex
    for first in stride(from: places.lowerBound, to: places.upperBound, by: size) {
      let factor = factors[block]
      block &+= 1
      let target = quotients + (first &- places.lowerBound)
      let count = min(size, places.upperBound &- first)
      guard factor > 0 else {
        target.update(repeating: 0, count: count)
        continue
      }
      let inverse = 1 / factor
      var index = 0
      if factor.significandBitPattern == 0, inverse.isNormal, factor.isNormal {
        // The product with a power of two is the quotient, and takes less time.
        while index < count {
          target[index] = values[first &+ index].double * inverse
          index &+= 1
        }
      } else {
        while index < count {
          target[index] = values[first &+ index].double / factor
          index &+= 1
        }
      }
    }
  }
}

/// Elements of 8 bits in two's complement.
enum BlockInteger {
  /// Writes numbers in units of 2⁻⁶, rounded to integers from −127 to 127.
  static func encode(
    _ numbers: UnsafePointer<Double>, _ count: Int, into codes: UnsafeMutablePointer<UInt8>, _ rounding: Rounding
  ) {
    guard rounding == .nearestEven else {
      for index in 0..<count { codes[index] = code(numbers[index] * 64, rounding) }
      return
    }
    var index = 0
    while index < count {
      let units = numbers[index] * 64
      let bounded = units > 127 ? 127 : units < -127 ? -127 : units
      // The processor rounds a sum with 3 · 2⁵¹ to an integer, which is then in its low bits.
      codes[index] = UInt8(truncatingIfNeeded: (bounded + 0x1.8p52).bitPattern)
      index &+= 1
    }
  }

  private static func code(_ units: Double, _ rounding: Rounding) -> UInt8 {
    let size = min(units.magnitude, 127)
    let whole = UInt8(size)
    let rest = UInt64((size - Double(whole)) * 0x1p64)
    let isUp = rounding.roundsUp(rest: rest, isNegative: units < 0, isOdd: whole & 1 == 1)
    return units < 0 ? 0 &- whole &- (isUp ? 1 : 0) : whole &+ (isUp ? 1 : 0)
  }
}
