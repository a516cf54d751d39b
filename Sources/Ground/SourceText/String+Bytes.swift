import CLibrary

extension String {
  /// Returns whether two texts are equal byte for byte; `==` treats canonically equivalent text as equal.
  ///
  /// - Complexity: O(*n*) for *n* bytes, O(1) for texts of different lengths.
  public func hasSameBytes(as other: String) -> Bool {
    guard utf8.count == other.utf8.count else { return false }
    return utf8.withContiguousStorageIfAvailable { left in
      other.utf8.withContiguousStorageIfAvailable { UnsafeRawBufferPointer(left).hasSameBytes(as: .init($0)) }
        ?? left.elementsEqual(other.utf8)
    } ?? utf8.elementsEqual(other.utf8)
  }
}

extension [UInt8] {
  /// Returns whether two arrays are equal; `==` compares byte by byte, and this method many bytes at once.
  func hasSameBytes(as other: [UInt8]) -> Bool {
    withUnsafeBytes { left in other.withUnsafeBytes { left.hasSameBytes(as: $0) } }
  }
}

extension UnsafeRawBufferPointer {
  fileprivate func hasSameBytes(as other: UnsafeRawBufferPointer) -> Bool {
    guard count == other.count else { return false }
    guard let left = baseAddress, let right = other.baseAddress else { return count == 0 }
    return memcmp(left, right, count) == 0
  }
}
