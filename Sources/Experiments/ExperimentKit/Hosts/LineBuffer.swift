import CLibrary

/// Cuts bytes that arrive in pieces into lines.
package struct LineBuffer: Sendable {
  /// The bytes of the line that has not ended yet.
  package private(set) var rest: [UInt8] = []

  /// Nothing has arrived yet.
  package init() {}

  /// Takes a piece, and gives the lines that end in it, without their line ends; each byte is looked at once.
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

  /// The position of the next line end.
  private static func lineEnd(in bytes: UnsafeRawBufferPointer, from start: Int) -> Int? {
    guard start < bytes.count, let base = bytes.baseAddress,
      let end = memchr(base + start, Int32(UInt8(ascii: "\n")), bytes.count - start)
    else { return nil }
    return UnsafeRawPointer(end) - base
  }
}
