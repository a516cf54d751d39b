import ExactNumbers
import ExperimentKit
import NumberFormats

extension FloatFormat {
  /// How many characters an exact decimal of this format can have, a little more at most.
  var longestDecimal: Int {
    let finest = value(of: smallestPositive ?? 0).number.map { $0.fractionBits - $0.exponent } ?? 0
    let largest = value(of: largestFinite).number?.exponent ?? 0
    return 3 + max(0, finest) + max(0, largest) * 302 / 1000
  }

  /// Checks that a table of exact decimals is not absurdly large, before any of it is computed.
  ///
  /// - Parameters:
  ///   - rows: how many rows, or other parts that `what` names, the table has.
  ///   - what: what the message calls the rows.
  ///   - decimals: how many exact decimals stand in each.
  ///   - parameter: the parameter to change.
  ///   - help: how to change it, in a sentence.
  /// - Throws: a rejection of more than 100 million characters, which says how many rows are allowed.
  func checkTableSize(
    rows: Int, _ what: Message = "rows", decimals: Int, change parameter: String, help: Message
  ) throws(Rejections) {
    let most = mostCharacters / longestDecimal / decimals
    guard rows > most else { return }
    throw Rejections([
      Rejection(
        parameter,
        "The exact decimals of this format have up to \(longestDecimal) characters: \(rows) \(what) of them are too many.",
        help: ("A table of them has at most \(most) \(what)." as Message).followed(by: help))
    ])
  }
}

extension Rejections {
  /// Checks that a table of numbers beside their nearest numbers in formats is not absurdly large, before any of it is
  /// computed.
  ///
  /// - Parameters:
  ///   - numbers: the numbers, of which each row has two as long as it, such as itself and an error.
  ///   - longestDecimals: how many characters a decimal of each format has at most; all numbers are rounded to all formats.
  ///   - decimals: how many decimals of a format stand in a row.
  /// - Throws: a rejection of the parameter `values` for more than 100 million characters.
  static func checkTableSize(
    of numbers: [ExactRational], longestDecimals: [Int], decimals: Int
  ) throws(Rejections) {
    let written = numbers.map(\.longestText).reduce(0, +) * 2 * longestDecimals.count
    let computed = longestDecimals.reduce(0, +) * decimals * numbers.count
    guard written + computed > mostCharacters else { return }
    throw Rejections([
      Rejection(
        "values", "The exact decimals of these numbers would have up to \(written + computed) characters.",
        help: "A table has at most \(mostCharacters). Write fewer or shorter numbers, or take a format with fewer bits."
      )
    ])
  }
}

extension ExactRational {
  /// How many characters the text of the number has at most.
  fileprivate var longestText: Int {
    3 + numerator.magnitudeBitWidth * 302 / 1000 + denominator.magnitudeBitWidth
  }
}

/// How many characters the exact decimals of a table may have.
private let mostCharacters = 100_000_000
