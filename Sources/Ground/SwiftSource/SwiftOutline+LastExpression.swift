extension SwiftOutline {
  /// The bytes of the expression at the end of the source; nil if the source ends with something else.
  ///
  /// The result of a call of `print`, and one that is assigned, also to `_`, is not an expression to show.
  ///
  /// - Complexity: O(*n*) for *n* tokens.
  package var lastExpression: Range<Int>? {
    guard imbalance == nil, let last = executedStatements.last, last.upperBound == tokens.count - 1,
      tokens[last.lowerBound].text != "_", case .expression(let range) = subject(last)
    else { return nil }
    return range
  }
}
