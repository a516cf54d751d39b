import CGMP

/// An integer of any size, computed without rounding or wrapping.
///
/// What fits `Int` is held in place, allocates nothing and takes a few nanoseconds; anything larger is held by
/// [GMP](https://gmplib.org/manual/). There is one representation for each number, so the change from one to the
/// other is never visible.
///
/// A magnitude has at most ``maximumBitWidth`` bits. What makes a large number from a small text or exponent throws
/// ``ExactNumberTooLarge`` or gives nil instead; an operator on numbers that are there already, such as `*`, stops the
/// program. No size beyond twice the bound is ever asked of GMP.
public struct ExactInteger: Sendable {
  /// The canonical representation: `big` holds only what does not fit `Int`.
  enum Storage: Sendable {
    case small(Int)
    case big(GMPInteger)
  }

  let storage: Storage

  /// The largest number of bits in a magnitude: 2²⁴, about five million decimal digits.
  ///
  /// The bound keeps every operation far from the size at which GMP ends the process.
  public static let maximumBitWidth = 1 << 24

  @usableFromInline
  init(small value: Int) {
    storage = .small(value)
  }

  init(_ value: GMPInteger) {
    storage = value.int.map(Storage.small) ?? .big(value)
  }

  /// The number if it fits `Int`, without a generic conversion.
  public var int: Int? {
    if case .small(let value) = storage { value } else { nil }
  }

  /// The number in GMP's form; a small one is converted.
  var gmp: GMPInteger {
    switch storage {
    case .small(let value): GMPInteger(value)
    case .big(let value): value
    }
  }

  /// Two raised to `exponent`.
  ///
  /// - Precondition: `exponent` is at least 0 and less than ``maximumBitWidth``.
  /// - Complexity: O(`exponent`) above 62, else O(1).
  public static func powerOfTwo(_ exponent: Int) -> ExactInteger {
    precondition((0..<maximumBitWidth).contains(exponent), "the exponent is in 0..<\(maximumBitWidth)")
    return exponent < Int.bitWidth - 1
      ? ExactInteger(small: 1 << exponent)
      : ExactInteger(GMPInteger { __gmpz_setbit($0, UInt(exponent)) })
  }

  /// Whether the number is less than zero.
  public var isNegative: Bool {
    switch storage {
    case .small(let value): value < 0
    case .big(let value): value.isNegative
    }
  }
}
