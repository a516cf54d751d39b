extension Sequence {
  /// Returns the elements transformed one after another by an asynchronous function.
  public func mapAwaiting<Result>(_ transform: (Element) async throws -> Result) async rethrows -> [Result] {
    var results: [Result] = []
    for element in self { results.append(try await transform(element)) }
    return results
  }
}
