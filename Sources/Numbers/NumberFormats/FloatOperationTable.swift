/// The results of an operation on every pair of codes of a format of at most 8 bits.
public struct FloatOperationTable: Sendable, Hashable {
  /// The format of operands and results.
  public let format: FloatFormat

  /// The entries, in rows of one left operand: the code, its flags above it, and the top bit if there is no result.
  let entries: [UInt16]

  /// Creates the table of an operation.
  ///
  /// - Precondition: The format has at most 8 bits.
  /// - Complexity: O(4ⁿ) for *n* bits, two or three nanoseconds each for formats with a sign, subnormals and fraction
  ///   bits.
  public init(_ operation: FloatOperation, of arithmetic: FloatArithmetic, rounding: Rounding = .nearestEven) {
    format = arithmetic.format
    precondition(format.bits <= 8, "a table of an operation has a format of at most 8 bits")
    entries = OperationTableRows(operation, arithmetic, rounding).entries
  }

  /// Returns the entry of a result.
  @inline(__always)
  static func entry(_ result: FloatResult) -> UInt16 {
    UInt16(result.flags.rawValue) << 8
      | (result.code.map { UInt16(truncatingIfNeeded: $0) } ?? 0x8000)
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

  /// Looks up the results for the codes of two arrays, and gathers their exceptions.
  @specialized(where Code == UInt8)
  @specialized(where Code == UInt16)
  @specialized(where Code == UInt32)
  func perform<Code: FixedWidthInteger & UnsignedInteger>(
    _ left: UnsafeBufferPointer<Code>, _ right: UnsafeBufferPointer<Code>,
    into results: UnsafeMutableBufferPointer<Code>
  ) -> FloatArrayOutcome {
    var outcome = FloatArrayOutcome()
    var trace: UInt16 = 0
    entries.withUnsafeBufferPointer { entries in
      let (shift, largest) = (format.bits, Int(truncatingIfNeeded: format.largestCode))
      for place in results.indices {
        let (left, right) = (
          Int(truncatingIfNeeded: left[place]), Int(truncatingIfNeeded: right[place])
        )
        let entry = entries[(left & largest) &<< shift | right & largest]
        results[place] = Code(truncatingIfNeeded: entry & 0xFF)
        trace |= entry
        if entry & 0x8000 != 0 { outcome.placesWithoutCode.append(place) }
      }
    }
    outcome.flags = FloatFlags(rawValue: UInt8(truncatingIfNeeded: trace >> 8 & 0x1F))
    return outcome
  }
}
