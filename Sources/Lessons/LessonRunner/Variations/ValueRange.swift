import ExactNumbers
import ExperimentKit
import SourceText

/// A range of values, which is read as codes or as exact numbers.
struct ValueRange {
  private static let mostDigits = 100

  private let low: String
  private let high: String
  private let step: String?
  private let bits: Int?
  private let parameter: String
  private let place: Place

  /// Creates a range from its ends and its step.
  ///
  /// - Parameters:
  ///   - low: the first value.
  ///   - high: the largest possible value.
  ///   - step: the difference between two values; nil for 1.
  ///   - bits: the number of bits of a code; nil if it is unknown.
  ///   - parameter: the parameter of the values.
  ///   - place: the place for errors.
  init(_ low: String, _ high: String, _ step: String?, bits: Int?, of parameter: String, at place: Place) {
    (self.low, self.high, self.step) = (low, high, step)
    (self.bits, self.parameter, self.place) = (bits, parameter, place)
  }

  /// Returns the values of the range.
  ///
  /// - Throws: a ``SourceText/Finding`` if the domain has no ranges, or if the ends or the step are not of the domain.
  func values(in domain: ParameterDomain) throws(Finding) -> ParameterValues {
    switch domain {
    case .code: try codes()
    case .notation where low.hasPrefix("0b") || low.hasPrefix("0x") && !low.contains(where: { "pP".contains($0) }):
      try codes()
    case .integer, .number, .exactNumber, .notation: try numbers()
    case .choice, .truth, .text, .lines, .told, .list:
      throw Finding(
        place, "`\(text)` cannot be a range of `\(parameter)`, which takes neither numbers nor codes.",
        help: "Write a list of values. A value that contains dots goes in quotation marks: `'a...b'`.")
    }
  }

  private var text: String { "\(low)...\(high)" + (step.map { " by \($0)" } ?? "") }

  private func codes() throws(Finding) -> ParameterValues {
    guard let form = CodeForm.common(low, high, bits: bits), let first = form.code(low), let last = form.code(high),
      let step = UInt128(step ?? "1"), step > 0, first <= last
    else {
      throw Finding(
        place, "`\(text)` is not a range of codes.",
        help: "Write both ends with the same digits, the smaller one first, such as `00000...11111` or `0...31`.")
    }
    return ParameterValues(count: ExactInteger((last - first) / step) + 1) { form.text(first + UInt128($0) * step) }
  }

  private func numbers() throws(Finding) -> ParameterValues {
    func number(_ text: String) -> ExactRational? { ExactRational(text, maximumDigits: Self.mostDigits) }
    guard let first = number(low), let last = number(high), let step = number(step ?? "1"), step > 0, first <= last,
      let steps = try? (last - first) / step
    else {
      throw Finding(
        place, "`\(text)` is not a range of numbers.",
        help: "Write the smaller end first and a step above zero, such as `1...8` or `-4...4 by 1/32`.")
    }
    return ParameterValues(count: steps.floor + 1) { position in
      (first + step * ExactRational(ExactInteger(position))).description
    }
  }
}
