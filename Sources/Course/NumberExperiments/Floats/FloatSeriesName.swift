import ExactNumbers
import ExperimentKit

/// The choices of the parameter `series`.
enum FloatSeriesName: String, CaseIterable, Sendable {
  case harmonic, squares, random
}

extension FloatSumTerms {
  /// Creates the terms of `term` or `series`.
  ///
  /// - Throws: a rejection of both or neither, or of an unused seed.
  init(
    _ term: ExactRational?, _ series: FloatSeriesName?, count: Int, seed: Written<Int>, rounding: RoundingName
  ) throws(Rejection) {
    if seed.isWritten, series != .random, rounding != .stochastic {
      throw Rejection(
        "seed", "Nothing here uses random numbers.",
        help: "Remove the seed, or write `series: random` or `rounding: stochastic`.")
    }
    let rule: Rule
    switch (term, series) {
    case (let term?, nil): rule = .constant(term)
    case (nil, .harmonic): rule = .harmonic
    case (nil, .squares): rule = .squares
    case (nil, .random): rule = .random(UInt64(seed.value))
    case (.some, .some):
      throw Rejection(
        "series", "The parameter `\(name: "series")` cannot be used with `\(name: "term")`.",
        help: "Remove one of the two.")
    case (nil, nil): throw Rejection("term", "The terms are missing.", help: "Write `term` or `series`.")
    }
    self.init(rule: rule, count: count)
  }
}
