import CGMP

extension ExactInteger {
  /// Creates the number that `source` is, of any type.
  ///
  /// - Precondition: `source` has at most ``maximumBitWidth`` bits.
  @inlinable
  public init(_ source: some BinaryInteger) {
    if let small = Int(exactly: source) {
      self.init(small: small)
    } else {
      self.init(words: Array(source.words), isNegative: source < 0)
    }
  }

  /// Creates the number that `source` is; never nil, since every integer is exact here.
  ///
  /// - Precondition: `source` has at most ``maximumBitWidth`` bits.
  public init?(exactly source: some BinaryInteger) {
    self.init(source)
  }

  /// Creates the number whose two's complement form is `words`, the least significant first, extended by `isNegative`.
  @usableFromInline
  init(words: [UInt], isNegative: Bool) {
    precondition(
      words.count <= Self.maximumBitWidth / UInt.bitWidth + 1,
      "an exact integer has at most \(Self.maximumBitWidth) bits")
    let value = GMPInteger { result in
      let bits = isNegative ? words.map { ~$0 } : words
      __gmpz_import(result, bits.count, -1, MemoryLayout<UInt>.size, 0, 0, bits)
      if isNegative { __gmpz_com(result, result) }
    }
    self.init(value)
  }
}

extension ExactInteger: ExpressibleByIntegerLiteral {
  /// Creates the number that a literal of any length writes.
  public init(integerLiteral literal: StaticBigInt) {
    if literal.bitWidth <= Int.bitWidth {
      self.init(small: Int(bitPattern: literal[0]))
    } else {
      let count = (literal.bitWidth + UInt.bitWidth - 1) / UInt.bitWidth
      self.init(words: (0..<count).map { literal[$0] }, isNegative: literal.signum() < 0)
    }
  }
}

extension FixedWidthInteger {
  /// Creates the same number in this type, or nil if it is out of the type's range.
  public init?(exactly source: ExactInteger) {
    switch source.storage {
    case .small(let value):
      self.init(exactly: value)
    case .big(let value):
      guard value.bitWidth <= Self.bitWidth else { return nil }
      let magnitude = value.limbs.reversed().reduce(0) { $0 << UInt.bitWidth | Magnitude(truncatingIfNeeded: $1) }
      if !value.isNegative {
        self.init(exactly: magnitude)
      } else if magnitude <= Self.min.magnitude {
        self.init(truncatingIfNeeded: 0 &- magnitude)
      } else {
        return nil
      }
    }
  }
}
