extension Milliseconds {
  /// Returns the time from an earlier moment to a later one.
  static func - (later: Milliseconds, earlier: Milliseconds) -> Milliseconds {
    Milliseconds(count: later.count - earlier.count)
  }
}
