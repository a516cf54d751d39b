public func greet(_ name: String) -> String { "hello, \(name)" }

public func shout(_ text: String) { print(text + "!") }
