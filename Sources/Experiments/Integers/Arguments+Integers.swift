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
    let encoding = self[IntegerParameters.encoding]
    guard encoding == .bias || bias == nil else {
      throw Rejections([
        Rejection(
          "bias", "The parameter `bias` goes only with `encoding: bias`, not with `encoding: \(encoding.rawValue)`.",
          help: "Remove it, or write `encoding: bias`.")
      ])
    }
    return try Self.integerFormat(encoding, bits: self[IntegerParameters.bits], bias: bias)
  }

  /// The formats of some encodings for the parameters `bits` and `bias`.
  func integerFormats(_ encodings: [EncodingName] = EncodingName.allCases) throws(Rejections) -> [IntegerFormat] {
    let (bits, bias) = (self[IntegerParameters.bits], self[IntegerParameters.bias])
    var formats: [IntegerFormat] = []
    formats.reserveCapacity(encodings.count)
    for encoding in encodings { formats.append(try Self.integerFormat(encoding, bits: bits, bias: bias)) }
    return formats
  }

  /// The format for the parameter `bits` that reads a code as the number it is.
  func unsignedFormat() throws(Rejections) -> IntegerFormat {
    try Self.integerFormat(.unsigned, bits: self[IntegerParameters.bits], bias: nil)
  }

  /// The adder for the parameter `bits`.
  func adder() throws(Rejections) -> RippleCarryAdder {
    do {
      return try RippleCarryAdder(bits: self[IntegerParameters.bits])
    } catch {
      throw Rejections([Rejection("bits", error.description)])
    }
  }

  private static func integerFormat(
    _ encoding: EncodingName, bits: Int, bias: ExactInteger?
  ) throws(Rejections) -> IntegerFormat {
    do {
      let bias = bias ?? IntegerFormat.standardBias(bits: bits)
      return try IntegerFormat(encoding.encoding(bias: bias), bits: bits)
    } catch {
      throw Rejections([Rejection("bits", error.description)])
    }
  }
}
