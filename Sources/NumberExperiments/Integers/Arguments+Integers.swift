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

  /// The formats of the parameters `encodings`, `bits` and `bias`.
  ///
  /// - Throws: a rejection of an encoding that is named twice, or of a bias where `encodings` leaves `bias` out.
  func integerFormats() throws(Rejections) -> [IntegerFormat] {
    let encodings = self[IntegerParameters.encodings] ?? EncodingName.compared
    let (bits, bias) = (self[IntegerParameters.bits], self[IntegerParameters.bias])
    var rejections: [Rejection] = []
    if let twice = encodings.indices.first(where: { encodings[..<$0].contains(encodings[$0]) }) {
      rejections.append(
        Rejection(
          "encodings", "The parameter `encodings` names `\(encodings[twice].rawValue)` twice.", help: "Name each once.")
      )
    }
    if bias != nil, !encodings.contains(.bias) {
      rejections.append(
        Rejection(
          "bias", "The parameter `bias` goes only with the encoding `bias`, which `encodings` leaves out.",
          help: "Remove it, or add `bias` to `encodings`."))
    }
    guard rejections.isEmpty else { throw Rejections(rejections) }
    var formats: [IntegerFormat] = []
    formats.reserveCapacity(encodings.count)
    let standard = bias ?? IntegerFormat.standardBias(bits: bits)
    for encoding in encodings { formats.append(try Self.integerFormat(encoding, bits: bits, bias: standard)) }
    return formats
  }

  /// The format for the parameter `bits` that reads a code as the number it is.
  func unsignedFormat() throws(Rejections) -> IntegerFormat {
    try integerFormat(.unsigned)
  }

  /// The format of an encoding for the parameter `bits`, with the standard bias if it has one.
  func integerFormat(_ encoding: EncodingName) throws(Rejections) -> IntegerFormat {
    try Self.integerFormat(encoding, bits: self[IntegerParameters.bits], bias: nil)
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
