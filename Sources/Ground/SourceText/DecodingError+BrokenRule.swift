extension DecodingError {
  /// A value that breaks a rule of ours, as the underlying error of a ``error(_:at:_:)``.
  package struct BrokenRule: Error {}

  /// An error in a value that is read.
  ///
  /// - Parameters:
  ///   - problem: what is wrong, to follow the name of the value.
  ///   - path: the way to the value.
  ///   - steps: keys and positions that lead on from there.
  /// - Returns: the error.
  package static func error(_ problem: String, at path: [any CodingKey], _ steps: String...) -> DecodingError {
    let path = path + steps.map { Step(stringValue: $0) }
    return .dataCorrupted(Context(codingPath: path, debugDescription: problem, underlyingError: BrokenRule()))
  }

  private struct Step: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }
}

extension KeyedDecodingContainer {
  /// An error in the value of a key.
  package func error(_ problem: String, _ key: Key) -> DecodingError {
    .error(problem, at: codingPath, key.stringValue)
  }
}
