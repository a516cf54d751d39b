import CMarkGFM
import LessonKit
import LessonMarkdown
import SourceText

/// The words of Markdown to read aloud: without markup, and a picture as its description.
enum SpokenText {
  /// Returns the words in a node and in the nodes below it, in one line.
  static func of(_ node: OpaquePointer, _ language: Language) -> String {
    pieces(node, language).joined().trimmed
  }

  private static func pieces(_ node: OpaquePointer, _ language: Language) -> [String] {
    switch cmark_node_get_type(node) {
    case CMARK_NODE_SOFTBREAK, CMARK_NODE_LINEBREAK: return [isBetweenWideCharacters(node) ? "" : " "]
    case CMARK_NODE_HTML_INLINE: return []
    case CMARK_NODE_TEXT, CMARK_NODE_CODE: return [node.literal]
    case CMARK_NODE_IMAGE: return [Reading.picture(node.plainText, language)]
    default:
      let children = Array(node.children)
      let areBlocks = children.contains { cmark_node_get_type($0) == CMARK_NODE_PARAGRAPH }
      let words = children.map { pieces($0, language).joined() }
      return areBlocks ? [words.joined(separator: " ")] : words
    }
  }

  /// Whether a line of Japanese ends here only because the source is wrapped.
  private static func isBetweenWideCharacters(_ node: OpaquePointer) -> Bool {
    func character(_ sibling: OpaquePointer?, _ end: (String) -> Character?) -> Character? {
      sibling.flatMap { end($0.plainText) }
    }
    let characters = [
      character(cmark_node_previous(node)) { $0.last }, character(cmark_node_next(node)) { $0.first },
    ]
    return characters.allSatisfy { $0.map { DisplayWidth.of(String($0)) == 2 } ?? false }
  }

  /// Returns the words of a line of Markdown, such as the reason of a slip.
  static func of(markdown: String) -> String {
    markdown.replacing(/`+([^`]+)`+/) { String($0.1) }.replacing(/\[([^\]]*)\]\([^)]*\)/) { String($0.1) }
      .replacing(/\*+([^*]+)\*+/) { String($0.1) }.trimmed
  }

  /// Returns the title of a `<details>` that opens in HTML; nil if none opens.
  static func summary(_ html: String) -> String? {
    guard let match = html.firstMatch(of: /<summary>([\s\S]*?)<\/summary>/) else { return nil }
    let words = match.1.replacing(/<[^>]*>/, with: "").replacing("&lt;", with: "<").replacing("&gt;", with: ">")
    return String(words.replacing("&quot;", with: "\"").replacing("&amp;", with: "&")).trimmed
  }
}
