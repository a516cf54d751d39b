/// The differences between two texts, line by line.
package struct LineChanges {
  /// Lines at the same place in both texts that differ.
  package struct Change: Hashable {
    /// The number of the first line in the first text, from 1.
    package var line: Int
    /// The lines of the first text.
    package var expected: [String]
    /// The lines of the second text.
    package var found: [String]
  }

  /// The differences, from top to bottom.
  package private(set) var all: [Change] = []

  /// Compares two texts.
  package init(from expected: [String], to found: [String]) {
    let changes = found.difference(from: expected)
    var removed = Set<Int>()
    var inserted = Set<Int>()
    for change in changes {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var (left, right) = (0, 0)
    while left < expected.count || right < found.count {
      var change = Change(line: left + 1, expected: [], found: [])
      while removed.contains(left) {
        change.expected.append(expected[left])
        left += 1
      }
      while inserted.contains(right) {
        change.found.append(found[right])
        right += 1
      }
      if change.expected.isEmpty, change.found.isEmpty {
        left += 1
        right += 1
      } else {
        all.append(change)
      }
    }
  }
}
