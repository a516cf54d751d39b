import NumberFormats

/// The numbers of one format rounded to another, directly and through a third one.
struct DoubleRounding {
  /// A number with a different value when it is rounded twice.
  struct Difference {
    /// The code in the first format.
    let code: FloatFormat.Code
    /// The result of one rounding.
    let direct: FloatResult
    /// The code in the format between.
    let between: FloatFormat.Code
    /// The result of two roundings.
    let twice: FloatResult
  }

  /// The number of rounded numbers, which are numbers in the format between, too.
  let count: Int
  /// The number of skipped numbers, which have no number in the format between.
  let leftOut: Int
  /// The numbers with a different value when they are rounded twice, in the order of their codes.
  let differences: [Difference]

  /// Rounds every number of a format, once and twice.
  ///
  /// - Parameters:
  ///   - formats: the format of the numbers, the one between, and the last one.
  ///   - first: the rounding to the format between.
  ///   - rounding: the rounding to the last format, once or as the second of two.
  /// - Precondition: The first format has at most 16 bits.
  /// - Complexity: O(2ⁿ) for *n* bits of the first format.
  init(_ formats: DoubleRoundingFormats, first: Rounding, rounding: Rounding) {
    let (from, through, to) = (
      FloatArithmetic(formats.from.format), FloatArithmetic(formats.through.format), FloatArithmetic(formats.to.format)
    )
    precondition(from.format.bits <= 16, "at most 16 bits are enumerated")
    var (count, leftOut) = (0, 0)
    var differences: [Difference] = []
    for code in 0...from.format.largestCode where from.format.value(of: code).number != nil {
      guard let between = through.convert(code, from: from, rounding: first).code,
        through.format.value(of: between).number != nil
      else {
        leftOut += 1
        continue
      }
      count += 1
      let direct = to.convert(code, from: from, rounding: rounding)
      let twice = to.convert(between, from: through, rounding: rounding)
      guard direct.code != twice.code else { continue }
      differences.append(Difference(code: code, direct: direct, between: between, twice: twice))
    }
    (self.count, self.leftOut, self.differences) = (count, leftOut, differences)
  }
}
