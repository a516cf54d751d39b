import ExactNumbers
import ExperimentKit

/// The parameters that the experiments on decimal formats share.
enum DecimalParameters {
  static let formats = Parameter(
    "formats", .list(of: ParameterType<RadixFormatName>.radixFormatName, count: 1...8),
    help: LocalizedText(en: "The decimal and binary formats to compare, in this order.", ja: "比べる10進数と2進数の形式。この順に並べる。"))

  static let digits = Parameter(
    "digits", .integer(1...1_000), default: 17,
    help: LocalizedText(
      en: "The maximum number of significant digits to write.", ja: "数を最大で何桁(有効数字)まで書くか。"))
}

extension RadixFormatName {
  /// Returns the parameter ``DecimalParameters/formats`` for a table with one column per format.
  ///
  /// - Throws: a rejection of every duplicate format.
  static func columns(_ formats: [RadixFormatName]) throws(Rejections) -> [RadixFormatName] {
    let repeated = formats.indices.filter { formats[..<$0].contains(formats[$0]) }
    guard repeated.isEmpty else {
      throw Rejections(
        repeated.map { index in
          Rejection("formats", "Duplicate format `\(formats[index].name)`.", help: "List each format only once.")
        })
    }
    return formats
  }
}
