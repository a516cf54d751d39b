/// A part of a page: prose from rich comments, or code.
enum PlaygroundBlock: Hashable {
  /// Markdown from `//:` and `/*: … */`.
  case prose([String])
  /// Source with the number of its first line, from 1.
  case code(first: Int, lines: [String])

  /// Returns the parts of a page's source, without blank lines at the start and the end of code.
  ///
  /// Text that only looks like a rich comment, within a string or another comment or after code, is code.
  static func blocks(of source: [String]) -> [PlaygroundBlock] {
    let comments = PlaygroundComments(source)
    var blocks: [PlaygroundBlock] = []
    var index = 0
    while index < source.count {
      switch comments[index] {
      case .line:
        let lines = source[index...].enumerated().prefix { comments[index + $0.offset] == .line }.map(\.element)
        blocks.append(.prose(lines.map { $0.drop { $0 == " " || $0 == "\t" } }.map(Self.text)))
        index += lines.count
      case .block(let end, let width):
        let bytes = source[end].utf8
        var lines = Array(source[index..<end]) + [String(decoding: bytes.prefix(width), as: UTF8.self)]
        lines[0] = String(lines[0].drop { $0 != ":" }.dropFirst())
        blocks.append(.prose(withoutIndentation(lines)))
        let behind = String(decoding: bytes.dropFirst(width + 2), as: UTF8.self)
        if !behind.isBlank { blocks.append(.code(first: end + 1, lines: [behind])) }
        index = end + 1
      case nil:
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

  private static func text(_ line: Substring) -> String {
    String(line.dropFirst(line.hasPrefix("//: ") ? 4 : 3))
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
  /// Whether the line is only spaces and tabs.
  fileprivate var isBlank: Bool { allSatisfy { $0 == " " || $0 == "\t" } }
}
