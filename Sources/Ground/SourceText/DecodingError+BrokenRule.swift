extension DecodingError {
  /// The underlying error of ``error(_:at:_:)``, for a value that breaks a rule of this project.
  package struct BrokenRule: Error {}

  /// Creates an error for a value that is read.
  ///
  /// - Parameters:
  ///   - problem: the error, worded to follow the name of the value.
  ///   - path: the coding path.
  ///   - steps: further keys and positions.
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
  /// Creates an error for the value of a key.
  package func error(_ problem: String, _ key: Key) -> DecodingError {
    .error(problem, at: codingPath, key.stringValue)
  }
}
