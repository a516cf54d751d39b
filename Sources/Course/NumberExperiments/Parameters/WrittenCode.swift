import ExperimentKit

/// A code as written, to be read when the number of bits is known.
///
/// A code is exactly as many binary digits as the format has bits (`00101`), or a number in decimal without leading
/// zeros (`5`), in binary (`0b101`) or in hexadecimal (`0x1F`). The forms never clash: a decimal number that is a code
/// of *n* bits is below 2ⁿ and has fewer than *n* digits, except for 0 and 1 of one bit, for which both readings agree.
struct WrittenCode: Sendable, Hashable {
  /// The scalar of the code.
  let node: YAMLNode

  /// Reads the code with a number of bits.
  ///
  /// - Parameters:
  ///   - bits: the number of bits, 1...128.
  ///   - parameter: the parameter to name in a rejection.
  /// - Returns: the code, below 2 to the power of `bits`.
  /// - Throws: a rejection of a value that has the wrong number of digits, is too large, or is not a code.
  func code(bits: Int, parameter: String) throws(Rejection) -> UInt128 {
    let text = node.scalar ?? ""
    let largest = UInt128.max >> UInt128(128 - bits)
    if Self.isBinary(text), text.utf8.count == bits, let code = UInt128(text, radix: 2) { return code }
    let numeral = Self.numeral(text)
    if let code = numeral.flatMap({ UInt128($0.digits, radix: $0.radix) }), code <= largest { return code }

    let count: Message = bits == 1 ? "1 bit" : "\(bits) bits"
    let digits: Message = bits == 1 ? "1 binary digit" : "\(bits) binary digits"
    let mistake: Message =
      if Self.isBinary(text) {
        "a code of \(count) has \(digits), not \(text.count)"
      } else if numeral != nil {
        "the largest code of \(count) is \(largest)"
      } else {
        "it is not a code"
      }
    throw Rejection(
      parameter, line: node.line, "The parameter `\(parameter)` cannot be `\(node.text.abbreviated)`: \(mistake).",
      help: "It takes \(digits), or a number from 0 to \(largest) in decimal, as `0b…` or as `0x…`.")
  }

  /// Returns the codes of a list.
  ///
  /// - Throws: a rejection of every element that is not a code.
  static func codes(_ written: [WrittenCode], bits: Int, parameter: String) throws(Rejections) -> [UInt128] {
    try Rejections.gather(written) { element throws(Rejection) in
      try element.code(bits: bits, parameter: parameter)
    }
  }

  /// Returns the codes of the parameter `codes`, or every code with the number of bits of the parameter `bits`.
  ///
  /// - Throws: a rejection of every element that is not a code, or of more than 16 bits if `codes` is absent.
  /// - Complexity: O(*n*) for *n* codes.
  static func codes(_ written: [WrittenCode]?, bits: Int) throws(Rejections) -> [UInt128] {
    if let written { return try codes(written, bits: bits, parameter: CodeParameters.codes.name) }
    guard bits <= 16 else {
      throw Rejections([
        Rejection(
          "bits", "The parameter `bits` cannot be `\(bits)` here: tables enumerate at most 16 bits.",
          help: "List the codes to show, as in `codes: [0, 1]`.")
      ])
    }
    return Array(0..<(1 << UInt128(bits)))
  }

  /// Returns the digits of a number and their radix, or nil for other text.
  private static func numeral(_ text: String) -> (digits: Substring, radix: Int)? {
    let radix = text.utf8.starts(with: "0b".utf8) ? 2 : text.utf8.starts(with: "0x".utf8) ? 16 : 10
    let digits = text.utf8.dropFirst(radix == 10 ? 0 : 2)
    guard !digits.isEmpty, digits.allSatisfy({ Self.isDigit($0, radix) }) else { return nil }
    return radix == 10 && digits.count > 1 && digits.first == UInt8(ascii: "0") ? nil : (Substring(digits), radix)
  }

  private static func isDigit(_ byte: UInt8, _ radix: Int) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(byte) - 0x30 < radix
    case UInt8(ascii: "a")...UInt8(ascii: "f"), UInt8(ascii: "A")...UInt8(ascii: "F"): radix == 16
    default: false
    }
  }

  private static func isBinary(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { isDigit($0, 2) }
  }
}

extension ParameterType where Value == WrittenCode {
  /// The type of a code, which ``WrittenCode/code(bits:parameter:)`` reads.
  static var code: ParameterType {
    let allowed = LocalizedText(
      en: "a code, written as all its binary digits (`00101`), in decimal (`5`), or as `0b101` or `0x1F`",
      ja: "ビット列。全ビットの2進数(`00101`)、10進数(`5`)、または`0b101`や`0x1F`の形")
    return ParameterType(.code(allowed)) { node, parameter in
      guard node.scalar != nil, !node.isEmpty else {
        throw Rejection(wrong: node, parameter: parameter, allowed: allowed)
      }
      return WrittenCode(node: node)
    }
  }
}
