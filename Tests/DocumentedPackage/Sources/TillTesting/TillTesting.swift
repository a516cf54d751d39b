import Testing
import Till

/// Expects a total.
public func expect(_ till: Till, total: Int) { #expect(till.total == total) }
