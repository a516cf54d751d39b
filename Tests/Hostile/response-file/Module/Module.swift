/// A number.
public let answer = 42
