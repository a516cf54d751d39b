import Testing

/// An encoding, defined in plain integers, for formats of few bits.
struct Definition: CustomTestStringConvertible {
  let encoding: String
  let bits: Int
  var bias = 0

  /// Returns the encodings that tables compare by default, with the standard bias.
  static func all(bits: Int) -> [Definition] {
    Int5.encodings.map { Definition(encoding: $0, bits: bits, bias: (1 << bits) / 2 - 1) }
  }

  /// Returns the other encodings in which every code has a value.
  static func more(bits: Int) -> [Definition] {
    ["offset-binary", "gray"].map { Definition(encoding: $0, bits: bits) }
  }

  /// The value of every code as a number; -0 counts as 0.
  var values: [Int] {
    let (count, half) = (1 << bits, 1 << (bits - 1))
    return (0..<count).map { code in
      switch encoding {
      case "unsigned": code
      case "twos-complement": code < half ? code : code - count
      case "ones-complement": code < half ? code : code - (count - 1)
      case "sign-magnitude": code < half ? code : half - code
      case "offset-binary": code - half
      case "gray": (0..<bits).reduce(0) { code >> $1 & 1 == 1 ? (2 << $1) - 1 - $0 : $0 }
      default: code - bias
      }
    }
  }

  /// The bit patterns of all codes.
  var patterns: [String] {
    values.indices.map(pattern)
  }

  /// Returns the parameters of this format as flow mapping entries, with the encoding under a key.
  func yaml(_ key: String) -> String {
    "\(key): \(encoding), bits: \(bits)" + (encoding == "bias" ? ", bias: \(bias)" : "")
  }

  /// Returns the bit pattern of a code.
  func pattern(_ code: Int) -> String {
    let digits = String(code, radix: 2)
    return String(repeating: "0", count: bits - digits.count) + digits
  }

  var testDescription: String {
    encoding == "bias" ? "bias \(bias) of \(bits) bits" : "\(encoding) of \(bits) bits"
  }
}
