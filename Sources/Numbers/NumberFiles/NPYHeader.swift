/// The header of a NumPy array before its numbers: a dictionary in Python's syntax.
struct NPYHeader {
  /// The type, such as `<f4`.
  private(set) var type = ""
  /// The position of the type, in bytes from 0.
  private(set) var typeOffset = 0
  /// Whether the first index changes fastest.
  private(set) var isFortranOrder = false
  /// The size of each dimension.
  private(set) var shape: [Int] = []
  /// The position of the first number.
  let end: Int

  private let bytes: [UInt8]
  private var offset: Int

  /// Reads the header of bytes that begin like an array.
  init(_ bytes: [UInt8]) throws(NumberFileError) {
    self.bytes = bytes
    guard bytes.count >= 10 else { throw .endsInHeader(byte: bytes.count) }
    let version = (bytes[6], bytes[7])
    guard (1...3).contains(version.0), version.1 == 0 else {
      throw .unsupportedVersion(version.0, version.1)
    }
    let lengthSize = version.0 == 1 ? 2 : 4
    offset = 8 + lengthSize
    guard bytes.count >= offset else {
      throw .endsInHeader(byte: bytes.count)
    }
    let length = (0..<lengthSize).reduce(0) { $0 | Int(bytes[8 + $1]) << (8 * $1) }
    guard length <= bytes.count - offset else {
      throw .headerTooLong(length)
    }
    end = offset + length
    try readDictionary()
  }

  private mutating func readDictionary() throws(NumberFileError) {
    var keys: Set<String> = []
    try expect("{")
    while !take("}") {
      skipBlanks()
      let start = offset
      let key = try string()
      guard keys.insert(key).inserted else { throw mistake(.duplicateKey(key), at: start) }
      try expect(":")
      skipBlanks()
      switch key {
      case "descr":
        typeOffset = offset
        guard peek != UInt8(ascii: "[") else {
          throw .severalFields(byte: offset)
        }
        type = try string()
      case "fortran_order": isFortranOrder = try truth()
      case "shape": shape = try tuple()
      default: throw mistake(.unknownKey(key), at: start)
      }
      if !take(",") {
        try expect("}")
        break
      }
    }
    skipBlanks()
    guard offset == end else { throw mistake(.trailingText, at: offset) }
    for key in ["descr", "fortran_order", "shape"] where !keys.contains(key) {
      throw mistake(.missingKey(key), at: end)
    }
  }

  private func mistake(_ error: NPYHeaderError, at offset: Int) -> NumberFileError {
    .damagedHeader(error, byte: offset)
  }

  private var peek: UInt8? { offset < end ? bytes[offset] : nil }

  private mutating func skipBlanks() {
    while let byte = peek, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { offset += 1 }
  }

  /// Reads a character, and spaces before it, if it is there.
  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    skipBlanks()
    guard peek == UInt8(ascii: character) else { return false }
    offset += 1
    return true
  }

  private mutating func expect(_ character: Unicode.Scalar) throws(NumberFileError) {
    guard take(character) else { throw mistake(.expected(Character(character)), at: offset) }
  }

  /// Reads a text in quotation marks of either kind.
  private mutating func string() throws(NumberFileError) -> String {
    guard let mark = peek, mark == UInt8(ascii: "'") || mark == UInt8(ascii: "\"") else {
      throw mistake(.expectedString, at: offset)
    }
    let start = offset + 1
    guard let close = bytes[start..<end].firstIndex(of: mark) else {
      throw mistake(.openQuotationMark, at: offset)
    }
    offset = close + 1
    return String(decoding: bytes[start..<close], as: UTF8.self)
  }

  private mutating func truth() throws(NumberFileError) -> Bool {
    for (word, value) in [("True", true), ("False", false)] where bytes[offset..<end].starts(with: word.utf8) {
      offset += word.utf8.count
      return value
    }
    throw mistake(.expectedTruth, at: offset)
  }

  /// Reads numbers in parentheses; a single one has a comma after it.
  private mutating func tuple() throws(NumberFileError) -> [Int] {
    var numbers: [Int] = []
    try expect("(")
    while !take(")") {
      skipBlanks()
      let digits = bytes[offset..<end].prefix { (0x30...0x39).contains($0) }
      guard let number = Int(String(decoding: digits, as: UTF8.self)) else {
        throw mistake(.expectedLength, at: offset)
      }
      offset += digits.count
      // Python 2 wrote lengths as `3L`.
      _ = take("L")
      numbers.append(number)
      if !take(",") {
        try expect(")")
        break
      }
    }
    return numbers
  }
}
