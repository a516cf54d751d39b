import SourceText

/// A block of a Markdown document, as far as lessons are concerned.
package struct MarkdownBlock {
  /// What a block is.
  package enum Content {
    /// A fenced code block.
    case fence(MarkdownFence)
    /// A table, with the line of its last row.
    case table(lastLine: Int)
    /// A paragraph of text, with its last line.
    case paragraph(lastLine: Int)
    /// A paragraph that holds one image and nothing else.
    case image(destination: String, alt: String)
    /// An HTML block, with its last line.
    case html(String, lastLine: Int)
    /// A list, with the lines of each item.
    case list(isOrdered: Bool, items: [ClosedRange<Int>])
    /// Anything else.
    case other
  }

  /// What the block is.
  package var content: Content
  /// The line on which it starts, counted as in the file.
  package var line: Int
  /// The byte at which it starts in that line, from 0.
  package var column: Int
  /// In how many block quotes it stands.
  package var quoteDepth: Int
}

/// A fenced code block.
package struct MarkdownFence {
  /// The first word behind the opening fence.
  package var word: String
  /// What stands behind the opening fence.
  package var info: String
  /// The text between the fences, without the marks of quotes and lists; empty for a fence that is prose.
  package var text: String
  /// The character of the fence.
  package var character: UInt8
  /// How many of them open it.
  package var length: Int
  /// How many lines the text has.
  package var lineCount: Int
}

extension MarkdownFence {
  /// The first word behind a fence, without the comma that DocC lets stand behind it; `swift` in any letters, and in each form
  /// of ``Naming``.
  package static func word(of info: String) -> String {
    if naming(of: info) != .plain { return "swift" }
    let word = String(Substring(info.utf8.drop(while: \.isBlank).prefix { !$0.isBlank && $0 != UInt8(ascii: ",") }))
    return word.utf8.count == 5 && word.lowercased() == "swift" ? "swift" : word
  }

  /// How the text behind a fence names Swift.
  package enum Naming: Sendable, Hashable {
    /// By the word alone, or it names something else.
    case plain
    /// With what follows the word at once, as the file of Qiita and Zenn, `swift:main.swift`, or the lines of site generators,
    /// `swift{1,3}`.
    case suffixed
    /// Within braces, as for pandoc, `{.swift .numberLines}`, and knitr, `{swift, eval=FALSE}`.
    case braced
  }

  /// How the text behind a fence names Swift.
  package static func naming(of info: String) -> Naming {
    let text = info.utf8.drop(while: \.isBlank)
    if text.first == UInt8(ascii: "{") {
      let words = text.dropFirst().drop(while: \.isBlank)
      let word = words.first == UInt8(ascii: ".") ? words.dropFirst() : words
      let next = word.dropFirst(5).first
      return isSwift(word.prefix(5)) && (next == nil || next?.isBlank == true || next.map(", }".utf8.contains) == true)
        ? .braced : .plain
    }
    return isSwift(text.prefix(5)) && text.dropFirst(5).first.map(":{".utf8.contains) == true ? .suffixed : .plain
  }

  private static func isSwift(_ word: Substring.UTF8View) -> Bool { Substring(word).lowercased() == "swift" }

  /// How the fence names Swift.
  package var naming: Naming { Self.naming(of: info) }

  /// The text behind the fence of a listing as a lesson would write it: `swift` with its attributes, without what other tools
  /// take there.
  package var infoOfListing: String {
    switch naming {
    case .plain: info.replacing(",", with: " ")
    case .braced: "swift"
    case .suffixed: "swift" + info.trimmed.drop { !$0.isWhitespace }.replacing(",", with: " ")
    }
  }
}
