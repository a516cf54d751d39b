import ExperimentKit
import NumberFormats

/// The parameters of a floating-point format as ``FloatParameters`` declares them, each nil if it is not given.
struct WrittenFloatFormat: Sendable {
  let name: FloatFormatName?
  let sign: Bool?
  let exponentBits: Int?
  let fractionBits: Int?
  let bias: Int?
  let subnormals: Bool?
  let zero: Bool?
  let signedZero: Bool?
  let infinities: FloatInfinitiesName?
  let nans: FloatNaNsName?
  let overflow: FloatOverflowName?

  /// The format, by its name or by separate keys.
  ///
  /// - Throws: a rejection of every separate key next to a name, of a missing number of bits, or of parts that do not
  ///   fit together.
  var resolved: FloatFormat {
    get throws(Rejections) {
      let keys = keys
      if let name {
        guard keys.isEmpty else {
          throw Rejections(
            keys.map { key in
              Rejection(
                key, "The parameter `\(key)` cannot be used with `format`, which determines the whole format.",
                help: "Remove it, or remove `format`.")
            })
        }
        return name.format
      }
      guard !keys.isEmpty else {
        throw Rejections([
          Rejection(
            "format", "The format is missing.",
            help: "Add one, such as `format: float5`, or at least `exponent-bits` and `fraction-bits`.")
        ])
      }
      guard let exponentBits, let fractionBits else { throw Rejections(missingBits) }
      if zero == false, signedZero == true {
        throw Rejections([
          Rejection(
            "signed-zero", "Without a zero, there is no sign of zero.", help: "Remove it, or remove `zero: false`.")
        ])
      }
      return try custom(exponentBits, fractionBits)
    }
  }

  /// Returns the title of this format in a figure: its name, or its numbers of bits.
  func title(of format: FloatFormat) -> LocalizedText {
    name?.title
      ?? LocalizedText(
        en: "\(format.exponentBits) exponent and \(format.fractionBits) fraction bits",
        ja: "指数部\(format.exponentBits)ビット、仮数部\(format.fractionBits)ビット")
  }

  /// The separate keys that are given.
  private var keys: [String] {
    [
      ("sign", sign != nil), ("exponent-bits", exponentBits != nil), ("fraction-bits", fractionBits != nil),
      ("bias", bias != nil), ("subnormals", subnormals != nil), ("zero", zero != nil),
      ("signed-zero", signedZero != nil), ("infinities", infinities != nil), ("nans", nans != nil),
      ("overflow", overflow != nil),
    ].filter(\.1).map(\.0)
  }

  private var missingBits: [Rejection] {
    let bits = [(FloatParameters.exponentBits, exponentBits), (FloatParameters.fractionBits, fractionBits)]
    return bits.filter { $0.1 == nil }.map { parameter, _ in
      Rejection(
        parameter.name, "The parameter `\(parameter.name)` is missing.",
        help: "It takes \(parameter.allowed). Or choose a format, as in `format: float5`.")
    }
  }

  private func custom(_ exponentBits: Int, _ fractionBits: Int) throws(Rejections) -> FloatFormat {
    do {
      return try FloatFormat(
        hasSign: sign ?? true, exponentBits: exponentBits, fractionBits: fractionBits, bias: bias,
        hasSubnormals: subnormals ?? true,
        zero: zero == false ? FloatFormat.Zero.none : signedZero.map { $0 ? .signed : .unsigned },
        infinities: infinities?.infinities ?? .ieee, nans: nans?.nans ?? .ieee, overflow: overflow?.overflow)
    } catch {
      throw Rejections([error.rejection])
    }
  }
}

extension Signature {
  /// Declares the parameters of a floating-point format, followed by others.
  ///
  /// - Parameters:
  ///   - make: a function that creates the experiment from the format and the other values.
  ///   - parameters: the other parameters.
  init<each Value>(
    format make: @escaping @Sendable (WrittenFloatFormat, repeat each Value) throws -> Made,
    _ parameters: repeat Parameter<each Value>
  ) {
    typealias Own = FloatParameters
    self.init(
      {
        (
          name: FloatFormatName?, sign: Bool?, exponentBits: Int?, fractionBits: Int?, bias: Int?, subnormals: Bool?,
          zero: Bool?, signedZero: Bool?, infinities: FloatInfinitiesName?, nans: FloatNaNsName?,
          overflow: FloatOverflowName?, values: repeat each Value
        ) throws -> Made in
        let format = WrittenFloatFormat(
          name: name, sign: sign, exponentBits: exponentBits, fractionBits: fractionBits, bias: bias,
          subnormals: subnormals, zero: zero, signedZero: signedZero, infinities: infinities, nans: nans,
          overflow: overflow)
        return try make(format, repeat each values)
      }, Own.format, Own.sign, Own.exponentBits, Own.fractionBits, Own.bias, Own.subnormals, Own.zero, Own.signedZero,
      Own.infinities, Own.nans, Own.overflow, repeat each parameters)
  }
}
