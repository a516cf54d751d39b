/// Sums and dot products of codes of at most 8 bits in their own format, looked up in tables of all pairs.
struct FloatTableReduction {
  private let bits: Int
  private let sums: FloatOperationTable
  private let products: FloatOperationTable?
  /// The codes as operands of the accumulator, with their exceptions above 8 bits, as in a table.
  private let terms: [UInt16]

  /// Creates the tables, or returns nil if there are fewer terms than pairs, or the formats differ.
  init?(_ arithmetic: FloatArithmetic, _ source: FloatArithmetic, count: Int, _ rounding: Rounding, hasProducts: Bool) {
    let format = arithmetic.format
    guard format == source.format, format.bits <= 8, count >> (2 * format.bits) != 0,
      arithmetic.nanPropagation == .canonical
    else { return nil }
    bits = format.bits
    sums = FloatOperationTable(.add, of: arithmetic, rounding: rounding)
    products = hasProducts ? FloatOperationTable(.multiply, of: arithmetic, rounding: rounding) : nil
    terms = (0...format.largestCode).map { code in
      FloatOperationTable.entry(arithmetic.convert(code, from: source, rounding: rounding))
    }
  }

  /// Returns the sum of codes, or nil if a step has no result.
  @specialized(where Code == UInt8) @specialized(where Code == UInt16) @specialized(where Code == UInt32)
  func sum<Code: FixedWidthInteger & UnsignedInteger>(_ codes: Span<Code>, _ order: FloatArithmetic.Order)
    -> FloatResult?
  {
    let last = terms.count - 1
    return add((0..<codes.count).map { terms[Int(truncatingIfNeeded: codes[$0]) & last] }, order)
  }

  /// Returns the dot product of codes, or nil if a step has no result.
  @specialized(where Code == UInt8) @specialized(where Code == UInt16) @specialized(where Code == UInt32)
  func dotProduct<Code: FixedWidthInteger & UnsignedInteger>(
    _ left: Span<Code>, _ right: Span<Code>, _ order: FloatArithmetic.Order
  ) -> FloatResult? {
    guard let products = products?.entries else { return nil }
    let last = terms.count - 1
    let all = (0..<left.count).map { place -> UInt16 in
      let x = terms[Int(truncatingIfNeeded: left[place]) & last]
      let y = terms[Int(truncatingIfNeeded: right[place]) & last]
      return products[Int(x & 0xFF) &<< bits | Int(y & 0xFF)] | (x | y) & 0xFF00
    }
    return add(all, order)
  }

  private func add(_ entries: [UInt16], _ order: FloatArithmetic.Order) -> FloatResult? {
    let sum: UInt16 = sums.entries.withUnsafeBufferPointer { sums in
      entries.withUnsafeBufferPointer { entries in
        guard order == .forward else { return pairwise(entries[...], sums) }
        return entries.dropFirst().reduce(entries[0]) { add($0, $1, sums) }
      }
    }
    guard sum & 0x8000 == 0 else { return nil }
    return FloatResult(
      code: FloatFormat.Code(sum & 0xFF), flags: FloatFlags(rawValue: UInt8(truncatingIfNeeded: sum >> 8 & 0x1F)))
  }

  /// Returns the entry of a sum, with the exceptions of both terms.
  @inline(__always) private func add(_ left: UInt16, _ right: UInt16, _ sums: UnsafeBufferPointer<UInt16>) -> UInt16 {
    sums[Int(left & 0xFF) &<< bits | Int(right & 0xFF)] | (left | right) & 0xFF00
  }

  private func pairwise(_ terms: Slice<UnsafeBufferPointer<UInt16>>, _ sums: UnsafeBufferPointer<UInt16>) -> UInt16 {
    if terms.count == 1 { return terms[terms.startIndex] }
    let middle = terms.startIndex + terms.count / 2
    return add(pairwise(terms[..<middle], sums), pairwise(terms[middle...], sums), sums)
  }
}
