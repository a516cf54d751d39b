extension UInt64 {
  /// Creates the integer square root of a number of 127 or 128 bits.
  @inline(__always)
  init(squareRootOf radicand: UInt128) {
    let (high, low) = (UInt64(truncatingIfNeeded: radicand &>> 64), UInt64(truncatingIfNeeded: radicand))
    // A double has 53 of the bits; one step of Newton's method finds the others except the last ones.
    let near = UInt64(Swift.min((Double(high) * 0x1p64 + Double(low)).squareRoot(), 0x1.fffffffffffffp63))
    // The upper half of a square is below the root, so that the quotient fits a word, unless the double is too small.
    let quotient = high < near ? near.dividingFullWidth((high, low)).quotient : .max
    var root = near / 2 &+ quotient / 2 &+ (near & quotient & 1)
    while root.multiplied(by: root) > radicand { root &-= 1 }
    while root < .max, (root &+ 1).multiplied(by: root &+ 1) <= radicand { root &+= 1 }
    self = root
  }

  /// Returns the product in a word of 128 bits.
  @inline(__always)
  func multiplied(by other: UInt64) -> UInt128 {
    let (high, low) = multipliedFullWidth(by: other)
    return UInt128(high) &<< 64 | UInt128(low)
  }
}
