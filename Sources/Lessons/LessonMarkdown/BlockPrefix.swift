import SourceText

/// The text before a block on each of its lines: the marks of quotes and the indentation of lists that contain it.
public struct BlockPrefix: Sendable, Hashable {
  /// The bytes for a new line of the block.
  public var bytes: [UInt8]
  /// The number of quotes that contain the block.
  var quoteDepth: Int

  /// Creates the prefix of a block that nothing contains.
  package init() { (bytes, quoteDepth) = ([], 0) }

  /// Creates the prefix of a block from its first line; the mark of a list item becomes spaces.
  package init(_ block: MarkdownBlock, in file: SourceFile) {
    quoteDepth = block.quoteDepth
    bytes = file.line(block.line).prefix(block.column).map { byte in
      byte == UInt8(ascii: ">") || byte == UInt8(ascii: "\t") ? byte : UInt8(ascii: " ")
    }
  }

  /// Returns a line's text after the marks of the quotes that contain it and after its indentation.
  ///
  /// - Returns: the text; nil if the line has fewer marks than the block's quotes.
  package func content(of line: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    var rest = line.drop(while: \.isBlank)
    for _ in 0..<quoteDepth {
      guard rest.first == UInt8(ascii: ">") else { return nil }
      rest = rest.dropFirst().drop(while: \.isBlank)
    }
    return rest
  }

  /// Returns a new line of the block: the prefix and the text.
  ///
  /// Without text, the prefix has no spaces at its end.
  package func line(_ text: String) -> [UInt8] {
    guard let first = text.utf8.first else { return Array(bytes.reversed().drop(while: \.isBlank).reversed()) }
    // The mark of a quote takes one space after it, so text that starts with a space needs another.
    let space: [UInt8] = first.isBlank && bytes.last == UInt8(ascii: ">") ? [0x20] : []
    return bytes + space + Array(text.utf8)
  }

  /// Returns a new line of text inside a fence.
  ///
  /// A tab after the mark of a quote is partly its space and partly indentation, of which Markdown parsers remove more
  /// or less. So one space replaces it.
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
