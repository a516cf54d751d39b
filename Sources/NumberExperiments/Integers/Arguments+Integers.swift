import ExactNumbers
import ExperimentKit
import NumberFormats

/// The parameters of ``IntegerParameters``, resolved with each other.
///
/// The number of bits is that of the parameter `bits`, whichever range an experiment allows it.
extension Arguments {
  /// The format of the parameters `encoding`, `bits` and `bias`.
  ///
  /// - Throws: a rejection of a bias that stands with another encoding.
  func integerFormat() throws(Rejections) -> IntegerFormat {
    try integerFormat(bias: self[IntegerParameters.bias])
  }

  /// The format of the parameters `encoding` and `bits` with a bias that is nil where none was written.
  ///
  /// - Throws: a rejection of a bias that stands with another encoding.
  func integerFormat(bias: ExactInteger?) throws(Rejections) -> IntegerFormat {
    try IntegerFormat(self[IntegerParameters.encoding], bits: self[IntegerParameters.bits], bias: bias)
  }

  /// The formats of the parameters `encodings`, `bits` and `bias`.
  ///
  /// - Throws: a rejection of an encoding that is named twice, or of a bias where `encodings` leaves `bias` out.
  func integerFormats() throws(Rejections) -> [IntegerFormat] {
    try IntegerFormat.all(
      self[IntegerParameters.encodings], bits: self[IntegerParameters.bits], bias: self[IntegerParameters.bias])
  }

  /// The format for the parameter `bits` that reads a code as the number it is.
  func unsignedFormat() throws(Rejections) -> IntegerFormat {
    try integerFormat(.unsigned)
  }

  /// The format of an encoding for the parameter `bits`, with the standard bias if it has one.
  func integerFormat(_ encoding: EncodingName) throws(Rejections) -> IntegerFormat {
    try IntegerFormat(resolving: encoding, bits: self[IntegerParameters.bits], bias: nil)
  }

  /// The adder for the parameter `bits`.
  func adder() throws(Rejections) -> RippleCarryAdder {
    do {
      return try RippleCarryAdder(bits: self[IntegerParameters.bits])
    } catch {
      throw Rejections([Rejection("bits", error.description)])
    }
  }
}
