extension String {
  /// The text without white space at its ends.
  ///
  /// - Complexity: O(*n*); O(1) where there is none.
  public var trimmed: String {
    guard first?.isWhitespace == true || last?.isWhitespace == true else { return self }
    return String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }
}
