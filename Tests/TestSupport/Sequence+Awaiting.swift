extension Sequence {
  /// The elements transformed one after the other by a function that waits.
  public func mapAwaiting<Result>(_ transform: (Element) async throws -> Result) async rethrows -> [Result] {
    var results: [Result] = []
    for element in self { results.append(try await transform(element)) }
    return results
  }
}
