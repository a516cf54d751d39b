import ExperimentKit
import NumberFormats
import SourceText

/// The parameters `left` and `right` of ``IntegerParameters``, as numbers or as codes.
extension Arguments {
  /// The numbers of the parameters `left` and `right` in the formats of ``integerFormats()``.
  func encodedOperands() throws(Rejections) -> [EncodedOperands] {
    let (left, right) = (self[IntegerParameters.leftNumber], self[IntegerParameters.rightNumber])
    return try integerFormats().map { EncodedOperands(format: $0, left: left, right: right) }
  }

  /// The codes of the parameters `left` and `right`.
  ///
  /// - Throws: a rejection of each that is no code.
  func codePair() throws(Rejections) -> (left: UInt64, right: UInt64) {
    try Rejections.gather(code(IntegerParameters.leftCode), code(IntegerParameters.rightCode))
  }

  /// The codes of the parameters `left` and `right`, both of which stand for a number in BCD.
  ///
  /// - Throws: a rejection of each that is no code or stands for no number.
  func bcdCodePair() throws(Rejections) -> (left: UInt64, right: UInt64) {
    try Rejections.gather(bcdCode(IntegerParameters.leftCode), bcdCode(IntegerParameters.rightCode))
  }

  private func bcdCode(_ parameter: Parameter<WrittenCode>) throws(Rejections) -> UInt64 {
    let (code, format) = (try code(parameter), try integerFormat(.bcd))
    guard format.value(of: code) != nil else {
      let written = self[parameter].node
      throw Rejections([
        Rejection(
          parameter.name, line: written.line,
          "The parameter `\(parameter.name)` cannot be `\(written.text.abbreviated)`: that is no number in BCD.",
          help: "Each four bits, from the right, are a digit from 0000 to 1001.")
      ])
    }
    return code
  }
}
