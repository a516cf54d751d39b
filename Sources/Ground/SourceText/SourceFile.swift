/// The bytes of a text file, and the positions of its lines.
///
/// A line ends with LF, CRLF or CR, as in CommonMark. A byte-order mark does not belong to the first line.
public struct SourceFile: Sendable {
  /// The path as the user named it.
  public let path: String
  /// The whole file, byte for byte.
  public let bytes: [UInt8]
  /// The bytes of each line without its line end; the last entry is the text after the last line end, if there is any.
  public let lines: [Range<Int>]

  /// The length of the byte-order mark at the start, in bytes: 3 or 0.
  public let byteOrderMark: Int

  private let firstZero: Int?

  /// Creates a source file, and finds its lines.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
    byteOrderMark = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    (lines, firstZero) = Self.lines(of: bytes, from: byteOrderMark)
  }

  /// Returns the place of a line, counted from 1.
  public func place(line: Int) -> Place {
    Place(file: path, line: line)
  }

  /// Returns the bytes of a line, counted from 1, without its line end; empty outside the file.
  public func line(_ number: Int) -> ArraySlice<UInt8> {
    lines.indices.contains(number - 1) ? bytes[lines[number - 1]] : []
  }

  /// Returns the range of a line with its line end, if it has one.
  public func wholeLine(_ number: Int) -> Range<Int> {
    let start = lines[number - 1].lowerBound
    return start..<(number < lines.count ? lines[number].lowerBound : bytes.count)
  }

  /// Returns the bytes that end a line: LF, CRLF, CR, or none at the end of the file.
  public func ending(ofLine number: Int) -> ArraySlice<UInt8> {
    bytes[lines[number - 1].upperBound..<wholeLine(number).upperBound]
  }

  /// Returns the line, counted from 1, that contains a byte.
  ///
  /// - Complexity: O(log *n*) for *n* lines.
  public func line(at offset: Int) -> Int {
    var low = 0
    var high = lines.count
    while low < high {
      let middle = (low + high) / 2
      if lines[middle].lowerBound <= offset { low = middle + 1 } else { high = middle }
    }
    return max(low, 1)
  }

  /// Returns the lines of a text, and the offset of its first NUL byte.
  private static func lines(of bytes: [UInt8], from first: Int) -> ([Range<Int>], firstZero: Int?) {
    bytes.withUnsafeBufferPointer { bytes in
      var lines: [Range<Int>] = []
      var start = first
      var feed = bytes.offset(of: 0x0A, in: first..<bytes.count)
      var carriageReturn = bytes.offset(of: 0x0D, in: first..<bytes.count)
      while start < bytes.count {
        if feed < start { feed = bytes.offset(of: 0x0A, in: start..<bytes.count) }
        if carriageReturn < start { carriageReturn = bytes.offset(of: 0x0D, in: start..<bytes.count) }
        let end = min(feed, carriageReturn)
        lines.append(start..<end)
        start = end + (feed == end + 1 ? 2 : 1)
      }
      let zero = bytes.offset(of: 0, in: first..<bytes.count)
      return (lines, zero < bytes.count ? zero : nil)
    }
  }
}

extension SourceFile {
  /// The errors that prevent the bytes from being text: invalid UTF-8 and NUL bytes; empty if there are none.
  public var findings: [Finding] {
    var findings: [Finding] = []
    if let zero = firstZero {
      findings.append(
        Finding(
          place(line: line(at: zero)), "There is a NUL byte here (byte \(zero) of the file).",
          help: "A lesson is text: remove the byte, or save the file as UTF-8 if it is UTF-16."))
    }
    if let bad = firstInvalidUTF8 {
      let hex = String(bytes[bad], radix: 16, uppercase: true)
      findings.append(
        Finding(
          place(line: line(at: bad)), "The byte 0x\(hex) here is not UTF-8 (byte \(bad) of the file).",
          help: "Save the file as UTF-8."))
    }
    return findings
  }

  /// The offset of the first byte that is not part of valid UTF-8.
  private var firstInvalidUTF8: Int? {
    guard String(validating: bytes, as: UTF8.self) == nil else { return nil }
    var parser = UTF8.ForwardParser()
    var rest = bytes.makeIterator()
    var offset = 0
    while case .valid(let scalar) = parser.parseScalar(from: &rest) { offset += scalar.count }
    return min(offset, bytes.count - 1)
  }
}
