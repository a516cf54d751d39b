/// A code of an array that has more bits than the format.
public struct CodeTooLarge: Error, Sendable, Hashable, CustomStringConvertible {
  /// The place of the code in the array.
  public let place: Int
  /// The code.
  public let code: FloatFormat.Code
  /// The number of bits of the format.
  public let bits: Int

  /// The error message, in one line.
  public var description: String { "the code \(code) at place \(place) has more than \(bits) bits" }
}

extension FloatFormat {
  /// Checks that no code of an array has more bits than the format.
  ///
  /// Operations on arrays ignore such bits, so that they need no check; an operation on a single code stops the
  /// program.
  ///
  /// - Throws: ``CodeTooLarge`` for the first code above ``largestCode``.
  /// - Complexity: O(*n*), a fraction of a nanosecond each.
  @specialized(where Code == UInt8) @specialized(where Code == UInt16) @specialized(where Code == UInt32)
  public func check<Code: FixedWidthInteger & UnsignedInteger>(_ codes: Span<Code>) throws(CodeTooLarge) {
    guard bits < Code.bitWidth else { return }
    let unused = ~Code(truncatingIfNeeded: largestCode)
    var trace: Code = 0
    for place in codes.indices { trace |= codes[place] }
    guard trace & unused != 0, let place = codes.indices.first(where: { codes[$0] & unused != 0 }) else { return }
    throw CodeTooLarge(place: place, code: FloatFormat.Code(truncatingIfNeeded: codes[place]), bits: bits)
  }

  /// Returns the code in the low bits of an integer.
  @inline(__always) func code(_ word: some FixedWidthInteger & UnsignedInteger) -> Code {
    Code(truncatingIfNeeded: word) & largestCode
  }
}
