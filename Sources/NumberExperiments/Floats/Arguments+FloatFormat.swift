import ExperimentKit
import NumberFormats
import SourceText

/// The parameters of ``FloatParameters``, resolved with each other.
extension Arguments {
  /// The format that is named, or written with single keys.
  ///
  /// - Throws: a rejection of every single key beside a name, of a missing number of bits, or of parts that do not go
  ///   together.
  func floatFormat() throws(Rejections) -> FloatFormat {
    let keys = writtenFloatKeys
    if let name = self[FloatParameters.format] {
      guard keys.isEmpty else {
        throw Rejections(
          keys.map { key in
            Rejection(
              key, "The parameter `\(key)` does not go with `format`, which says everything of the format.",
              help: "Remove it, or remove `format`.")
          })
      }
      return name.format
    }
    guard !keys.isEmpty else {
      throw Rejections([
        Rejection(
          "format", "The format is missing.",
          help: "Name one, as in `format: float5`, or write at least `exponent-bits` and `fraction-bits`.")
      ])
    }
    guard let exponentBits = self[FloatParameters.exponentBits], let fractionBits = self[FloatParameters.fractionBits]
    else { throw Rejections(missingBits) }
    if self[FloatParameters.zero] == false, self[FloatParameters.signedZero] == true {
      throw Rejections([
        Rejection("signed-zero", "Without a zero, there is no sign of it.", help: "Remove it, or remove `zero: false`.")
      ])
    }
    return try customFloatFormat(exponentBits, fractionBits)
  }

  private var writtenFloatKeys: [String] {
    let keys = [
      (FloatParameters.sign.name, has(FloatParameters.sign)),
      (FloatParameters.exponentBits.name, has(FloatParameters.exponentBits)),
      (FloatParameters.fractionBits.name, has(FloatParameters.fractionBits)),
      (FloatParameters.bias.name, has(FloatParameters.bias)),
      (FloatParameters.subnormals.name, has(FloatParameters.subnormals)),
      (FloatParameters.zero.name, has(FloatParameters.zero)),
      (FloatParameters.signedZero.name, has(FloatParameters.signedZero)),
      (FloatParameters.infinities.name, has(FloatParameters.infinities)),
      (FloatParameters.nans.name, has(FloatParameters.nans)),
      (FloatParameters.overflow.name, has(FloatParameters.overflow)),
    ]
    return keys.filter(\.1).map(\.0)
  }

  private var missingBits: [Rejection] {
    [FloatParameters.exponentBits, FloatParameters.fractionBits].filter { !has($0) }.map { parameter in
      Rejection(
        parameter.name, "The parameter `\(parameter.name)` is missing.",
        help: "It takes \(parameter.allowed.en). Or name a format, as in `format: float5`.")
    }
  }

  private func customFloatFormat(_ exponentBits: Int, _ fractionBits: Int) throws(Rejections) -> FloatFormat {
    do {
      return try FloatFormat(
        hasSign: self[FloatParameters.sign] ?? true, exponentBits: exponentBits, fractionBits: fractionBits,
        bias: self[FloatParameters.bias], hasSubnormals: self[FloatParameters.subnormals] ?? true, zero: floatZero,
        infinities: self[FloatParameters.infinities]?.infinities ?? .ieee,
        nans: self[FloatParameters.nans]?.nans ?? .ieee, overflow: self[FloatParameters.overflow]?.overflow)
    } catch {
      throw Rejections([error.rejection])
    }
  }

  /// The zero that is written, or nil for the usual one.
  private var floatZero: FloatFormat.Zero? {
    self[FloatParameters.zero] == false
      ? FloatFormat.Zero.none : self[FloatParameters.signedZero].map { $0 ? .signed : .unsigned }
  }
}
