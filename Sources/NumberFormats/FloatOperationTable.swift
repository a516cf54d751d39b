/// The results of an operation on every pair of codes of a format of at most 8 bits.
public struct FloatOperationTable: Sendable, Hashable {
  /// The format of operands and results.
  public let format: FloatFormat

  /// The code, its flags above it, and the top bit where there is no result; rows of one left operand.
  private let entries: [UInt16]

  /// The results of an operation.
  ///
  /// - Precondition: The format has at most 8 bits.
  /// - Complexity: O(4ⁿ) for *n* bits, a few nanoseconds each.
  public init(_ operation: FloatOperation, of arithmetic: FloatArithmetic, rounding: Rounding = .nearestEven) {
    format = arithmetic.format
    precondition(format.bits <= 8, "a table of an operation has a format of at most 8 bits")
    entries = arithmetic.narrow?.entries(operation, rounding) ?? []
  }

  /// The result for two codes.
  ///
  /// - Precondition: The codes are at most ``FloatFormat/largestCode``.
  public subscript(left: FloatFormat.Code, right: FloatFormat.Code) -> FloatResult {
    format.checkCode(left)
    format.checkCode(right)
    let entry = entries[Int(left << FloatFormat.Code(format.bits) | right)]
    let flags = FloatFlags(rawValue: UInt8(truncatingIfNeeded: entry >> 8 & 0x1F))
    return FloatResult(code: entry & 0x8000 == 0 ? FloatFormat.Code(entry & 0xFF) : nil, flags: flags)
  }
}

extension FloatKernel<UInt64> {
  /// The results for every pair of codes, as ``FloatOperationTable`` holds them.
  fileprivate func entries(_ operation: FloatOperation, _ rounding: Rounding) -> [UInt16] {
    let operands = (0...largestMagnitude | signBit).map(decode)
    let size = operands.count
    return [UInt16](unsafeUninitializedCapacity: size * size) { entries, count in
      for (row, left) in operands.enumerated() {
        // A commutative operation has half of the row in the columns before.
        for column in (operation.isCommutative ? row : 0)..<size {
          let (code, flags) = perform(operation, left, operands[column], rounding)
          let entry = UInt16(flags.rawValue) << 8 | (code.map { UInt16(truncatingIfNeeded: $0) } ?? 0x8000)
          entries[row * size + column] = entry
          if operation.isCommutative { entries[column * size + row] = entry }
        }
      }
      count = size * size
    }
  }
}
