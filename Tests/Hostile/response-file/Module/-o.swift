/// A number.
public let third = 1
