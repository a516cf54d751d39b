import ExperimentKit
import NumberFormats

extension FloatFormat {
  /// Returns the codes of the parameter `codes`, or every code of this format if it is absent.
  ///
  /// - Throws: a rejection of every element that is not a code, or of more than 16 bits if `codes` is absent.
  /// - Complexity: O(*n*) for *n* codes.
  func codes(_ written: [WrittenCode]?) throws(Rejections) -> [Code] {
    if let written { return try WrittenCode.codes(written, bits: bits, parameter: "codes") }
    guard bits <= 16 else {
      throw Rejections([
        Rejection(
          "codes", "The format has \(bits) bits, but tables enumerate at most 16 bits.",
          help: "List the codes to show, as in `codes: [0, 1]`.")
      ])
    }
    return Array(0...largestCode)
  }
}
