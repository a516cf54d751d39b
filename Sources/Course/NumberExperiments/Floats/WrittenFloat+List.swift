import ExperimentKit
import NumberFormats

extension WrittenFloat {
  /// Returns the codes of a list, each rounded to the nearest number of a format.
  ///
  /// - Throws: a rejection of every element that the format has no code for.
  static func roundedCodes(
    _ written: [WrittenFloat], in arithmetic: FloatArithmetic, parameter: String
  ) throws(Rejections) -> [FloatFormat.Code] {
    try Rejections.gather(written) { element throws(Rejection) in
      try element.roundedCode(in: arithmetic, parameter: parameter)
    }
  }
}
