import ExperimentKit
import NumberFormats

extension FloatFormat {
  /// How many characters an exact decimal of this format can have, a little more at most.
  fileprivate var longestDecimal: Int {
    let finest = value(of: smallestPositive ?? 0).number.map { $0.fractionBits - $0.exponent } ?? 0
    let largest = value(of: largestFinite).number?.exponent ?? 0
    return 3 + max(0, finest) + max(0, largest) * 302 / 1000
  }

  /// Checks that a table of exact decimals is not absurdly large, before any of it is computed.
  ///
  /// - Throws: a rejection of more than 100 million characters, with the parameter to change.
  func checkTableSize(rows: Int, decimals: Int, change parameter: String, help: String) throws(Rejections) {
    guard rows * decimals > 100_000_000 / longestDecimal else { return }
    throw Rejections([
      Rejection(
        parameter,
        "The exact decimals of this format have up to \(longestDecimal) characters: \(rows) rows of them are too many.",
        help: help)
    ])
  }
}
