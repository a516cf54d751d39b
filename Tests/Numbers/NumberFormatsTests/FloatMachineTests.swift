import NumberFormats
import TestSupport
import Testing

/// The processor's arithmetic of each of its types: all pairs of special values, and seeded pairs.
///
/// If the environment variable `EXHAUSTIVE` is set, there are a million pairs and all triples of special values,
/// otherwise some.
@Suite("Floating-point arithmetic against the processor")
struct FloatMachineTests {
  static let pairs = Exhaustive.count(1_000_000, part: 4_000)

  #if !(os(macOS) && arch(x86_64))
    @Test("Float16 operations are those of the processor") func float16() {
      #expect(differences(Float16.self, seed: 16) == [])
    }
  #endif

  @Test("Float operations are those of the processor") func float() {
    #expect(differences(Float.self, seed: 32) == [])
  }

  @Test("Double operations are those of the processor") func double() {
    #expect(differences(Double.self, seed: 64) == [])
  }

  @Test("Conversions between the types are those of the processor") func conversions() {
    var random = SplitMix64(seed: 128)
    for _ in 0..<Self.pairs {
      let double = Double.random(&random)
      // Few random doubles are in the range of the other types.
      let near = Double(sign: double.sign, exponent: Int(random.next() % 70) - 40, significand: double.significand)
      #expect(Self.converts(double, to: Float.self, Float(double)))
      #expect(Self.converts(near, to: Float.self, Float(near)))
      let float = Float.random(&random)
      #expect(Self.converts(float, to: Double.self, Double(float)))
      #if !(os(macOS) && arch(x86_64))
        #expect(Self.converts(near, to: Float16.self, Float16(near)))
        #expect(Self.converts(Float(near), to: Float16.self, Float16(Float(near))))
        let half = Float16.random(&random)
        #expect(Self.converts(half, to: Double.self, Double(half)) && Self.converts(half, to: Float.self, Float(half)))
      #endif
    }
  }

  private static let arithmetic = [16: FloatArithmetic(.binary16), 32: .init(.binary32), 64: .init(.binary64)]

  private static func converts<A: MachineFloat, B: MachineFloat>(_ a: A, to: B.Type, _ b: B) -> Bool {
    guard let source = arithmetic[A.Bits.bitWidth], let target = arithmetic[B.Bits.bitWidth] else { return false }
    return b.isSame(target.convert(a.code, from: source).code)
  }

  /// Returns the first operations that differ from the processor's.
  private func differences<M: MachineFloat>(_: M.Type, seed: UInt64) -> [String] {
    let arithmetic = FloatArithmetic(M.format)
    var (different, random): ([String], _) = ([], SplitMix64(seed: seed))
    for left in M.specials {
      different += unaryDifferences(left, arithmetic)
      for right in M.specials {
        let thirds = Exhaustive.isWhole ? M.specials : [random.pick(M.specials)]
        different += thirds.flatMap { binaryDifferences(left, right, $0, arithmetic) }
      }
    }
    for _ in 0..<Self.pairs where different.count < 10 {
      let left = M.random(&random)
      let right = M.random(near: left, &random)
      different += unaryDifferences(left, arithmetic)
      different += binaryDifferences(left, right, M.random(near: left * right, &random), arithmetic)
    }
    return Array(different.prefix(10))
  }

  private func binaryDifferences<M: MachineFloat>(
    _ left: M, _ right: M, _ third: M, _ arithmetic: FloatArithmetic
  ) -> [String] {
    let (a, b) = (left.code, right.code)
    let order: FloatOrder = left < right ? .less : left > right ? .greater : left == right ? .equal : .unordered
    let checks: [(String, Bool)] = [
      ("+", (left + right).isSame(arithmetic(.add, a, b).code)),
      ("-", (left - right).isSame(arithmetic(.subtract, a, b).code)),
      ("*", (left * right).isSame(arithmetic(.multiply, a, b).code)),
      ("/", (left / right).isSame(arithmetic(.divide, a, b).code)),
      ("rem", left.remainder(dividingBy: right).isSame(arithmetic(.remainder, a, b).code)),
      ("fma \(third)", fusedMultiplyAdd(left, right, third).isSame(arithmetic.fusedMultiplyAdd(a, b, third.code).code)),
      ("compare", M.format.compare(a, b).order == order),
    ]
    return checks.filter { !$0.1 }.map { "\(left) \($0.0) \(right)" }
  }

  /// Returns the processor's fused multiply-add.
  ///
  /// Swift computes that of Float16 in Float and so rounds twice without such an instruction; then it is the sum in
  /// Double, whose product is exact, rounded to odd by its error.
  private func fusedMultiplyAdd<M: MachineFloat>(_ left: M, _ right: M, _ addend: M) -> M {
    guard M.Bits.bitWidth == 16 else { return addend.addingProduct(left, right) }
    let (product, addend) = (Double(left) * Double(right), Double(addend))
    let sum = product + addend
    let share = sum - product
    let error = (product - (sum - share)) + (addend - share)
    guard sum.isFinite, error != 0, sum.bitPattern & 1 == 0 else { return M(sum) }
    return M(error > 0 ? sum.nextUp : sum.nextDown)
  }

  private static let rules: [(FloatingPointRoundingRule, Rounding)] = [
    (.toNearestOrEven, .nearestEven), (.toNearestOrAwayFromZero, .nearestAway), (.towardZero, .towardZero),
    (.up, .up), (.down, .down),
  ]

  private func unaryDifferences<M: MachineFloat>(_ number: M, _ arithmetic: FloatArithmetic) -> [String] {
    let code = number.code
    var checks: [(String, Bool)] = Self.rules.map { rule, rounding in
      ("\(rule)", number.rounded(rule).isSame(arithmetic.roundToIntegral(code, rounding: rounding).code))
    }
    let unit = M.format.unitInTheLastPlace(of: code)
    checks += [
      ("root", number.squareRoot().isSame(arithmetic.squareRoot(code).code)),
      ("up", number.nextUp.isSame(M.format.nextUp(code))),
      ("down", number.nextDown.isSame(M.format.nextDown(code))),
      ("unit", number.isFinite ? unit.map { number.ulp.isSame(arithmetic.round($0).code) } ?? false : unit == nil),
    ]
    return checks.filter { !$0.1 }.map { "\($0.0) \(number)" }
  }
}
