import CGMP

/// A fraction of GMP in lowest terms, which is written only while it is created.
///
/// No limb is shared with another object, so references to it can be copied between tasks.
final class GMPRational: @unchecked Sendable {
  typealias Destination = UnsafeMutablePointer<__mpq_struct>
  typealias Source = UnsafePointer<__mpq_struct>

  private let value: Destination

  /// Creates a fraction from zero with the function `fill`, which writes into it.
  ///
  /// - Precondition: The result is in lowest terms, and each part has at most `ExactInteger.maximumBitWidth` bits.
  init(fill: (Destination) -> Void) {
    value = .allocate(capacity: 1)
    __gmpq_init(value)
    fill(value)
    precondition(
      bitWidth <= ExactInteger.maximumBitWidth,
      "the parts of an exact rational have at most \(ExactInteger.maximumBitWidth) bits")
  }

  /// Creates the fraction of two integers, in lowest terms.
  ///
  /// - Precondition: `denominator` is not zero.
  convenience init(_ numerator: GMPInteger, over denominator: GMPInteger) {
    self.init { result in
      numerator.read { __gmpq_set_num(result, $0) }
      denominator.read { __gmpq_set_den(result, $0) }
      __gmpq_canonicalize(result)
    }
  }

  /// Creates the result of a function of GMP with one operand, such as `__gmpq_neg`.
  convenience init(_ operation: (Destination?, Source?) -> Void, _ operand: GMPRational) {
    self.init { result in operand.read { operation(result, $0) } }
  }

  /// Creates the result of a function of GMP with two operands, such as `__gmpq_add`.
  convenience init(
    _ operation: (Destination?, Source?, Source?) -> Void, _ left: GMPRational, _ right: GMPRational
  ) {
    self.init { result in left.read { left in right.read { operation(result, left, $0) } } }
  }

  deinit {
    __gmpq_clear(value)
    value.deallocate()
  }

  /// Calls `body` with the fraction, which stays alive until it returns.
  func read<Result>(_ body: (Source) -> Result) -> Result {
    withExtendedLifetime(self) { body(Source(value)) }
  }

  /// The numerator, which has the sign.
  var numerator: GMPInteger {
    read { source in GMPInteger { __gmpq_get_num($0, source) } }
  }

  /// The denominator, which is positive.
  var denominator: GMPInteger {
    read { source in GMPInteger { __gmpq_get_den($0, source) } }
  }

  /// The sign of the number: -1, 0 or 1.
  var signum: Int {
    read { Int($0.pointee._mp_num._mp_size.signum()) }
  }

  /// The number of bits in the larger part, without leading zeros.
  private var bitWidth: Int {
    read { source in
      withUnsafePointer(to: source.pointee._mp_num) { numerator in
        withUnsafePointer(to: source.pointee._mp_den) { denominator in
          max(__gmpz_sizeinbase(numerator, 2), __gmpz_sizeinbase(denominator, 2))
        }
      }
    }
  }
}
