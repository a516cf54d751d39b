import LessonMarkdown
import SourceText

/// A `<details>` element among blocks that are siblings.
struct Fold {
  /// The text of the element's `<summary>`.
  var title: String
  /// The positions of the blocks inside.
  var content: Range<Int>
  /// The position of the block that closes it.
  var end: Int
  /// The lines of the element, with those that open and close it.
  var lines: ClosedRange<Int>

  /// The result of looking for an element at a position.
  enum Search {
    /// Something else.
    case none
    /// An element that is never closed.
    case unclosed
    /// An element.
    case fold(Fold)
  }

  /// Looks for an element that starts at a position.
  ///
  /// - Complexity: O(*n*) for *n* bytes of HTML up to its end.
  static func search(_ blocks: [MarkdownBlock], at start: Int) -> Search {
    guard start < blocks.count, case .html(let text, _) = blocks[start].content, opens(text) else { return .none }
    var depth = 0
    for index in start..<blocks.count {
      guard case .html(let text, let lastLine) = blocks[index].content else { continue }
      depth += count("<details", in: text) - count("</details", in: text)
      guard depth <= 0 else { continue }
      return .fold(
        Fold(
          title: title(of: blocks[start]), content: min(start + 1, index)..<index, end: index,
          lines: blocks[start].line...lastLine))
    }
    return .unclosed
  }

  /// Whether HTML begins with a `<details>` element.
  static func opens(_ html: String) -> Bool {
    let tag = html.drop(while: \.isWhitespace).prefix(9).lowercased()
    return tag.hasPrefix("<details") && (tag.last == ">" || tag.last?.isWhitespace == true)
  }

  private static func title(of block: MarkdownBlock) -> String {
    guard case .html(let text, _) = block.content, let opening = text.firstRange(of: "<summary>"),
      let closing = text[opening.upperBound...].firstRange(of: "</summary>")
    else { return "" }
    return String(text[opening.upperBound..<closing.lowerBound]).trimmed
  }

  /// Returns the lines of an element around the lines of a result.
  static func lines(around lines: [String], _ language: Language) -> [String] {
    ["<details><summary>\(LocalizedText(en: "Result", ja: "結果")[language])</summary>", ""] + lines + ["", "</details>"]
  }

  private static func count(_ tag: String, in html: String) -> Int {
    html.lowercased().ranges(of: tag).count
  }
}
