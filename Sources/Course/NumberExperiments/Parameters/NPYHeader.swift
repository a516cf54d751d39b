import ExperimentKit

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

  /// A kind of numbers.
  enum Kind: Character {
    case float = "f"
    case signed = "i"
    case unsigned = "u"
    case truth = "b"
  }

  /// The kind and the number of bytes of a number; nil for an unsupported type.
  var numbers: (kind: Kind, size: Int)? {
    guard let order = type.first, let kind = type.dropFirst().first.flatMap(Kind.init),
      let size = ["1": 1, "2": 2, "4": 4, "8": 8][type.dropFirst(2)],
      (size == 1 ? "|<>" : "<>").contains(order)
    else { return nil }
    let isThere = kind == .float ? size > 1 : kind == .truth ? size == 1 : true
    return isThere ? (kind, size) : nil
  }

  private let bytes: [UInt8]
  private var offset: Int

  /// Reads the header of bytes that begin like an array.
  init(_ bytes: [UInt8]) throws(NumberFileError) {
    self.bytes = bytes
    guard bytes.count >= 10 else { throw NumberFileError("Byte \(bytes.count): the file ends within its header.") }
    let version = (bytes[6], bytes[7])
    guard (1...3).contains(version.0), version.1 == 0 else {
      throw NumberFileError(
        "Byte 6: unsupported version \(version.0).\(version.1).", help: "Supported versions are 1.0, 2.0, and 3.0.")
    }
    let lengthSize = version.0 == 1 ? 2 : 4
    offset = 8 + lengthSize
    guard bytes.count >= offset else {
      throw NumberFileError("Byte \(bytes.count): the file ends within its header.")
    }
    let length = (0..<lengthSize).reduce(0) { $0 | Int(bytes[8 + $1]) << (8 * $1) }
    guard length <= bytes.count - offset else {
      throw NumberFileError("Byte 8: the header has \(length) bytes, but the file ends before that.")
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
      guard keys.insert(key).inserted else { throw mistake("duplicate key `\(key.abbreviated)`", at: start) }
      try expect(":")
      skipBlanks()
      switch key {
      case "descr":
        typeOffset = offset
        guard peek != UInt8(ascii: "[") else {
          throw NumberFileError("Byte \(offset): each element has several fields.", help: "Save only one field.")
        }
        type = try string()
      case "fortran_order": isFortranOrder = try truth()
      case "shape": shape = try tuple()
      default: throw mistake("unknown key `\(key.abbreviated)`", at: start)
      }
      if !take(",") {
        try expect("}")
        break
      }
    }
    skipBlanks()
    guard offset == end else { throw mistake("there is something after the header's dictionary", at: offset) }
    for key in ["descr", "fortran_order", "shape"] where !keys.contains(key) {
      throw mistake("missing key `\(key)`", at: end)
    }
  }

  private func mistake(_ reason: Message, at offset: Int) -> NumberFileError {
    NumberFileError("Byte \(offset): \(reason).", help: "The file is damaged: write it again.")
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
    guard take(character) else { throw mistake("expected `\(character)`", at: offset) }
  }

  /// Reads a text in quotation marks of either kind.
  private mutating func string() throws(NumberFileError) -> String {
    guard let mark = peek, mark == UInt8(ascii: "'") || mark == UInt8(ascii: "\"") else {
      throw mistake("expected a string in quotation marks", at: offset)
    }
    let start = offset + 1
    guard let close = bytes[start..<end].firstIndex(of: mark) else {
      throw mistake("the quotation mark is not closed", at: offset)
    }
    offset = close + 1
    return String(decoding: bytes[start..<close], as: UTF8.self)
  }

  private mutating func truth() throws(NumberFileError) -> Bool {
    for (word, value) in [("True", true), ("False", false)] where bytes[offset..<end].starts(with: word.utf8) {
      offset += word.utf8.count
      return value
    }
    throw mistake("expected `True` or `False`", at: offset)
  }

  /// Reads numbers in parentheses; a single one has a comma after it.
  private mutating func tuple() throws(NumberFileError) -> [Int] {
    var numbers: [Int] = []
    try expect("(")
    while !take(")") {
      skipBlanks()
      let digits = bytes[offset..<end].prefix { (0x30...0x39).contains($0) }
      guard let number = Int(String(decoding: digits, as: UTF8.self)) else {
        throw mistake("expected the length of a dimension", at: offset)
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
