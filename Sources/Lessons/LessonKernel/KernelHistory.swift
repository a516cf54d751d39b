import LessonNotebooks

/// The cells that were executed, for the history of a console.
struct KernelHistory: Sendable {
  private struct Entry: Sendable {
    var count: Int
    var code: String
  }

  private var entries: [Entry] = []
  /// The largest number of cells to store.
  private static let most = 10_000

  /// Adds a cell.
  mutating func add(_ code: String, count: Int) {
    entries.append(Entry(count: count, code: code))
    if entries.count > Self.most { entries.removeFirst() }
  }

  /// Returns the answer to a question about the history.
  func answer(_ question: KernelRequest.History) -> NotebookJSON {
    var found = entries
    switch question.histAccessType ?? "tail" {
    case "range":
      let start = question.start ?? 0
      let stop = question.stop ?? .max
      found = found.filter { $0.count >= start && $0.count < stop }
    case "search":
      let pattern = Array((question.pattern ?? "*").unicodeScalars)
      found = found.filter { Self.matches(Array($0.code.unicodeScalars)[...], pattern[...]) }
      if question.unique == true {
        var seen: Set<String> = []
        found = found.reversed().filter { seen.insert($0.code).inserted }.reversed()
      }
    default: break
    }
    if question.histAccessType != "range", let count = question.n { found = Array(found.suffix(max(0, count))) }
    let hasOutput = question.output == true
    return [
      "status": "ok",
      "history": .list(
        found.map { entry in
          [1, .number(entry.count), hasOutput ? [.text(entry.code), .null] : .text(entry.code)]
        }),
    ]
  }

  /// Whether a text matches a pattern, in which `*` stands for any text and `?` for any character.
  ///
  /// - Complexity: O(*n* · *m*) for *n* scalars of the text and *m* of the pattern.
  static func matches(_ text: ArraySlice<Unicode.Scalar>, _ pattern: ArraySlice<Unicode.Scalar>) -> Bool {
    var (at, next) = (text.startIndex, pattern.startIndex)
    var star: (text: Int, pattern: Int)?
    while at < text.endIndex {
      if next < pattern.endIndex, pattern[next] == "*" {
        star = (at, next)
        next += 1
      } else if next < pattern.endIndex, pattern[next] == "?" || pattern[next] == text[at] {
        (at, next) = (at + 1, next + 1)
      } else if let last = star {
        (at, next) = (last.text + 1, last.pattern + 1)
        star = (last.text + 1, last.pattern)
      } else {
        return false
      }
    }
    return pattern[next...].allSatisfy { $0 == "*" }
  }
}
