extension Collection where Element: Sendable {
  /// Returns the elements transformed by an asynchronous function, all of them concurrently.
  ///
  /// - Parameter transform: transforms an element; it is canceled if another one throws.
  /// - Returns: the results, in the order of the elements.
  /// - Throws: the error of the first transformation that fails.
  func mapAtOnce<Result: Sendable>(
    _ transform: @escaping @Sendable (Element) async throws -> Result
  ) async throws -> [Result] {
    try await withThrowingTaskGroup(of: (index: Int, result: Result).self) { group in
      for (index, element) in enumerated() { group.addTask { (index, try await transform(element)) } }
      return try await group.reduce(into: []) { $0.append($1) }.sorted { $0.index < $1.index }.map(\.result)
    }
  }
}
