import ExperimentKit
import NumberFormats

extension WrittenFloat {
  /// The codes of a list, each rounded to the nearest number of a format.
  ///
  /// - Throws: a rejection of every element that the format has no code for.
  static func roundedCodes(
    _ written: [WrittenFloat], in arithmetic: FloatArithmetic, parameter: String
  ) throws(Rejections) -> [FloatFormat.Code] {
    var codes: [FloatFormat.Code] = []
    var rejections: [Rejection] = []
    for element in written {
      do throws(Rejection) {
        codes.append(try element.roundedCode(in: arithmetic, parameter: parameter))
      } catch {
        rejections.append(error)
      }
    }
    guard rejections.isEmpty else { throw Rejections(rejections) }
    return codes
  }
}
