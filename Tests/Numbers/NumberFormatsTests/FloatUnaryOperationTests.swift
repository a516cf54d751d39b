import ExactNumbers
import NumberFormats
import TestSupport
import Testing

/// Codes of formats of at most 16 bits, compared with exact rational numbers.
///
/// If the environment variable `EXHAUSTIVE` is set, every code is tested, otherwise some codes of each format.
@Suite("Square roots and integers of floating-point numbers against exact ones")
struct FloatUnaryOperationTests {
  static let samples = SampleFormat.all + SampleFormat.named(upTo: 16).filter { $0.format.bits > 8 }

  @Test("A square root is rounded once", arguments: samples)
  func squareRoots(sample: SampleFormat) throws {
    var checker = ResultChecker(sample.format, seed: 5)
    let reference = checker.reference
    for code in Exhaustive.indices(reference.values.count, part: 100, seed: 6) {
      let exact: ReferenceRounding
      switch reference.values[code] {
      case .number(let number) where number > 0: exact = try ReferenceRounding(rootOf: number, in: reference)
      case .number, .infinity(isNegative: true):
        exact = try ReferenceRounding(.nan(isSignaling: false), flags: .invalid, in: reference)
      case .zero, .infinity, .nan: exact = try ReferenceRounding(reference.values[code], in: reference)
      }
      checker.check("root of code \(code)", expected: exact.result) {
        $0.squareRoot(FloatFormat.Code(code), rounding: $1)
      }
    }
    #expect(checker.different.isEmpty, "\(checker.different.joined(separator: "\n"))")
  }

  @Test("An integer is rounded by its mode", arguments: samples)
  func integers(sample: SampleFormat) throws {
    var checker = ResultChecker(sample.format, seed: 7)
    let reference = checker.reference
    for code in Exhaustive.indices(reference.values.count, part: 100, seed: 8) {
      try checker.check(
        "integer of code \(code)",
        expected: { rounding, saturation, tininess in
          let exact = try ReferenceOperation.integral(reference.values[code], rounding)
          return try exact.rounded(in: reference)(rounding, saturation, tininess)
        },
        found: { $0.roundToIntegral(FloatFormat.Code(code), rounding: $1) })
    }
    #expect(checker.different.isEmpty, "\(checker.different.joined(separator: "\n"))")
  }
}
