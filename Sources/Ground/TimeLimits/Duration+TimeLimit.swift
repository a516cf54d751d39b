extension Duration {
  /// Creates a duration from a time limit such as `500ms`, `10s` or `2m`, up to ten minutes; nil for any other text.
  public init?(timeLimit text: String) {
    let digits = text.prefix { "0123456789".contains($0) }
    guard let number = Int(digits), (1...600_000).contains(number) else { return nil }
    switch text.dropFirst(digits.count) {
    case "ms": self = .milliseconds(number)
    case "s": self = .seconds(number)
    case "m": self = .seconds(number * 60)
    default: return nil
    }
    if self > .seconds(600) { return nil }
  }
}

extension Duration {
  /// The time limit in words: `10 s`, or `300 ms` if it is not a whole number of seconds.
  public var timeLimitText: String {
    let milliseconds = components.seconds * 1000 + components.attoseconds / 1_000_000_000_000_000
    return milliseconds.isMultiple(of: 1000) ? "\(milliseconds / 1000) s" : "\(milliseconds) ms"
  }
}
