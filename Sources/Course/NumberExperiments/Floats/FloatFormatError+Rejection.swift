import ExperimentKit
import NumberFormats

extension FloatFormatError {
  /// The error as a rejection of the parameter that is easiest to change, with what would do.
  var rejection: Rejection {
    Rejection(parameter.name, "There is no such format: \(self).", help: parameter.help)
  }

  private var parameter: (name: String, help: String?) {
    switch self {
    case .unsupportedExponentBits: ("exponent-bits", nil)
    case .unsupportedFractionBits: ("fraction-bits", nil)
    case .unsupportedBias: ("bias", nil)
    case .noBits: ("fraction-bits", "Write `sign: true`, or more exponent or fraction bits.")
    case .signedZeroWithoutSign: ("signed-zero", "Remove it, or write `sign: true`.")
    case .subnormalsWithoutZero: ("subnormals", "Write `subnormals: false`, or remove `zero: false`.")
    case .zeroIsNaNWithoutNaN: ("nans", "Write `nans: ieee` or `nans: top-code`.")
    case .noOverflow: ("overflow", "Remove it, or give the format what it names.")
    case .negativeZeroIsNaN: ("nans", "Write `sign: true` and `signed-zero: false` beside it, or remove it.")
    case .unsupportedP3109Bits, .unsupportedP3109Precision: ("format", nil)
    case .numbersAboveInfinity: ("nans", "Write `nans: ieee`, or `infinities: top-code` or `infinities: none`.")
    case .infinityIsNaN: ("infinities", "Write `nans: top-code` or `nans: none`, or another `infinities`.")
    case .noNumbers: ("exponent-bits", "Write more exponent bits, or `infinities: none` and `nans: none`.")
    }
  }
}
