extension String {
  /// The text without white space at its ends.
  ///
  /// - Complexity: O(*n*), or O(1) for text without white space at its ends.
  public var trimmed: String {
    guard first?.isWhitespace == true || last?.isWhitespace == true else { return self }
    return String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }
}
