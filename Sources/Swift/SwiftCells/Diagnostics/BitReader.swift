/// A reader of numbers of any width, the lowest bit first, as LLVM's bitstream container stores them.
struct BitReader {
  private let bytes: [UInt8]
  /// The number of bits that have been read.
  private(set) var position = 0

  /// Creates a reader before the first bit.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The number of bits that are left.
  var remaining: Int { bytes.count * 8 - position }

  /// Reads a number of `width` bits, 0 to 64.
  ///
  /// - Complexity: O(`width`).
  mutating func fixed(_ width: Int) throws(SerializedDiagnosticsError) -> UInt64 {
    guard width <= remaining else { throw damage("it ends in the middle of a number") }
    var value: UInt64 = 0
    var filled = 0
    while filled < width {
      let taken = min(8 - position % 8, width - filled)
      let bits = (bytes[position / 8] >> UInt8(position % 8)) & UInt8((1 << taken) - 1)
      value |= UInt64(bits) << UInt64(filled)
      filled += taken
      position += taken
    }
    return value
  }

  /// Reads a number in chunks of `width` bits, 2 to 32, lowest first.
  ///
  /// The top bit of each chunk says whether another follows.
  mutating func variable(_ width: Int) throws(SerializedDiagnosticsError) -> UInt64 {
    let more: UInt64 = 1 << UInt64(width - 1)
    var value: UInt64 = 0
    var filled = 0
    while true {
      let chunk = try fixed(width)
      let bits = chunk & (more - 1)
      guard bits == 0 || filled < 64 && (bits << UInt64(filled)) >> UInt64(filled) == bits else {
        throw damage("a number has more than 64 bits")
      }
      value |= bits << UInt64(filled)
      if chunk & more == 0 { return value }
      filled += width - 1
    }
  }

  /// Reads a number that counts or names something, in chunks.
  mutating func count(_ width: Int) throws(SerializedDiagnosticsError) -> Int {
    Int(clamping: try variable(width))
  }

  /// Skips to the next multiple of 32 bits.
  mutating func align() throws(SerializedDiagnosticsError) {
    _ = try fixed(-position & 31)
  }

  /// Reads a number of whole bytes, padded to a multiple of 32 bits before and after them.
  mutating func blob(_ count: Int) throws(SerializedDiagnosticsError) -> ArraySlice<UInt8> {
    try align()
    guard count <= remaining / 8 else { throw damage("it ends in the middle of a text") }
    let start = position / 8
    position += count * 8
    try align()
    return bytes[start..<start + count]
  }

  /// Moves forward to a position that was checked before.
  mutating func skip(to position: Int) {
    self.position = position
  }

  /// Returns an error at the current position.
  func damage(_ problem: String) -> SerializedDiagnosticsError {
    SerializedDiagnosticsError(problem: problem, offset: position / 8)
  }
}
