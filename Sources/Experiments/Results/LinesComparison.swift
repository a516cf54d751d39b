/// A comparison of lines with the expected ones of a document.
public enum LinesComparison {
  /// Compares the found lines with the expected ones.
  ///
  /// - Parameters:
  ///   - expected: the lines of the transcript.
  ///   - firstLine: the line of the document with the first of them.
  ///   - found: the computed lines.
  ///   - options: the differences to ignore in a line.
  /// - Returns: the differences from top to bottom; empty if they agree.
  public static func differences(
    expected: [String], firstLine: Int, found: [String], options: ComparisonOptions = ComparisonOptions()
  ) -> [Difference] {
    if matches(expected[...], found[...], options) { return [] }
    var reached = 0
    let pairs = Alignment.pairs(
      expected.count, found.count, standsForAny: { options.standsForLines(expected[$0]) },
      matches: { options.matches(expected: expected[$0], found: found[$1]) })
    return
      pairs
      .compactMap { pair -> Difference? in
        if let index = pair.expected { reached = index }
        let line = firstLine + reached
        let left = pair.expected.map { expected[$0] }
        let right = pair.found.map { found[$0] }
        if let left, options.standsForLines(left) { return nil }
        if let left, let right, options.matches(expected: left, found: right) { return nil }
        return Difference(line: line, row: (pair.expected ?? pair.found ?? 0) + 1, expected: left, found: right)
      }
  }

  /// Returns whether the lines are as expected; a wildcard as the only text on a line stands for any lines.
  private static func matches(_ expected: ArraySlice<String>, _ found: ArraySlice<String>, _ options: ComparisonOptions)
    -> Bool
  {
    var (expected, found) = (expected, found)
    var retry: (expected: ArraySlice<String>, found: ArraySlice<String>)?
    while true {
      if let line = expected.first, options.standsForLines(line) {
        expected = expected.dropFirst()
        retry = (expected, found)
      } else if let line = expected.first, let other = found.first, options.matches(expected: line, found: other) {
        expected = expected.dropFirst()
        found = found.dropFirst()
      } else if expected.isEmpty, found.isEmpty {
        return true
      } else if let last = retry, !last.found.isEmpty {
        retry = (last.expected, last.found.dropFirst())
        (expected, found) = (last.expected, last.found.dropFirst())
      } else {
        return false
      }
    }
  }
}
