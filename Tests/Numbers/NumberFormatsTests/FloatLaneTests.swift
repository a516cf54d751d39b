import ExactNumbers
import TestSupport
import Testing

@testable import NumberFormats

/// Computations in doubles, one by one and in arrays, compared with the kernel of words.
///
/// The kernel is tested against exact numbers.
@Suite("Floating-point numbers in lanes")
struct FloatLaneTests {
  static let small = SampleFormat.all + (Exhaustive.isWhole ? SampleFormat.p3109(6...8) : [])
  static let roundings: [Rounding] =
    Rounding.deterministic + [
      .stochastic(0), .stochastic(1), .stochastic(0x8000_0000), .stochastic(0xDEAD_BEEF), .stochastic(.max),
    ]

  /// Returns the arithmetic of every saturation and tininess.
  private func arithmetics(_ format: FloatFormat) -> [FloatArithmetic] {
    Saturation.allCases.flatMap { saturation in
      Tininess.allCases.map { FloatArithmetic(format, saturation: saturation, tininess: $0) }
    }
  }

  /// Returns the result of a kernel of words.
  private func inWords(_ arithmetic: FloatArithmetic, _ double: Double, _ rounding: Rounding) -> FloatResult {
    let source = Double.arithmetic.wide
    let operand = source.decode(UInt128(double.bitPattern))
    return FloatResult(arithmetic.wide.encode(operand, rounding))
  }

  private func inWords(
    _ arithmetic: FloatArithmetic, _ operation: FloatOperation, _ left: FloatFormat.Code, _ right: FloatFormat.Code,
    _ rounding: Rounding
  ) -> FloatResult {
    let wide = arithmetic.wide
    return FloatResult(wide.perform(operation, wide.decode(left), wide.decode(right), rounding))
  }

  /// Returns doubles of every kind near the numbers of a format: each number, the middle to the next, quarters, and
  /// neighbors.
  private func doubles(_ format: FloatFormat, _ random: inout SplitMix64) -> [Double] {
    let values = (0...format.largestFiniteCode).map { FloatArithmetic(format).double($0) }
    let next = (values.last ?? 0) * 2
    var all: [Double] = [
      0, next, next * 1.5, .greatestFiniteMagnitude, .infinity, .nan, .leastNonzeroMagnitude, 0x1p-1000,
    ]
    for (low, high) in zip(values, values.dropFirst() + [next]) {
      for part in [0, 0.25, 0.5, 0.75, Double.random(in: 0..<1, using: &random)] {
        let number = low + (high - low) * part
        all += [number, number.nextUp, number.nextDown]
      }
    }
    return all + all.map { -$0 }
  }

  @Test("Arrays are rounded like single numbers, with the same exceptions", arguments: small)
  func encoding(sample: SampleFormat) {
    var random = SplitMix64(seed: 70)
    let doubles = doubles(sample.format, &random)
    for arithmetic in arithmetics(sample.format) {
      for rounding in Self.roundings where Exhaustive.isWhole || doubles.count < 500 || random.next() % 8 == 0 {
        let expected = doubles.map { inWords(arithmetic, $0, rounding) }
        let (codes, outcome) = arithmetic.encode(doubles, as: UInt8.self, rounding: rounding)
        #expect(codes.map { FloatFormat.Code($0) } == expected.map { $0.code ?? 0 }, "\(sample.name) \(rounding)")
        #expect(outcome.placesWithoutCode == expected.indices.filter { expected[$0].code == nil })
        #expect(outcome.flags == expected.reduce(into: []) { $0.formUnion($1.flags) })
        guard Exhaustive.isWhole || random.next() % 32 == 0 else { continue }
        for (double, expected) in zip(doubles, expected) {
          let (codes, outcome) = arithmetic.encode([double], as: UInt16.self, rounding: rounding)
          #expect(codes == [UInt16(expected.code ?? 0)] && outcome.flags == expected.flags, "\(double) \(rounding)")
          #expect(arithmetic.encode(double, rounding: rounding) == expected, "\(double) \(rounding)")
        }
      }
    }
  }

