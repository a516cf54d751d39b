import ExperimentKit
import NumberFormats
import SourceText

extension FloatFormatError: MessageConvertible {
  /// The error as a rejection of the parameter that is easiest to change, with the allowed values.
  var rejection: Rejection {
    Rejection(parameter.name, "There is no such format: \(self).", help: parameter.help)
  }

  /// The error message, with the allowed values.
  public var message: Message {
    switch self {
    case .unsupportedExponentBits(let bits):
      let supported = FloatFormat.supportedExponentBits
      return
        "\(bits) exponent bits are not supported; a format can have \(supported.lowerBound) to \(supported.upperBound)"
    case .unsupportedFractionBits(let bits):
      let supported = FloatFormat.supportedFractionBits
      return
        "\(bits) fraction bits are not supported; a format can have \(supported.lowerBound) to \(supported.upperBound)"
    case .unsupportedBias(let bias):
      let supported = FloatFormat.supportedBias
      return "the bias \(bias) is not supported; it can be \(supported.lowerBound) to \(supported.upperBound)"
    case .unsupportedP3109Bits(let bits):
      let supported = FloatFormat.supportedP3109Bits
      return
        "\(bits) bits are not supported; a format of P3109 can have \(supported.lowerBound) to \(supported.upperBound)"
    case .unsupportedP3109Precision(let precision, let supported):
      return
        "the precision \(precision) is not supported; with this number of bits it can be \(supported.lowerBound) to \(supported.upperBound)"
    default: return Message(key: reason)
    }
  }

  private var parameter: (name: String, help: Message?) {
    switch self {
    case .unsupportedExponentBits: ("exponent-bits", nil)
    case .unsupportedFractionBits: ("fraction-bits", nil)
    case .unsupportedBias: ("bias", nil)
    case .noBits: ("fraction-bits", "Write `sign: true`, or more exponent or fraction bits.")
    case .signedZeroWithoutSign: ("signed-zero", "Remove it, or write `sign: true`.")
    case .subnormalsWithoutZero: ("subnormals", "Write `subnormals: false`, or remove `zero: false`.")
    case .zeroIsNaNWithoutNaN: ("nans", "Write `nans: ieee` or `nans: top-code`.")
    case .noOverflow: ("overflow", "Remove it, or add to the format what it names.")
    case .negativeZeroIsNaN: ("nans", "Write `sign: true` and `signed-zero: false` next to it, or remove it.")
    case .unsupportedP3109Bits, .unsupportedP3109Precision: ("format", nil)
    case .numbersAboveInfinity: ("nans", "Write `nans: ieee`, or `infinities: top-code` or `infinities: none`.")
    case .infinityIsNaN: ("infinities", "Write `nans: top-code` or `nans: none`, or change `infinities`.")
    case .noNumbers: ("exponent-bits", "Write more exponent bits, or `infinities: none` and `nans: none`.")
    }
  }
}
