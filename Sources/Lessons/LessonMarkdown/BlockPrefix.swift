import SourceText

/// What stands before a block on each of its lines: the marks of the quotes and the indentation of the lists that hold it.
public struct BlockPrefix: Sendable, Hashable {
  /// The bytes for a line of the block that is added.
  public var bytes: [UInt8]
  /// In how many quotes the block stands.
  var quoteDepth: Int

  /// Takes the prefix from the first line of a block; the mark of a list item becomes spaces.
  package init(_ block: MarkdownBlock, in file: SourceFile) {
    quoteDepth = block.quoteDepth
    bytes = file.line(block.line).prefix(block.column).map { byte in
      byte == UInt8(ascii: ">") || byte == UInt8(ascii: "\t") ? byte : UInt8(ascii: " ")
    }
  }

  /// A line's text behind the marks of the quotes that hold it, and behind its indentation.
  ///
  /// - Returns: nil if the line has fewer marks than the block's quotes.
  package func content(of line: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    var rest = line.drop(while: \.isBlank)
    for _ in 0..<quoteDepth {
      guard rest.first == UInt8(ascii: ">") else { return nil }
      rest = rest.dropFirst().drop(while: \.isBlank)
    }
    return rest
  }

  /// A line of the block that is added: the prefix and the text, without blanks at the end of the prefix if there is no
  /// text.
  package func line(_ text: String) -> [UInt8] {
    guard let first = text.utf8.first else { return Array(bytes.reversed().drop(while: \.isBlank).reversed()) }
    // The mark of a quote takes the blank behind it, so a text that starts with one needs another.
    let space: [UInt8] = first.isBlank && bytes.last == UInt8(ascii: ">") ? [0x20] : []
    return bytes + space + Array(text.utf8)
  }

  /// A line of text inside a fence that is added.
  ///
  /// A tab behind the mark of a quote is in part its blank and in part indentation, of which parsers of Markdown take off
  /// more or less; one blank stands for it.
  package func fenceLine(_ text: String) -> [UInt8] {
    guard zip(bytes, bytes.dropFirst()).contains(where: { $0 == UInt8(ascii: ">") && $1 == UInt8(ascii: "\t") }),
      !text.isEmpty
    else { return line(text) }
    var plain: [UInt8] = []
    for byte in bytes {
      if byte == UInt8(ascii: ">") { plain += [byte, 0x20] } else if plain.isEmpty { plain.append(byte) }
    }
    return plain + Array(text.utf8)
  }
}
