import ExactNumbers
import NumberFormats
import TestSupport
import Testing

@Suite("Arithmetic of decimal formats")
struct DecimalArithmeticTests {
  static let small = Result {
    [
      try DecimalDefinition(digits: 1, minimumExponent: -1, maximumExponent: 0),
      try DecimalDefinition(digits: 2, minimumExponent: 0, maximumExponent: 0),
    ]
  }

  private func check(
    _ result: DecimalResult, _ expected: (text: String, flags: FloatFlags), _ text: @autoclosure () -> String
  ) {
    if result.value.description != expected.text || result.flags != expected.flags {
      Issue.record("\(text()) is \(expected), not \(result.value) \(result.flags)")
    }
  }

  @Test("Every number between two numbers of a format is rounded as the mode says")
  func rounding() throws {
    for definition in try Self.small.get() {
      for eighths in 0...8 * (definition.grid.last ?? 0) + 100 {
        let number = ExactRational(ExactInteger(eighths)).scaled(byPowerOfTwo: -3).scaled(
          byPowerOfTen: -definition.places)
        for (index, mode) in DecimalDefinition.modes.enumerated() {
          let isNegative = (Int(eighths) + index).isMultiple(of: 2) && eighths > 0
          let expected = definition.rounded(isNegative: isNegative, mode) { eighths - 2 * $0 }
          check(definition.format.round(isNegative ? -number : number, rounding: mode), expected, "\(number) \(mode)")
        }
      }
    }
  }

  @Test("Every operation on every pair of one-digit numbers is exact and rounded once, in every mode")
  func oneDigit() throws {
    let definition = try Self.small.get()[0]
    let samples = try definition.samples()
    for (left, right) in samples.flatMap({ left in samples.map { (left, $0) } }) {
      for mode in DecimalDefinition.modes {
        for operation in FloatOperation.allCases {
          check(
            definition.format.perform(operation, left.value, right.value, rounding: mode),
            definition.expected(operation, left, right, mode), "\(left.value) \(operation) \(right.value) \(mode)")
        }
      }
    }
  }

  @Test("Every operation on every pair of two-digit numbers is exact and rounded once, each pair in one mode")
  func twoDigits() throws {
    let definition = try Self.small.get()[1]
    let samples = try definition.samples()
    for (row, left) in samples.enumerated() {
      for (column, right) in samples.enumerated() {
        let mode = DecimalDefinition.modes[(row / 2 + column) % DecimalDefinition.modes.count]
        let operation = FloatOperation.allCases[(row / 2 + column / 8) % FloatOperation.allCases.count]
        check(
          definition.format.perform(operation, left.value, right.value, rounding: mode),
          definition.expected(operation, left, right, mode), "\(left.value) \(operation) \(right.value) \(mode)")
      }
    }
  }

  @Test("Every square root is exact and rounded once, in every mode")
  func squareRoots() throws {
    for definition in try Self.small.get() {
      for sample in try definition.samples() {
        for mode in DecimalDefinition.modes {
          let expected: (text: String, flags: FloatFlags) =
            sample.units < 0
            ? ("nan", .invalid)
            : definition.rounded(isNegative: sample.isNegative, mode) { 16 * sample.units * definition.scale - $0 * $0 }
          check(definition.format.squareRoot(sample.value, rounding: mode), expected, "√\(sample.value) \(mode)")
        }
      }
    }
  }

  @Test("A product plus a number is rounded once", arguments: [2, 22] as [UInt64])
  func fusedMultiplyAdd(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for definition in try Self.small.get() {
      let samples = try definition.samples()
      for _ in 0..<3_000 {
        let (left, right, addend) = (random.pick(samples), random.pick(samples), random.pick(samples))
        let mode = random.pick(DecimalDefinition.modes)
        let productIsNegative = left.isNegative != right.isNegative
        let zeroIsNegative = productIsNegative == addend.isNegative ? productIsNegative : mode == .down
        let exact = left.units * right.units + addend.units * definition.scale
        let expected = definition.rounded(isNegative: exact == 0 ? zeroIsNegative : exact < 0, mode) {
          4 * abs(exact) - $0 * definition.scale
        }
        check(
          definition.format.fusedMultiplyAdd(left.value, right.value, addend.value, rounding: mode), expected,
          "\(left.value) × \(right.value) + \(addend.value) \(mode), seed \(seed)")
      }
    }
  }
}
