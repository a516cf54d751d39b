import ExactNumbers
import ExperimentKit
import NumberFormats

extension FloatFormat {
  /// The length of the longest exact decimal of this format, in characters, or slightly more.
  var longestDecimal: Int {
    let finest = value(of: smallestPositive ?? 0).number.map { $0.fractionBits - $0.exponent } ?? 0
    let largest = value(of: largestFiniteCode).number?.exponent ?? 0
    return 3 + max(0, finest) + max(0, largest) * 302 / 1000
  }

  /// Checks that a table of exact decimals is not too large, before any of it is computed.
  ///
  /// - Parameters:
  ///   - rows: the number of rows, or of other parts that `what` names.
  ///   - what: the name of the rows in the message.
  ///   - decimals: the number of exact decimals in each.
  ///   - parameter: the parameter to change.
  ///   - help: the way to change it, as a sentence.
  /// - Throws: a rejection of more than 100 million characters, which says the allowed number of rows.
  func checkTableSize(
    rows: Int, _ what: Message = "rows", decimals: Int, change parameter: String, help: Message
  ) throws(Rejections) {
    let most = mostCharacters / longestDecimal / decimals
    guard rows > most else { return }
    throw Rejections([
      Rejection(
        parameter,
        "The exact decimals of this format can have up to \(longestDecimal) characters: \(rows) \(what) of them are too many.",
        help: ("A table can have at most \(most) \(what) of them." as Message).followed(by: help))
    ])
  }
}

extension Rejections {
  /// Checks that a table of numbers with their nearest numbers in formats is not too large, before it is computed.
  ///
  /// - Parameters:
  ///   - numbers: the numbers; each row has two texts of the number's length, such as itself and an error.
  ///   - longestDecimals: the largest length of a decimal of each format; all numbers are rounded to all formats.
  ///   - decimals: the number of decimals of a format in a row.
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
        help: "A table can have at most \(mostCharacters). Use fewer or shorter numbers, or a format with fewer bits."
      )
    ])
  }
}

extension ExactRational {
  /// The largest length of the number's text, in characters.
  fileprivate var longestText: Int {
    3 + numerator.magnitudeBitWidth * 302 / 1000 + denominator.magnitudeBitWidth
  }
}

/// The largest number of characters of a table's exact decimals.
private let mostCharacters = 100_000_000
