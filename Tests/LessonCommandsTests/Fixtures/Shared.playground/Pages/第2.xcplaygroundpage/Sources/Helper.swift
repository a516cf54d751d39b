public func pageHelper(_ text: String) -> Int { greet(text).count }
