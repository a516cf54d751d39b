/// A number.
public let other = 1
