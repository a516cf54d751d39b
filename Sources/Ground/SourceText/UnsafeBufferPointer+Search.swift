import CLibrary

extension UnsafeBufferPointer<UInt8> {
  /// Returns the offset of the first byte of a value in a range; the end of the range if there is none.
  ///
  /// - Complexity: O(*n*) for a range of *n* bytes, many of which are compared at once.
  package func offset(of byte: UInt8, in range: Range<Int>) -> Int {
    guard let base = baseAddress, let found = memchr(base + range.lowerBound, Int32(byte), range.count) else {
      return range.upperBound
    }
    return UnsafeRawPointer(found) - UnsafeRawPointer(base)
  }

  /// Returns the offset of the first occurrence of some bytes in a range; nil if there is none.
  ///
  /// The algorithm is that of Knuth, Morris and Pratt.
  ///
  /// - Complexity: O(*n* + *m*) for a range of *n* bytes and *m* bytes to find, even with many near matches.
  package func offset(of bytes: [UInt8], in range: Range<Int>) -> Int? {
    guard let first = bytes.first else { return range.lowerBound }
    // For each position, the length of the longest prefix of the bytes that ends right before it, other than the whole.
    var borders = [0, 0]
    borders.reserveCapacity(bytes.count + 1)
    for byte in bytes.dropFirst() {
      var length = borders[borders.count - 1]
      while length > 0, bytes[length] != byte { length = borders[length] }
      borders.append(bytes[length] == byte ? length + 1 : 0)
    }
    var (index, matched) = (range.lowerBound, 0)
    while index < range.upperBound {
      if matched == 0 {
        index = offset(of: first, in: index..<range.upperBound)
        guard index < range.upperBound else { return nil }
      }
      if self[index] == bytes[matched] {
        (index, matched) = (index + 1, matched + 1)
        if matched == bytes.count { return index - matched }
      } else {
        matched = borders[matched]
      }
    }
    return nil
  }

  /// Returns whether a range contains a byte of a value.
  package func contains(_ byte: UInt8, in range: Range<Int>) -> Bool {
    offset(of: byte, in: range) < range.upperBound
  }

  /// Returns whether a range contains exactly the bytes of a text.
  package func holds(_ text: String, in range: Range<Int>) -> Bool {
    guard range.count == text.utf8.count, let base = baseAddress else { return false }
    return text.utf8.withContiguousStorageIfAvailable { other in
      other.baseAddress.map { memcmp(base + range.lowerBound, $0, range.count) == 0 } ?? true
    } ?? false
  }
}
