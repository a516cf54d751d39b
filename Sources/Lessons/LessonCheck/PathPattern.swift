/// A pattern of paths: `*` stands for characters of a name, `?` for one, `**` for folders.
struct PathPattern: Sendable, Hashable {
  private let words: [[Character]]

  init(_ text: String) {
    words = text.split(separator: "/").filter { $0 != "." }.map { Array($0) }
  }

  /// Whether a path, or a folder that contains it, matches the pattern.
  ///
  /// - Complexity: O(*n* · *m*) for *n* characters of the path and *m* of the pattern.
  func matches(_ path: String) -> Bool {
    let names = path.split(separator: "/").map { Array($0) }
    // The numbers of names that the words so far can match.
    var reached: Set<Int> = [0]
    for word in words {
      var next: Set<Int> = []
      for position in reached {
        if word == ["*", "*"] {
          next.formUnion(position...names.count)
        } else if position < names.count, Self.matches(names[position], word) {
          next.insert(position + 1)
        }
      }
      reached = next
    }
    return !reached.isEmpty && !words.isEmpty
  }

  private static func matches(_ name: [Character], _ pattern: [Character]) -> Bool {
    var (index, position, star, mark) = (0, 0, Int?.none, 0)
    while index < name.count {
      if position < pattern.count, pattern[position] == "*" {
        (star, mark) = (position, index)
        position += 1
      } else if position < pattern.count, pattern[position] == "?" || pattern[position] == name[index] {
        (index, position) = (index + 1, position + 1)
      } else if let star {
        mark += 1
        (index, position) = (mark, star + 1)
      } else {
        return false
      }
    }
    return pattern[position...].allSatisfy { $0 == "*" }
  }
}
