import ExactNumbers
import ExperimentKit
import NumberFormats

extension IntegerFormat {
  /// Creates the format of the parameters `encoding`, `bits` and `bias`, which is nil if it is not given.
  ///
  /// - Throws: a rejection of a bias for another encoding.
  init(_ encoding: EncodingName, bits: Int, bias: ExactInteger?) throws(Rejections) {
    guard encoding == .bias || bias == nil else {
      throw Rejections([
        Rejection(
          "bias",
          "The parameter `bias` can be used only with `encoding: bias`, not with `encoding: \(encoding.rawValue)`.",
          help: "Remove it, or write `encoding: bias`.")
      ])
    }
    try self.init(resolving: encoding, bits: bits, bias: bias)
  }

  /// Creates the format of an encoding, by default with the standard bias; only ``EncodingName/bias`` uses it.
  init(resolving encoding: EncodingName, bits: Int, bias: ExactInteger?) throws(Rejections) {
    do {
      try self.init(encoding.encoding(bias: bias ?? IntegerFormat.standardBias(bits: bits)), bits: bits)
    } catch {
      throw Rejections([Rejection("bits", "\(error)")])
    }
  }

  /// Returns the formats of the parameters `encodings`, `bits` and `bias`, each nil if it is not given.
  ///
  /// - Throws: a rejection of a duplicate encoding, or of a bias if `encodings` does not include `bias`.
  static func all(
    _ encodings: [EncodingName]?, bits: Int, bias: ExactInteger?
  ) throws(Rejections) -> [IntegerFormat] {
    let encodings = encodings ?? EncodingName.compared
    var rejections: [Rejection] = []
    if let twice = encodings.indices.first(where: { encodings[..<$0].contains(encodings[$0]) }) {
      rejections.append(
        Rejection(
          "encodings", "Duplicate encoding `\(encodings[twice].rawValue)` in the parameter `encodings`.",
          help: "List each one only once.")
      )
    }
    if bias != nil, !encodings.contains(.bias) {
      rejections.append(
        Rejection(
          "bias", "The parameter `bias` can be used only with the encoding `bias`, which is not in `encodings`.",
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
