import ExactNumbers
import ExperimentKit
import NumberFormats

/// The errors of an operation for every pair of numbers of a format.
struct ErrorMap {
  /// The content of a cell.
  enum Kind: Hashable, Comparable {
    /// The result is exact, including an infinity for a division by zero.
    case exact
    /// The error is in one of four equal steps up to the largest error of rounding.
    case step(Int)
    /// The error is larger than that of rounding to any number of digits, as near zero without subnormal numbers.
    case beyond
    /// The result, rounded without any bound, is beyond the largest number, or is an infinity.
    case overflow
    /// A missing result, or one that is not a number, as of 0/0.
    case noNumber
  }

  /// The numbers, in ascending order.
  let values: [ExactRational]
  /// The label priority of each number.
  let roundness: [Int]
  /// A row for each left number, a column for each right one.
  let rows: [[Kind]]
  /// The greatest error of each step, in units in the last place.
  let steps: [ExactRational]

  /// Creates the map of an operation.
  ///
  /// - Complexity: O(4ⁿ) for a format of *n* bits, an exact result each.
  init(_ operation: FloatOperation, _ arithmetic: FloatArithmetic, _ rounding: RoundingName, random: SeededRandom) {
    let numbers = FloatNumberSet(format: arithmetic.format)
    let values = numbers.indices.map(numbers.value)
    let codes = numbers.indices.map(numbers.code)
    let isNearest = rounding == .nearestEven || rounding == .nearestAway
    let steps = (1...4).map { ExactRational(ExactInteger($0)).scaled(byPowerOfTwo: isNearest ? -3 : -2) }
    var random = random
    rows = values.indices.map { left in
      values.indices.map { right in
        let result = arithmetic(operation, codes[left], codes[right], rounding: rounding.rounding(&random))
        guard let exact = operation.exact(values[left], values[right]) else {
          return operation == .divide && values[left] != 0
            ? Self.infiniteKind(result, arithmetic.format) : .noNumber
        }
        return Self.kind(result, exact, arithmetic.format, steps)
      }
    }
    (self.values, self.steps) = (values, steps)
    roundness = numbers.indices.map(numbers.roundness)
  }

  /// Creates the map of an operation on posits, which round to nearest and never overflow.
  ///
  /// A result that is too large or too small becomes the largest or the least number, with a large error.
  ///
  /// - Complexity: O(4ⁿ) for a format of *n* bits, an exact result each.
  init(_ operation: FloatOperation, _ format: PositFormat) {
    let numbers = TaperedNumberSet(format)
    let values = numbers.indices.map(numbers.value)
    let steps = (1...4).map { ExactRational(ExactInteger($0)).scaled(byPowerOfTwo: -3) }
    rows = values.map { left in
      values.map { right in
        guard let exact = operation.exact(left, right) else { return .noNumber }
        guard case .finite(let number) = format.value(of: format.round(exact)) else { return .noNumber }
        let unit = ExactRational.powerOfTwo(number.exponent - number.fractionBits)
        return Self.kind((number.exact - exact).magnitude, unit, steps)
      }
    }
    (self.values, self.steps) = (values, steps)
    roundness = numbers.indices.map(numbers.roundness)
  }

  /// Returns the kind of an error.
  private static func kind(_ error: ExactRational, _ unit: ExactRational, _ steps: [ExactRational]) -> Kind {
    error == 0 ? .exact : steps.firstIndex { error <= $0 * unit }.map(Kind.step) ?? .beyond
  }

  /// Returns the kind of a result whose exact value is an infinity; the largest number in its place is too small.
  private static func infiniteKind(_ result: FloatResult, _ format: FloatFormat) -> Kind {
    guard let code = result.code else { return .noNumber }
    switch format.value(of: code) {
    case .nan: return .noNumber
    case .infinity: return .exact
    case .finite: return .overflow
    }
  }

  private static func kind(
    _ result: FloatResult, _ exact: ExactRational, _ format: FloatFormat, _ steps: [ExactRational]
  ) -> Kind {
    if result.flags.contains(.overflow) { return .overflow }
    guard let code = result.code, let value = format.value(of: code).exact,
      let unit = format.unitInTheLastPlace(of: code)
    else { return .noNumber }
    return kind((value - exact).magnitude, unit, steps)
  }

  /// Every kind that a cell can have, in the order of the legend.
  static let kinds: [Kind] = [.exact, .step(0), .step(1), .step(2), .step(3), .beyond, .overflow, .noNumber]

  /// The number of cells of each kind.
  var counts: [Kind: Int] {
    rows.joined().reduce(into: [:]) { $0[$1, default: 0] += 1 }
  }

  /// Returns the name of a kind.
  func words(_ kind: Kind) -> LocalizedText {
    switch kind {
    case .exact: LocalizedText(en: "exact", ja: "誤差なし")
    case .step(let step): LocalizedText(en: "up to \(fraction(steps[step]))", ja: "\(fraction(steps[step]))以下")
    case .beyond: LocalizedText(en: "more than \(fraction(steps[3]))", ja: "\(fraction(steps[3]))より大きい")
    case .overflow: LocalizedText(en: "overflow", ja: "オーバーフロー")
    case .noNumber: LocalizedText(en: "no number", ja: "結果が数でない")
    }
  }

  private func fraction(_ number: ExactRational) -> String {
    number.denominator == 1 ? number.description : "\(number.numerator)/\(number.denominator)"
  }
}
