/// The length of a greeting.
public func pageHelper(_ text: String) -> Int { greet(text).count }
