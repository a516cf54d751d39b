import SourceText

/// The limits for text that the Markdown parser reads.
///
/// A few artificial documents take time and memory that grow faster than their length: containers in containers, tables
/// of thousands of columns, brackets without end. The limits are far beyond any real document. They bound the time to a
/// few seconds for each megabyte.
package enum MarkdownBounds {
  /// The maximum size in bytes of the marks of quotes and lists at the start of a line, with the spaces between them.
  ///
  /// A line opens a container with at least one byte, and belongs to one for each byte or, with tabs, half a byte. Each
  /// container costs a little time for each of its lines, and readers of the tree go down one level for each. Lines of
  /// code count, too: a line that begins with more bytes of such marks is rejected even in a fence.
  package static let longestMarks = 200

  /// The maximum number of columns in a table.
  ///
  /// The parser's time for a rule grows with the square of this number.
  package static let mostColumns = 1_000

  /// The maximum number of cells in the tables of a document, in addition to one for each byte.
  ///
  /// The parser fills up short rows, so that a document of few bytes can have any number of cells.
  package static let mostCells = 1_000_000

  /// The maximum number of marks, such as brackets, in a paragraph that begins with an image.
  ///
  /// The parser's time for them grows with the square of their number. In other paragraphs the parser does not read
  /// them.
  package static let mostMarks = 4_000

  /// Returns a finding for the first line with too many marks of quotes and lists; nil if there is none.
  ///
  /// - Complexity: O(*n*) for *n* bytes, of which few are read.
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

  /// Returns the number of bytes before the text of a line, up to the end of the last mark of a quote or a list.
  ///
  /// The number is exact only above the limit; below it, it can be too small.
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

  /// Returns a finding for the first paragraph that would be a table with too many columns or cells; nil if there is
  /// none.
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

  /// Returns the maximum number of columns of a line as a row.
  private static func columns(_ line: ArraySlice<UInt8>) -> Int {
    line.reduce(1) { $1 == UInt8(ascii: "|") ? $0 + 1 : $0 }
  }

  /// Whether a paragraph that begins with an image has too many marks for the parser.
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

  /// Returns the finding for such a paragraph.
  package static func manyMarks(_ file: SourceFile, line: Int) -> Finding {
    Finding(
      file.place(line: line),
      "The paragraph that starts here with an image has more than \(mostMarks) brackets and other marks.",
      help: "Put a blank line between its images.")
  }
}
