import ExperimentKit
import NumberFormats

extension Arguments {
  /// A code of a floating-point format.
  ///
  /// - Throws: a rejection of what is no code of as many bits.
  func code(_ parameter: Parameter<WrittenCode>, of format: FloatFormat) throws(Rejections) -> FloatFormat.Code {
    do {
      return try self[parameter].code(bits: format.bits, parameter: parameter.name)
    } catch {
      throw Rejections([error])
    }
  }

  /// The codes of the parameter `codes`, or every code of a floating-point format.
  ///
  /// - Throws: a rejection of every element that is no code, or of more than 16 bits where `codes` is absent.
  /// - Complexity: O(*n*) for *n* codes.
  func codes(of format: FloatFormat) throws(Rejections) -> [FloatFormat.Code] {
    let parameter = IntegerParameters.codes
    guard let written = self[parameter] else {
      guard format.bits <= 16 else {
        throw Rejections([
          Rejection(
            parameter.name, "The format has \(format.bits) bits: tables enumerate at most 16 bits.",
            help: "Name the codes to show, as in `codes: [0, 1]`.")
        ])
      }
      return Array(0...format.largestCode)
    }
    return try WrittenCode.codes(written, bits: format.bits, parameter: parameter.name)
  }
}
