/// A greeting.
public func greet(_ name: String) -> String { "hello, \(name)" }

/// Prints a text.
public func shout(_ text: String) { print(text + "!") }
