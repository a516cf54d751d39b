import CLibrary

/// A buffer that cuts bytes from pieces into lines.
package struct LineBuffer: Sendable {
  /// The bytes of the line that has not ended yet.
  package private(set) var rest: [UInt8] = []

  /// Creates an empty buffer.
  package init() {}

  /// Appends a piece, and returns the lines that end in it, without their line ends.
  ///
  /// Each byte is read once.
  package mutating func append(_ piece: UnsafeRawBufferPointer) -> [[UInt8]] {
    var lines: [[UInt8]] = []
    var start = 0
    while let end = Self.lineEnd(in: piece, from: start) {
      lines.append(rest + piece[start..<end])
      rest = []
      start = end + 1
    }
    rest += piece[start...]
    return lines
  }

  /// Returns the position of the next line end.
  private static func lineEnd(in bytes: UnsafeRawBufferPointer, from start: Int) -> Int? {
    guard start < bytes.count, let base = bytes.baseAddress,
      let end = memchr(base + start, Int32(UInt8(ascii: "\n")), bytes.count - start)
    else { return nil }
    return UnsafeRawPointer(end) - base
  }
}
