import NumberFormats
import TestSupport
import Testing

/// Pairs of codes of formats of at most 8 bits, compared with exact rational numbers.
///
/// They cover every operation, rounding, kind of tininess and saturation. If the environment variable `EXHAUSTIVE` is
/// set, every pair is tested, otherwise some pairs of each format.
@Suite("Operations on floating-point numbers against exact ones")
struct FloatOperationTests {
  @Test("The result of an operation on two codes is the exact one, rounded once", arguments: SampleFormat.all)
  func pairs(sample: SampleFormat) throws {
    var checker = ResultChecker(sample.format, seed: 1)
    let (reference, codes) = (checker.reference, checker.reference.values.count)
    for pair in Exhaustive.indices(codes * codes, part: 60, seed: 2) {
      let (left, right) = pair.quotientAndRemainder(dividingBy: codes)
      for operation in FloatOperation.allCases {
        let exact = try ReferenceOperation.apply(
          operation, reference.values[left], reference.values[right], zero: sample.format.zero)
        checker.check("\(operation) of codes \(left), \(right)", expected: try exact.rounded(in: reference)) {
          $0(operation, FloatFormat.Code(left), FloatFormat.Code(right), rounding: $1)
        }
      }
    }
    #expect(checker.different.isEmpty, "\(checker.different.joined(separator: "\n"))")
  }

  @Test("A fused multiply-add is rounded once", arguments: SampleFormat.all.filter { $0.format.bits <= 5 })
  func triples(sample: SampleFormat) throws {
    var checker = ResultChecker(sample.format, seed: 3)
    let (reference, codes) = (checker.reference, checker.reference.values.count)
    for triple in Exhaustive.indices(codes * codes * codes, part: 100, seed: 4) {
      let (pair, addend) = triple.quotientAndRemainder(dividingBy: codes)
      let (left, right) = pair.quotientAndRemainder(dividingBy: codes)
      let exact = ReferenceOperation.productPlus(
        reference.values[left], reference.values[right], reference.values[addend])
      checker.check(
        "\(left) times \(right) plus \(addend)", expected: try exact.rounded(in: reference)
      ) {
        $0.fusedMultiplyAdd(
          FloatFormat.Code(left), FloatFormat.Code(right), FloatFormat.Code(addend), rounding: $1)
      }
    }
    #expect(checker.different.isEmpty, "\(checker.different.joined(separator: "\n"))")
  }

  @Test("Exceptions are printed by their names")
  func flags() {
    #expect("\(FloatFlags())" == "[]" && "\(FloatFlags.divideByZero)" == "[divideByZero]")
    let all: FloatFlags = [.inexact, .underflow, .overflow, .divideByZero, .invalid]
    #expect("\(all)" == "[invalid, divideByZero, overflow, underflow, inexact]")
  }
}
