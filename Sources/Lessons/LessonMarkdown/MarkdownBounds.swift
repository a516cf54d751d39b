import SourceText

/// What is asked of the Markdown parser at most.
///
/// It takes time and memory that grow faster than the text for a few texts that nobody writes by hand: containers in
/// containers, tables of thousands of columns, brackets without end. The bounds are far beyond any document, and keep
/// every one to a few seconds a megabyte.
package enum MarkdownBounds {
  /// How many bytes the marks of quotes and lists may take at the start of a line, with the blanks between them.
  ///
  /// A line opens a container with one byte at least, and belongs to one for each byte or, with tabs, half a byte. Each
  /// container costs a little for each line that stands in it, and readers of the tree go down one level for each. A line of
  /// code is not told from others: one that begins with more bytes of such marks is refused in a fence too.
  package static let longestMarks = 200

  /// How many columns a table may have.
  ///
  /// The parser's time for a rule grows with their square.
  package static let mostColumns = 1_000

  /// How many cells the tables of a document may have beside one for each byte.
  ///
  /// The parser fills up short rows, so that a document of few bytes may ask for any number of cells.
  package static let mostCells = 1_000_000

  /// How many marks such as brackets may stand in a paragraph that begins with an image.
  ///
  /// The parser's time for them grows with their square; in other paragraphs it does not look at them.
  package static let mostMarks = 4_000

  /// The first line whose marks of quotes and lists are too many; nil if there is none.
  ///
  /// - Complexity: O(*n*) for *n* bytes, of which it looks at few.
  package static func nested(_ file: SourceFile, from firstLine: Int) -> Finding? {
    file.bytes.withUnsafeBufferPointer { bytes in
      for line in file.lines.indices.dropFirst(firstLine - 1) where file.lines[line].count > longestMarks {
        guard marks(bytes, file.lines[line]) > longestMarks else { continue }
        return Finding(
          file.place(line: line + 1), "Quotes and lists are nested too deeply here.",
          help: "The marks before the text of a line can take at most \(longestMarks) bytes: reduce the nesting.")
      }
      return nil
    }
  }

  /// How many bytes stand before the text of a line up to the end of the last mark of a quote or a list, where they are too
  /// many; fewer than there are where they are not.
  private static func marks(_ bytes: UnsafeBufferPointer<UInt8>, _ line: Range<Int>) -> Int {
    var (index, end) = (line.lowerBound, line.lowerBound)
    while index < line.upperBound, end - line.lowerBound <= longestMarks {
      switch bytes[index] {
      case UInt8(ascii: " "), UInt8(ascii: "\t"): index += 1
      case UInt8(ascii: ">"):
        index += 1
        end = index
      case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*"):
        index += 1
        guard index == line.upperBound || bytes[index].isBlank else { return end - line.lowerBound }
        end = index
      case 0x30...0x39:
        while index < line.upperBound, 0x30...0x39 ~= bytes[index] { index += 1 }
        guard index < line.upperBound, bytes[index] == UInt8(ascii: ".") || bytes[index] == UInt8(ascii: ")") else {
          return end - line.lowerBound
        }
        index += 1
        end = index
      default: return end - line.lowerBound
      }
    }
    return end - line.lowerBound
  }

  /// The first paragraph that would be a table with too many columns, or with too many cells; nil if there is none.
  package static func table(_ lists: [[MarkdownBlock]], _ file: SourceFile) -> Finding? {
    var cells = 0
    for block in lists.joined() {
      guard case .paragraph(let last) = block.content, last > block.line else { continue }
      let lines = block.line...last
      guard let most = lines.lazy.filter({ isRule(file.line($0)) }).map({ columns(file.line($0)) }).max() else {
        continue
      }
      if let line = lines.first(where: { columns(file.line($0)) > mostColumns }) {
        return Finding(
          file.place(line: line), "This table has \(columns(file.line(line))) columns.",
          help: "A table can have at most \(mostColumns): split it.")
      }
      cells += most * (last - block.line)
      guard cells <= mostCells + file.bytes.count else {
        return Finding(
          file.place(line: block.line), "The tables up to this one have \(cells) cells.",
          help:
            "The tables of a document can have at most \(mostCells): complete their short rows, or split the document.")
      }
    }
    return nil
  }

  /// Whether a line may be the rule of a table.
  private static func isRule(_ line: ArraySlice<UInt8>) -> Bool {
    line.allSatisfy { "|-:> \t".utf8.contains($0) }
  }

  /// How many columns a line has at most as one of a table.
  private static func columns(_ line: ArraySlice<UInt8>) -> Int {
    line.reduce(1) { $1 == UInt8(ascii: "|") ? $0 + 1 : $0 }
  }

  /// Whether a paragraph that begins with an image has more marks than the parser should look at.
  package static func hasTooManyMarks(_ paragraph: UnsafePointer<CChar>) -> Bool {
    var (next, count) = (paragraph, 0)
    while next.pointee != 0, count <= mostMarks {
      switch UInt8(bitPattern: next.pointee) {
      case UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "<"), UInt8(ascii: "*"), UInt8(ascii: "_"),
        UInt8(ascii: "`"), UInt8(ascii: "&"), UInt8(ascii: "\\"):
        count += 1
      default: break
      }
      next += 1
    }
    return count > mostMarks
  }

  /// The finding for such a paragraph.
  package static func manyMarks(_ file: SourceFile, line: Int) -> Finding {
    Finding(
      file.place(line: line),
      "The paragraph that starts here with an image has more than \(mostMarks) brackets and other marks.",
      help: "Put a blank line between its images.")
  }
}
