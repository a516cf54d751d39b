import ExactNumbers
import ExperimentKit
import NumberFormats

extension IntegerFormat {
  /// The format of the parameters `encoding`, `bits` and `bias`, which is nil where it is not written.
  ///
  /// - Throws: a rejection of a bias that stands with another encoding.
  init(_ encoding: EncodingName, bits: Int, bias: ExactInteger?) throws(Rejections) {
    guard encoding == .bias || bias == nil else {
      throw Rejections([
        Rejection(
          "bias", "The parameter `bias` goes only with `encoding: bias`, not with `encoding: \(encoding.rawValue)`.",
          help: "Remove it, or write `encoding: bias`.")
      ])
    }
    try self.init(resolving: encoding, bits: bits, bias: bias)
  }

  /// The format of an encoding, with the standard bias where none is given; the bias counts for ``EncodingName/bias`` alone.
  init(resolving encoding: EncodingName, bits: Int, bias: ExactInteger?) throws(Rejections) {
    do {
      try self.init(encoding.encoding(bias: bias ?? IntegerFormat.standardBias(bits: bits)), bits: bits)
    } catch {
      throw Rejections([Rejection("bits", "\(error)")])
    }
  }

  /// The formats of the parameters `encodings`, `bits` and `bias`, each nil where it is not written.
  ///
  /// - Throws: a rejection of an encoding that is named twice, or of a bias where `encodings` leaves `bias` out.
  static func all(
    _ encodings: [EncodingName]?, bits: Int, bias: ExactInteger?
  ) throws(Rejections) -> [IntegerFormat] {
    let encodings = encodings ?? EncodingName.compared
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
    for encoding in encodings { formats.append(try IntegerFormat(resolving: encoding, bits: bits, bias: standard)) }
    return formats
  }
}
