/// A splitter of bytes into lines, which holds no more than the beginning of one line.
///
/// A line ends with LF, CRLF or CR, as in a document.
package struct LineSplitter {
  /// A line, or its beginning.
  package struct Line: Sendable, Hashable {
    /// The number of the line, from 1.
    package var number: Int
    /// The text without the line end.
    package var text: String
    /// Whether the line is longer than the limit, so that the text is only its beginning.
    package var isCut: Bool

    /// Creates a line.
    package init(number: Int, text: String, isCut: Bool = false) {
      (self.number, self.text, self.isCut) = (number, text, isCut)
    }
  }

  private let longest: Int
  private var number = 1
  private var bytes: [UInt8] = []
  private var isCut = false
  private var followsReturn = false

  /// Creates a splitter.
  ///
  /// - Parameter longest: the number of bytes of a line that are held.
  package init(longest: Int) { self.longest = longest }

  /// Takes the next bytes, and passes each line that ends in them to a function.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  package mutating func take(_ piece: ArraySlice<UInt8>, _ body: (Line) throws -> Void) rethrows {
    var rest = piece
    while !rest.isEmpty {
      if followsReturn, rest.first == 0x0A { rest = rest.dropFirst() }
      followsReturn = false
      guard let end = rest.firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) else { return hold(rest) }
      hold(rest[..<end])
      followsReturn = rest[end] == 0x0D
      rest = rest[end...].dropFirst()
      try body(ended())
    }
  }

  /// Passes the text after the last line end to a function, unless it is empty.
  package mutating func finish(_ body: (Line) throws -> Void) rethrows {
    if !bytes.isEmpty { try body(ended()) }
  }

  private mutating func hold(_ piece: ArraySlice<UInt8>) {
    let room = longest - bytes.count
    bytes += piece.prefix(room)
    if piece.count > room { isCut = true }
  }

  private mutating func ended() -> Line {
    defer {
      number += 1
      bytes.removeAll(keepingCapacity: true)
      isCut = false
    }
    return Line(number: number, text: String(decoding: bytes, as: UTF8.self), isCut: isCut)
  }
}
