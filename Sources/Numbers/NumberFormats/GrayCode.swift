/// The reflected binary code named after Frank Gray, in as many bits as the number needs.
enum GrayCode {
  /// Returns the code of a number: each bit is flipped if the next higher one is 1.
  static func code(_ number: UInt64) -> UInt64 {
    number ^ number >> 1
  }

  /// Returns the number of a code: each bit is flipped if an odd number of the higher ones is 1.
  ///
  /// - Complexity: O(log *n*) for *n* bits: each step takes in twice as many of the higher bits as the one before.
  static func number(_ code: UInt64) -> UInt64 {
    var number = code
    var shift = 1
    while shift < UInt64.bitWidth {
      number ^= number >> shift
      shift *= 2
    }
    return number
  }
}
