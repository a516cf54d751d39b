import CGMP

/// An integer of GMP, which is written only while it is created.
///
/// No limb is shared with another object, so references to it can be copied between tasks.
final class GMPInteger: @unchecked Sendable {
  typealias Destination = UnsafeMutablePointer<__mpz_struct>
  typealias Source = UnsafePointer<__mpz_struct>

  private let value: Destination

  /// Creates an integer from zero with the function `fill`, which writes into it.
  ///
  /// - Precondition: The result has at most `ExactInteger.maximumBitWidth` bits; without a bound, for an intermediate
  ///   value of a text, it may have more.
  init(isBounded: Bool = true, fill: (Destination) -> Void) {
    value = .allocate(capacity: 1)
    __gmpz_init(value)
    fill(value)
    precondition(
      !isBounded || bitWidth <= ExactInteger.maximumBitWidth,
      "an exact integer has at most \(ExactInteger.maximumBitWidth) bits")
  }

  convenience init(_ value: Int) {
    self.init { __gmpz_set_si($0, value) }
  }

  /// Creates the result of a function of GMP with one operand, such as `__gmpz_neg`.
  convenience init(_ operation: (Destination?, Source?) -> Void, _ operand: GMPInteger) {
    self.init { result in operand.read { operation(result, $0) } }
  }

  /// Creates the result of a function of GMP with two operands, such as `__gmpz_add`.
  convenience init(
    _ operation: (Destination?, Source?, Source?) -> Void, _ left: GMPInteger, _ right: GMPInteger
  ) {
    self.init { result in left.read { left in right.read { operation(result, left, $0) } } }
  }

  /// Returns the product of the integer and ten raised to `exponent`, whose size is not checked.
  func scaled(byPowerOfTen exponent: UInt) -> GMPInteger {
    GMPInteger(isBounded: false) { result in
      __gmpz_ui_pow_ui(result, 10, exponent)
      read { __gmpz_mul(result, result, $0) }
    }
  }

  /// Returns two integers that `fill` writes, starting from zero, before any other code sees them; their sizes are not
  /// checked.
  static func pair(_ fill: (Destination, Destination) -> Void) -> (GMPInteger, GMPInteger) {
    let second = GMPInteger { _ in }
    let first = GMPInteger(isBounded: false) { fill($0, second.value) }
    return (first, second)
  }

  deinit {
    __gmpz_clear(value)
    value.deallocate()
  }

  /// Calls `body` with the integer, which stays alive until it returns.
  func read<Result>(_ body: (Source) -> Result) -> Result {
    withExtendedLifetime(self) { body(Source(value)) }
  }

  /// The number as an `Int`, or nil if it does not fit.
  var int: Int? {
    read { __gmpz_fits_slong_p($0) == 0 ? nil : __gmpz_get_si($0) }
  }

  var isNegative: Bool {
    read { $0.pointee._mp_size < 0 }
  }

  /// The number of bits in the magnitude, without leading zeros; 1 for zero.
  var bitWidth: Int {
    read { __gmpz_sizeinbase($0, 2) }
  }

  /// The limbs of the magnitude, the least significant first, without leading zeros.
  var limbs: [UInt] {
    read { source in (0..<__gmpz_size(source)).map { UInt(__gmpz_getlimbn(source, $0)) } }
  }

  /// The number in decimal.
  var description: String {
    read { source in
      String(unsafeUninitializedCapacity: __gmpz_sizeinbase(source, 10) + 2) { buffer in
        buffer.withMemoryRebound(to: CChar.self) { _ = __gmpz_get_str($0.baseAddress, 10, source) }
        return buffer.firstIndex(of: 0) ?? 0
      }
    }
  }
}
