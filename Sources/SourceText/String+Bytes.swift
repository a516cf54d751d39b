extension String {
  /// Whether two texts are the same byte for byte; `==` takes canonically equivalent text as equal.
  ///
  /// - Complexity: O(*n*) for *n* bytes, O(1) for texts of different lengths.
  public func hasSameBytes(as other: String) -> Bool {
    guard utf8.count == other.utf8.count else { return false }
    return utf8.withContiguousStorageIfAvailable { left in
      other.utf8.withContiguousStorageIfAvailable { right in
        for index in left.indices where left[index] != right[index] { return false }
        return true
      } ?? left.elementsEqual(other.utf8)
    } ?? utf8.elementsEqual(other.utf8)
  }
}