  @Test(
    "Arrays of wider formats are rounded like single numbers, for either kind of element",
    arguments: SampleFormat.named(upTo: 32).filter { $0.format.bits > 8 })
  func wideEncoding(sample: SampleFormat) {
    var random = SplitMix64(seed: 71)
    let format = sample.format
    let numbers = (0..<Exhaustive.count(200_000, part: 4_000)).map { index -> Double in
      let code = FloatFormat.Code(random.next()) & format.largestCode
      let number = FloatArithmetic(format).double(code)
      let unit = format.unitInTheLastPlace(of: code).map { Double(truncating: $0) } ?? 0
      let parts: [Double] = [0, 0.5, 0.25, 0.75, Double.random(in: 0..<1, using: &random)]
      let between = number + unit * parts[index % 5]
      return [between, between.nextUp, between.nextDown, -between][Int(random.next() % 4)]
    }
    for arithmetic in [FloatArithmetic(format), FloatArithmetic(format, saturation: .all, tininess: .beforeRounding)] {
      for rounding in Self.roundings {
        let (codes, _) = arithmetic.encode(numbers, as: UInt32.self, rounding: rounding)
        let expected = numbers.map { inWords(arithmetic, $0, rounding) }
        #expect(codes.map { FloatFormat.Code($0) } == expected.map { $0.code ?? 0 }, "\(rounding)")
        let floats = numbers.map { Float($0) }
        let (ofFloats, _) = arithmetic.encode(floats, as: UInt32.self, rounding: rounding)
        #expect(
          ofFloats.map { FloatFormat.Code($0) } == floats.map { inWords(arithmetic, Double($0), rounding).code ?? 0 })
        for (number, expected) in zip(numbers.prefix(500), expected) {
          #expect(arithmetic.encode([number], as: UInt32.self, rounding: rounding).outcome.flags == expected.flags)
        }
      }
    }
  }

  @Test(
    "Codes in arrays are decoded to their values",
    arguments: SampleFormat.named(upTo: 16) + SampleFormat.p3109(3...6) + SampleFormat.odd)
  func decoding(sample: SampleFormat) {
    let codes = (0...sample.format.largestCode).map { UInt16($0) }
    for (code, double) in zip(codes, FloatArithmetic(sample.format).decode(codes)) {
      let value = sample.format.value(of: FloatFormat.Code(code))
      switch value {
      case .nan: #expect(double.isNaN, "\(code)")
      case .infinity(let isNegative): #expect(double == (isNegative ? -.infinity : .infinity), "\(code)")
      case .finite(let number):
        #expect(
          ExactRational(exactly: double) == number.exact && (double.sign == .minus) == number.isNegative, "\(code)")
      }
    }
  }

  @Test("Operations on single codes, on arrays and in tables have the results of the word kernel", arguments: small)
  func operations(sample: SampleFormat) {
    let size = Int(sample.format.largestCode) + 1
    let codes = (0..<size).map { UInt8($0) }
    var random = SplitMix64(seed: 72)
    for operation in FloatOperation.allCases {
      for rounding in Self.roundings {
        let all = arithmetics(sample.format)
        let chosen = Exhaustive.isWhole && size <= 64 ? all : [all[Int(random.next() % UInt64(all.count))]]
        guard Exhaustive.isWhole || size <= 8 || random.next() % UInt64(size / 4) == 0 else { continue }
        for arithmetic in chosen {
          let table = FloatOperationTable(operation, of: arithmetic, rounding: rounding)
          var different = 0
          for left in codes {
            let expected = codes.map {
              inWords(arithmetic, operation, FloatFormat.Code(left), FloatFormat.Code($0), rounding)
            }
            var results = codes
            var span = results.mutableSpan
            let lefts = [UInt8](repeating: left, count: size)
            let outcome = arithmetic.perform(operation, lefts.span, codes.span, into: &span, rounding: rounding)
            if outcome.flags != expected.reduce(into: [], { $0.formUnion($1.flags) }) { different += 1 }
            for (right, expected) in zip(codes, expected) {
              let single = arithmetic(operation, FloatFormat.Code(left), FloatFormat.Code(right), rounding: rounding)
              let tabled = table[FloatFormat.Code(left), FloatFormat.Code(right)]
              if single != expected || tabled != expected || results[Int(right)] != UInt8(expected.code ?? 0) {
                different += 1
              }
            }
          }
          #expect(different == 0, "\(operation) \(rounding) \(arithmetic.saturation) \(arithmetic.tininess)")
        }
      }
    }
  }

  @Test(
    "Square roots, fused products and operations of up to 32 bits have the results of the word kernel",
    arguments: SampleFormat.named(upTo: 32))
  func more(sample: SampleFormat) {
    let format = sample.format
    var random = SplitMix64(seed: 73)
    for tininess in Tininess.allCases {
      let arithmetic = FloatArithmetic(format, tininess: tininess)
      let kernel = arithmetic.wide
      for _ in 0..<Exhaustive.count(300_000, part: 6_000) {
        let first = FloatFormat.Code(random.next()) & format.largestCode
        // A near number, any number, and one that nearly cancels the product.
        let second =
          random.next() & 1 == 0
          ? FloatFormat.Code(random.next()) & format.largestCode
          : first ^ FloatFormat.Code(random.next() & 0xFF & UInt64(truncatingIfNeeded: format.largestCode))
        let rounding = random.pick(Self.roundings)
        let product = arithmetic(.multiply, first, second).code ?? 0
        let third =
          random.next() & 1 == 0
          ? FloatFormat.Code(random.next()) & format.largestCode : (product ^ format.signBit) & format.largestCode
        let (value, flags) = kernel.productPlus(
          kernel.decode(first), kernel.decode(second), kernel.decode(third), rounding)
        #expect(
          arithmetic.fusedMultiplyAdd(first, second, third, rounding: rounding)
            == FloatResult(kernel.encode(value, rounding, flags: flags)), "\(first) \(second) \(third) \(rounding)")
        let (root, rootFlags) = kernel.squareRoot(kernel.decode(first))
        #expect(
          arithmetic.squareRoot(first, rounding: rounding)
            == FloatResult(kernel.encode(root, rounding, flags: rootFlags)),
          "\(first) \(rounding)")
        for operation in FloatOperation.allCases {
          #expect(
            arithmetic(operation, first, second, rounding: rounding)
              == inWords(arithmetic, operation, first, second, rounding), "\(operation) \(first) \(second) \(rounding)")
        }
      }
    }
  }

  @Test("Stochastically rounded elements use a separate random number each, and their mean is right")
  func stochastic() {
    let arithmetic = FloatArithmetic(.e4m3fn)
    // A quarter of the way from 1 to 1.125.
    let numbers = [Double](repeating: 1.03125, count: 100_000)
    var codes = [UInt8](repeating: 0, count: numbers.count)
    var span = codes.mutableSpan
    let outcome = arithmetic.encode(numbers.span, into: &span, seed: 80)
    #expect(outcome == FloatArrayOutcome(flags: .inexact, placesWithoutCode: []))
    let above = codes.count { $0 == 0x39 }
    #expect(codes.allSatisfy { $0 == 0x38 || $0 == 0x39 })
    // Five standard deviations of 100,000 draws with the probability of a quarter.
    #expect(abs(above - 25_000) < 690)
    for (place, code) in codes.enumerated().prefix(1_000) {
      let random = StochasticSequence(seed: 80, bits: 32, variant: .a).word(at: place)
      #expect(arithmetic.encode(numbers[place], rounding: .stochastic(random)).code == FloatFormat.Code(code))
    }
  }
}

extension Double {
  /// Creates a number near an exact one, for tests.
  fileprivate init(truncating number: ExactRational) {
    self = Double.arithmetic.round(number).code.map { Double(bitPattern: UInt64($0)) } ?? 0
  }
}
