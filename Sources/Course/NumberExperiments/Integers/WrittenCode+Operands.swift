import ExperimentKit
import NumberFormats

extension WrittenCode {
  /// Returns the code of a parameter.
  ///
  /// - Throws: a rejection of a value that is not a code with that many bits.
  func code(of parameter: String, bits: Int) throws(Rejections) -> UInt128 {
    do {
      return try code(bits: bits, parameter: parameter)
    } catch {
      throw Rejections([error])
    }
  }

  /// Returns the codes of the parameters `left` and `right`, of at most 64 bits.
  ///
  /// - Throws: a rejection of each that is not a code.
  static func pair(
    _ left: WrittenCode, _ right: WrittenCode, bits: Int
  ) throws(Rejections) -> (left: UInt64, right: UInt64) {
    let (left, right) = try Rejections.gather(left.code(of: "left", bits: bits), right.code(of: "right", bits: bits))
    return (UInt64(left), UInt64(right))
  }

  /// Returns the codes of the parameters `left` and `right`, both of which stand for a number in BCD.
  ///
  /// - Throws: a rejection of each that is not a code or does not stand for a number.
  static func bcdPair(
    _ left: WrittenCode, _ right: WrittenCode, bits: Int
  ) throws(Rejections) -> (left: UInt64, right: UInt64) {
    try Rejections.gather(left.bcdCode(of: "left", bits: bits), right.bcdCode(of: "right", bits: bits))
  }

  private func bcdCode(of parameter: String, bits: Int) throws(Rejections) -> UInt64 {
    let code = UInt64(try code(of: parameter, bits: bits))
    guard try IntegerFormat(resolving: .bcd, bits: bits, bias: nil).value(of: code) != nil else {
      throw Rejections([
        Rejection(
          parameter, line: node.line,
          "The parameter `\(parameter)` cannot be `\(node.text.abbreviated)`: it is not a number in BCD.",
          help: "Each group of four bits, from the right, is a digit from 0000 to 1001.")
      ])
    }
    return code
  }
}
