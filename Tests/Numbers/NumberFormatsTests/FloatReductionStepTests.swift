import TestSupport
import Testing

@testable import NumberFormats

/// Sums and dot products in floats and in tables, compared with one operation after the other.
@Suite("Sums and dot products, step by step") struct FloatReductionStepTests {
  /// Returns a sum by its definition.
  private func sum(_ terms: [FloatResult], _ order: FloatArithmetic.Order, _ arithmetic: FloatArithmetic) -> FloatResult
  {
    if terms.count == 1 { return terms[0] }
    let middle = order == .pairwise ? terms.count / 2 : terms.count - 1
    let left =
      order == .forward && terms.count > 2
      ? forward(Array(terms[..<middle]), arithmetic) : sum(Array(terms[..<middle]), order, arithmetic)
    let right = sum(Array(terms[middle...]), order, arithmetic)
    return add(left, right, arithmetic)
  }

  private func forward(_ terms: [FloatResult], _ arithmetic: FloatArithmetic) -> FloatResult {
    terms.dropFirst().reduce(terms[0]) { add($0, $1, arithmetic) }
  }

  private func add(_ left: FloatResult, _ right: FloatResult, _ arithmetic: FloatArithmetic) -> FloatResult {
    let sum = arithmetic(.add, left.code ?? 0, right.code ?? 0)
    return FloatResult(code: sum.code, flags: sum.flags.union(left.flags).union(right.flags))
  }

  static let cases: [(FloatFormat, FloatFormat)] = [
    (.e4m3fn, .binary32), (.e5m2, .binary32), (.bfloat16, .binary32), (.binary16, .binary32), (.binary32, .binary32),
    (.e4m3fn, .e4m3fn), (.e5m2, .e5m2), (.e2m1fn, .e2m1fn), (.e4m3fn, .bfloat16), (.binary64, .binary32),
    (.e8m0fnu, .binary32),
  ]

  @Test("Every step is rounded, in each order, with the exceptions of all", arguments: cases) func steps(
    source: FloatFormat, accumulator: FloatFormat
  ) {
    var random = SplitMix64(seed: 250)
    for saturation in Saturation.allCases {
      let (from, to) = (FloatArithmetic(source), FloatArithmetic(accumulator, saturation: saturation))
      for round in 0..<Exhaustive.count(300, part: 15) {
        // Any codes, then numbers near 1 only, then near the smallest ones.
        let mask: UInt64 = [
          .max, UInt64(truncatingIfNeeded: source.largestCode >> 3 | source.signBit),
          UInt64(truncatingIfNeeded: source.signBit | 0xF),
        ][round % 3]
        let count =
          1 + Int(random.next() % 40) + (round == 3 ? 70_000 >> (source.bits == 4 ? 4 : source.bits > 8 ? 12 : 0) : 0)
        func codes() -> [UInt64] {
          (0..<count).map { _ in random.next() & mask & UInt64(truncatingIfNeeded: source.largestCode) }
        }
        let (left, right) = (codes(), codes())
        let (x, y) = (
          left.map { to.convert(FloatFormat.Code($0), from: from) },
          right.map { to.convert(FloatFormat.Code($0), from: from) }
        )
        let products = zip(x, y).map { x, y in
          let product = to(.multiply, x.code ?? 0, y.code ?? 0)
          return FloatResult(code: product.code, flags: product.flags.union(x.flags).union(y.flags))
        }
        guard !products.contains(where: { $0.code == nil }) else { continue }
        for order in FloatArithmetic.Order.allCases {
          #expect(to.sum(left.span, of: from, order: order) == sum(x, order, to), "\(count) codes, seed 250")
          #expect(
            to.dotProduct(left.span, right.span, of: from, order: order) == sum(products, order, to), "\(count) codes")
        }
        var fused = FloatResult(code: to.encode(0.0).code)
        for (x, y) in zip(x, y) {
          let next = to.fusedMultiplyAdd(x.code ?? 0, y.code ?? 0, fused.code ?? 0)
          fused = FloatResult(code: next.code, flags: fused.flags.union(next.flags).union(x.flags).union(y.flags))
        }
        #expect(to.dotProduct(left.span, right.span, of: from, usesFMA: true) == fused, "\(count) codes, seed 250")
      }
    }
  }
}
