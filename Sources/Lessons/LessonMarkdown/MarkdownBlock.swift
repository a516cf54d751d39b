import SourceText

/// A block of a Markdown document, as far as lessons are concerned.
package struct MarkdownBlock {
  /// The kind of a block, with its content.
  package enum Content {
    /// A fenced code block.
    case fence(MarkdownFence)
    /// A table, with the line of its last row.
    case table(lastLine: Int)
    /// A paragraph of text, with its last line.
    case paragraph(lastLine: Int)
    /// A paragraph that holds only an image.
    case image(destination: String, alt: String)
    /// An HTML block, with its last line.
    case html(String, lastLine: Int)
    /// A list, with the lines of each item.
    case list(isOrdered: Bool, items: [ClosedRange<Int>])
    /// Anything else.
    case other
  }

  /// The kind of the block, with its content.
  package var content: Content
  /// The line where the block starts, counted as in the file.
  package var line: Int
  /// The byte where the block starts on that line, from 0.
  package var column: Int
  /// The number of block quotes that contain the block.
  package var quoteDepth: Int
}

/// A fenced code block.
package struct MarkdownFence {
  /// The first word after the opening fence.
  package var word: String
  /// The text after the opening fence.
  package var info: String
  /// The text between the fences, without the marks of quotes and lists; empty for a fence that is prose.
  package var text: String
  /// The character of the fence.
  package var character: UInt8
  /// The number of these characters that open it.
  package var length: Int
  /// The number of lines of the text.
  package var lineCount: Int
}

extension MarkdownFence {
  /// Returns the first word after a fence, without the comma that DocC allows after it.
  ///
  /// It is `swift` for any letter case, and for each form of ``Naming``.
  package static func word(of info: String) -> String {
    if naming(of: info) != .plain { return "swift" }
    let word = String(Substring(info.utf8.drop(while: \.isBlank).prefix { !$0.isBlank && $0 != UInt8(ascii: ",") }))
    return word.utf8.count == 5 && word.lowercased() == "swift" ? "swift" : word
  }

  /// A form in which the text after a fence names Swift.
  package enum Naming: Sendable, Hashable {
    /// The word by itself, or the name of something else.
    case plain
    /// The word and a suffix, as in the file name of Qiita and Zenn, `swift:main.swift`, or the lines of site
    /// generators, `swift{1,3}`.
    case suffixed
    /// The word in braces, as for pandoc, `{.swift .numberLines}`, and knitr, `{swift, eval=FALSE}`.
    case braced
  }

  /// Returns the form in which the text after a fence names Swift.
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

  /// The form in which the fence names Swift.
  package var naming: Naming { Self.naming(of: info) }

  /// The text after a listing's fence in the form of lessons: `swift` with its attributes, without those of other
  /// tools.
  package var infoOfListing: String {
    switch naming {
    case .plain: info.replacing(",", with: " ")
    case .braced: "swift"
    case .suffixed: "swift" + info.trimmed.drop { !$0.isWhitespace }.replacing(",", with: " ")
    }
  }
}
