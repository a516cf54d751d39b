extension Duration {
  /// Reads a time limit: `500ms`, `10s` or `2m`, up to ten minutes; nil for anything else.
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
