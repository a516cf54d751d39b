import CLibrary

extension UnsafeBufferPointer<UInt8> {
  /// The offset of the first byte of a value in a range; the end of the range if there is none.
  ///
  /// - Complexity: O(*n*) for a range of *n* bytes, many of which are looked at together.
  package func offset(of byte: UInt8, in range: Range<Int>) -> Int {
    guard let base = baseAddress, let found = memchr(base + range.lowerBound, Int32(byte), range.count) else {
      return range.upperBound
    }
    return UnsafeRawPointer(found) - UnsafeRawPointer(base)
  }

  /// Whether a range holds a byte of a value.
  package func contains(_ byte: UInt8, in range: Range<Int>) -> Bool {
    offset(of: byte, in: range) < range.upperBound
  }

  /// Whether a range holds the bytes of a text and nothing else.
  package func holds(_ text: String, in range: Range<Int>) -> Bool {
    guard range.count == text.utf8.count, let base = baseAddress else { return false }
    return text.utf8.withContiguousStorageIfAvailable { other in
      other.baseAddress.map { memcmp(base + range.lowerBound, $0, range.count) == 0 } ?? true
    } ?? false
  }
}
