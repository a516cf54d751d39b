import SourceText

/// The cells of a line of a Markdown table, from left to right: for each, the bytes between its pipes, with spaces.
///
/// A line is split as GitHub splits it: a pipe after a backslash is part of a cell, and the pipes at both ends are
/// optional.
struct TableCells: Sequence, IteratorProtocol {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var start: Int
  private let end: Int

  /// Creates the cells of a line's content, which begins at the left edge of the table.
  init(_ bytes: UnsafeBufferPointer<UInt8>, _ content: Range<Int>) {
    self.bytes = bytes
    var end = content.upperBound
    while end > content.lowerBound, bytes[end - 1].isBlank { end -= 1 }
    self.end = end
    start = content.lowerBound
    if start < end, bytes[start] == UInt8(ascii: "|") { start += 1 }
  }

  mutating func next() -> Range<Int>? {
    guard start < end else { return nil }
    let pipe = bytes.offset(ofPipeIn: start..<end) ?? end
    defer { start = pipe + 1 }
    return start..<pipe
  }

  /// Returns the bytes of a cell without the spaces around them.
  static func trimmed(_ cell: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>) -> Range<Int> {
    var (start, end) = (cell.lowerBound, cell.upperBound)
    while start < end, bytes[start].isBlank { start += 1 }
    while start < end, bytes[end - 1].isBlank { end -= 1 }
    return start..<end
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Returns the position of the first pipe in a range without a backslash before it; nil if there is none.
  func offset(ofPipeIn range: Range<Int>) -> Int? {
    var pipe = offset(of: UInt8(ascii: "|"), in: range)
    while pipe < range.upperBound, pipe > 0, self[pipe - 1] == UInt8(ascii: "\\") {
      pipe = offset(of: UInt8(ascii: "|"), in: pipe + 1..<range.upperBound)
    }
    return pipe < range.upperBound ? pipe : nil
  }
}
