/// A part of a page: prose from rich comments, or code.
enum PlaygroundBlock: Hashable {
  /// Markdown from `//:` and `/*: … */`.
  case prose([String])
  /// Source with the number of its first line, from 1.
  case code(first: Int, lines: [String])

  /// Cuts the source of a page into its parts, without blank lines at the start and the end of code.
  static func blocks(of source: [String]) -> [PlaygroundBlock] {
    var blocks: [PlaygroundBlock] = []
    var index = 0
    while index < source.count {
      let line = source[index].drop { $0 == " " || $0 == "\t" }
      if line.hasPrefix("//:") {
        let lines = source[index...].map { $0.drop { $0 == " " || $0 == "\t" } }.prefix { $0.hasPrefix("//:") }
        blocks.append(.prose(lines.map { String($0.dropFirst($0.hasPrefix("//: ") ? 4 : 3)) }))
        index += lines.count
      } else if line.hasPrefix("/*:") {
        let end = commentEnd(source, from: index)
        var lines = Array(source[index..<end.line]) + [String(end.before)]
        lines[0] = String(lines[0].drop { $0 != ":" }.dropFirst())
        blocks.append(.prose(withoutIndentation(lines)))
        index = end.line + 1
        if end.behind.contains(where: { $0 != " " && $0 != "\t" }) {
          blocks.append(.code(first: end.line + 1, lines: [String(end.behind)]))
        }
      } else {
        if case .code(let first, let lines) = blocks.last {
          blocks[blocks.count - 1] = .code(first: first, lines: lines + [source[index]])
        } else {
          blocks.append(.code(first: index + 1, lines: [source[index]]))
        }
        index += 1
      }
    }
    return blocks.compactMap(\.trimmed)
  }

  /// The line in which a comment ends, with what stands there before and behind the end.
  private static func commentEnd(
    _ source: [String], from start: Int
  ) -> (line: Int, before: Substring, behind: Substring) {
    var depth = 0
    for index in start..<source.count {
      var rest = source[index][...]
      while !rest.isEmpty {
        if rest.hasPrefix("/*") {
          depth += 1
          rest = rest.dropFirst(2)
        } else if rest.hasPrefix("*/") {
          depth -= 1
          if depth == 0 { return (index, source[index][..<rest.startIndex], rest.dropFirst(2)) }
          rest = rest.dropFirst(2)
        } else {
          rest = rest.dropFirst()
        }
      }
    }
    return (source.count - 1, source.last?[...] ?? "", "")
  }

  private static func withoutIndentation(_ lines: [String]) -> [String] {
    let inner = lines.dropFirst().filter { !$0.isBlank }
    let common = inner.map { $0.prefix { $0 == " " }.count }.min() ?? 0
    return lines.enumerated().map { index, line in
      line.isBlank ? "" : String(index == 0 ? line.drop { $0 == " " } : line.dropFirst(common))
    }
  }

  /// The part without blank lines around it; nil if nothing is left.
  private var trimmed: PlaygroundBlock? {
    switch self {
    case .prose(let lines):
      let kept = lines.drop(while: \.isBlank)
      guard let end = kept.lastIndex(where: { !$0.isBlank }) else { return nil }
      return .prose(Array(kept[...end]))
    case .code(let first, let lines):
      let kept = lines.drop(while: \.isBlank)
      guard let end = kept.lastIndex(where: { !$0.isBlank }) else { return nil }
      return .code(first: first + kept.startIndex, lines: Array(kept[...end]))
    }
  }
}

extension String {
  /// Whether it holds spaces alone.
  fileprivate var isBlank: Bool { allSatisfy { $0 == " " || $0 == "\t" } }
}
