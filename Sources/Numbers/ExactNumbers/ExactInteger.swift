import CGMP

/// An integer of any size, computed without rounding or wrapping.
///
/// A value that fits `Int` is stored in place, allocates nothing and takes a few nanoseconds to compute; anything
/// larger is stored by [GMP](https://gmplib.org/manual/). There is one representation for each number, so the change
/// from one to the other is never visible.
///
/// A magnitude has at most ``maximumBitWidth`` bits. An operation that makes a large number from a small text or
/// exponent throws ``ExactNumberTooLarge`` or returns nil instead; an operator on existing numbers, such as `*`, stops
/// the program. GMP never has to allocate more than twice the bound.
public struct ExactInteger: Sendable {
  /// The canonical representation: `big` stores only numbers that do not fit `Int`.
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

  /// The number in GMP's form, converted if it is small.
  var gmp: GMPInteger {
    switch storage {
    case .small(let value): GMPInteger(value)
    case .big(let value): value
    }
  }

  /// Two raised to `exponent`.
  ///
  /// - Precondition: `exponent` is at least 0 and less than ``maximumBitWidth``.
  /// - Complexity: O(`exponent`) above 62, otherwise O(1).
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
