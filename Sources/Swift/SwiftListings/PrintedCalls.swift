/// The output of calls of `print` in bodies, which may run any number of times.
struct PrintedCalls: Sendable, Hashable {
  /// The comment on the line of a call.
  struct Key: Sendable, Hashable {
    /// The name of the comment's listing, because the listings below may call its functions, too.
    var listing: String
    /// The position of the comment in its listing.
    var comment: Int

    /// Returns the words of the mark before (`<`) or after (`>`) the call's output.
    func mark(_ sign: Character) -> String { "lesson\(sign)\(comment) \(listing)" }

    /// Reads a mark; nil for anything else.
    static func read(_ mark: Substring) -> (key: Key, isStart: Bool)? {
      guard mark.hasPrefix("lesson<") || mark.hasPrefix("lesson>") else { return nil }
      let words = mark.dropFirst(7).split(separator: " ")
      guard words.count == 2, let comment = Int(words[0]) else { return nil }
      return (Key(listing: String(words[1]), comment: comment), mark.hasPrefix("lesson<"))
    }
  }

  /// The output of one call.
  struct Output: Sendable, Hashable {
    /// The text that the call printed.
    var text: String
    /// The text that was on its first line already.
    var before: String
  }

  /// The maximum number of runs that are known of a call.
  private static let mostRuns = 1_000
  /// The maximum number of bytes that are known of the beginning of a line.
  private static let mostBefore = 1_000

  private var outputs: [Key: [Output]] = [:]
  /// The calls that have not ended, the innermost last, with the number of bytes and of lines before each.
  private var open: [(key: Key, start: Int, line: Int)] = []
  /// The comments whose calls ran at the same time as others, or too often, so that their output is unknown.
  private var mixed: Set<Key> = []

  /// Returns the output of a comment's calls, in order; nil if it is unknown.
  func outputs(of key: Key) -> [Output]? { mixed.contains(key) ? nil : outputs[key] ?? [] }

  /// Records the start of a call after some output.
  mutating func begin(_ key: Key, after output: String, line: Int) {
    open.append((key, output.utf8.count, line))
  }

  /// Records the end of a call, and returns the number of lines before it; nil if it printed nothing of its own.
  mutating func end(_ key: Key, after output: String) -> Int? {
    guard let index = open.lastIndex(where: { $0.key == key }) else {
      mixed.insert(key)
      return nil
    }
    let ended = open[index...]
    open.removeSubrange(index...)
    // The calls in between threw an error, or run on another thread.
    guard let last = ended.first, ended.count == 1 else {
      mixed.formUnion(ended.map(\.key))
      return nil
    }
    // What an argument prints comes before the output of the call around it.
    if !open.isEmpty { open[open.count - 1].start = output.utf8.count }
    let start = output.utf8.index(output.startIndex, offsetBy: last.start)
    guard outputs[key]?.count ?? 0 < Self.mostRuns else {
      mixed.insert(key)
      return nil
    }
    let near = output.utf8[..<start].suffix(Self.mostBefore)
    let line = near.lastIndex(of: 0x0A).map { output.utf8.index(after: $0) } ?? near.startIndex
    outputs[key, default: []].append(
      Output(text: String(output[start...]), before: String(decoding: output.utf8[line..<start], as: UTF8.self)))
    return start < output.endIndex ? last.line : nil
  }

  /// Removes the output of calls that differed in another run.
  func common(with other: PrintedCalls) -> PrintedCalls {
    var common = self
    common.mixed.formUnion(Set(outputs.keys).union(other.outputs.keys).filter { outputs[$0] != other.outputs[$0] })
    return common
  }

  static func == (left: PrintedCalls, right: PrintedCalls) -> Bool {
    left.outputs == right.outputs && left.mixed == right.mixed
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(outputs)
    hasher.combine(mixed)
  }
}
