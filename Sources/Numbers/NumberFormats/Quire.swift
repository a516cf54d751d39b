/// The exact sum of products of posits, in fixed point with two's complement: the *quire* of the standard.
///
/// Every number of a posit format is a multiple of its smallest one, so every product is a multiple of the square of
/// that. Above the square of the largest number there are 64 bits for carries.
///
/// Source: Standard for Posit Arithmetic (2022), 3.4 and 5.11.
struct Quire {
  /// The sum, the lowest word first.
  private var words: [UInt64]
  /// The weight of the lowest bit, as a power of two.
  private let least: Int

  /// Creates an empty quire for products of numbers of a format.
  init(_ format: PositFormat) {
    let largest = (format.bits - 2) << format.exponentBits
    least = -2 * largest
    words = [UInt64](repeating: 0, count: (4 * largest + 64) / 64 + 2)
  }

  /// Adds the product of two numbers.
  @inline(__always) mutating func add(_ left: TaperedOperand, _ right: TaperedOperand) {
    let product = TaperedOperand.product(left, right)
    // The place of the lowest bit of the significand of 128 bits.
    let place = product.exponent &- 127 &- least
    // Bits below the quire are zeros.
    let bits = place < 0 ? product.significand &>> UInt128(truncatingIfNeeded: 0 &- place) : product.significand
    let (word, shift) = (max(place, 0) >> 6, UInt64(truncatingIfNeeded: max(place, 0) & 63))
    let (low, high) = (UInt64(truncatingIfNeeded: bits), UInt64(truncatingIfNeeded: bits &>> 64))
    let parts =
      shift == 0 ? (low, high, 0) : (low &<< shift, high &<< shift | low &>> (64 &- shift), high &>> (64 &- shift))
    if left.isNegative == right.isNegative {
      add(parts, at: word, subtracting: false)
    } else {
      add(parts, at: word, subtracting: true)
    }
  }

  @inline(__always) private mutating func add(
    _ parts: (UInt64, UInt64, UInt64), at word: Int, subtracting isSubtraction: Bool
  ) {
    var carry = addWord(parts.0, false, at: word, isSubtraction)
    carry = addWord(parts.1, carry, at: word &+ 1, isSubtraction)
    carry = addWord(parts.2, carry, at: word &+ 2, isSubtraction)
    var next = word &+ 3
    while carry, next < words.count {
      carry = addWord(0, true, at: next, isSubtraction)
      next &+= 1
    }
  }

  /// Adds or subtracts a word and the carry or borrow before it, and returns the next one.
  @inline(__always) private mutating func addWord(
    _ part: UInt64, _ carry: Bool, at place: Int, _ isSubtraction: Bool
  ) -> Bool {
    guard place < words.count else { return false }
    let (before, one): (UInt64, UInt64) = (words[place], carry ? 1 : 0)
    let (word, first) = isSubtraction ? before.subtractingReportingOverflow(part) : before.addingReportingOverflow(part)
    let (total, second) = isSubtraction ? word.subtractingReportingOverflow(one) : word.addingReportingOverflow(one)
    words[place] = total
    return first || second
  }

  /// The sum with a trace of the bits after 127, or nil for zero.
  var sum: TaperedOperand? {
    let isNegative = words[words.count - 1] >> 63 == 1
    var magnitude = words
    if isNegative {
      var carry = true
      for place in magnitude.indices {
        let (word, overflow) = (~magnitude[place]).addingReportingOverflow(carry ? 1 : 0)
        (magnitude[place], carry) = (word, overflow)
      }
    }
    guard let top = magnitude.lastIndex(where: { $0 != 0 }) else { return nil }
    let zeros = magnitude[top].leadingZeroBitCount
    func word(_ place: Int) -> UInt64 { place >= 0 ? magnitude[place] : 0 }
    let bits = UInt128(word(top)) << 64 | UInt128(word(top - 1))
    // A shift by 64 makes 0 here.
    let shifted = bits << UInt128(zeros) | UInt128(word(top - 2) >> UInt64(64 - zeros))
    let hasMore = word(top - 2) << UInt64(zeros) != 0 || magnitude.prefix(max(top - 2, 0)).contains { $0 != 0 }
    return TaperedOperand(
      isNegative: isNegative, exponent: least + 64 * top + 63 - zeros, significand: hasMore ? shifted | 1 : shifted)
  }
}

extension PositFormat {
  /// Returns the dot product of codes whose bits above those of the format are ignored.
  @specialized(where Element == UInt8) @specialized(where Element == UInt16) @specialized(where Element == UInt32)
  @specialized(where Element == UInt64) func dotProductInQuire<Element: FixedWidthInteger & UnsignedInteger>(
    _ left: Span<Element>, _ right: Span<Element>
  ) -> Code {
    var quire = Quire(self)
    for place in 0..<left.count {
      let x = Code(truncatingIfNeeded: left[place]) & largestCode
      let y = Code(truncatingIfNeeded: right[place]) & largestCode
      if x == notAReal || y == notAReal { return notAReal }
      if x != 0, y != 0 { quire.add(operand(x), operand(y)) }
    }
    return quire.sum.map(round) ?? 0
  }
}
