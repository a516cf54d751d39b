import ExactNumbers
import NumberFormats
import TestSupport
import Testing

@Suite("Operations on arrays and on their spans")
struct ArrayOverloadTests {
  private let source = FloatArithmetic(.e4m3fn)
  private let wide = FloatArithmetic(.binary32)
  private let left: [UInt8]
  private let right: [UInt8]

  init() {
    var random = SplitMix64(seed: 77)
    (left, right) = (
      (0..<60).map { _ in UInt8(truncatingIfNeeded: random.next()) & 0xB7 },
      (0..<60).map { _ in UInt8(truncatingIfNeeded: random.next()) & 0xB7 }
    )
  }

  @Test("Sums and dot products of arrays are those of their spans", arguments: FloatArithmetic.Order.allCases)
  func sums(order: FloatArithmetic.Order) {
    #expect(
      wide.sum(left, of: source, order: order, rounding: .up)
        == wide.sum(left.span, of: source, order: order, rounding: .up))
    #expect(
      wide.dotProduct(left, right, of: source, order: order, rounding: .up)
        == wide.dotProduct(left.span, right.span, of: source, order: order, rounding: .up))
    #expect(
      source.dotProduct(left, right, of: source, usesFMA: true)
        == source.dotProduct(left.span, right.span, of: source, usesFMA: true))
    #expect(
      source.dotProduct(left, right, of: source, chunk: 7, total: wide, order: order)
        == source.dotProduct(left.span, right.span, of: source, chunk: 7, total: wide, order: order))
  }

  @Test("A product of matrices in arrays is that of their spans")
  func matrices() {
    var codes = [UInt16](repeating: 0, count: 9)
    var span = codes.mutableSpan
    let half = FloatArithmetic(.binary16)
    let outcome = half.matrixProduct(
      left.span, right.span, of: source, rows: 3, columns: 3, into: &span, chunk: 4, rounding: .down)
    let product = half.matrixProduct(
      left, right, of: source, rows: 3, columns: 3, as: UInt16.self, chunk: 4, rounding: .down)
    #expect(product.codes == codes && product.outcome == outcome && outcome.flags.contains(.inexact))
  }

  @Test("Operations on arrays and choices among them are those of their spans")
  func operations() {
    var codes = left
    var span = codes.mutableSpan
    let outcome = source.perform(.multiply, left.span, right.span, into: &span, rounding: .up)
    let products = source.perform(.multiply, left, right, rounding: .up)
    #expect(products.codes == codes && products.outcome == outcome)
    #expect(source.select(.maximum, of: left) == source.select(.maximum, of: left.span))
    let posit = PositFormat.posit8
    #expect(posit.dotProduct(left, right) == posit.dotProduct(left.span, right.span))
    var sums = left
    var sumSpan = sums.mutableSpan
    posit.perform(.subtract, left.span, right.span, into: &sumSpan)
    #expect(posit.perform(.subtract, left, right) == sums)
  }

  @Test("The number of a result is that of its code, and NaN without one")
  func numbers() throws {
    let sum = wide.sum(left, of: source)
    let code = try #require(sum.code)
    #expect(wide.number(sum) as Float == wide.number(code) as Float && wide.number(sum, as: Double.self).isFinite)
    let narrow = FloatArithmetic(.e2m1fn)
    let none = narrow.encode(Double.nan)
    #expect(none.code == nil && narrow.number(none, as: Float.self).isNaN)
  }

  @Test("The double of a value is the nearest one")
  func doubles() throws {
    #expect(FloatFormat.e4m3fn.value(of: 0x3C).double == 1.5)
    let (negativeZero, special) = (FloatFormat.binary16.value(of: 0x8000), FloatFormat.binary16.value(of: 0xFC00))
    #expect(negativeZero.double.sign == .minus && negativeZero.double == 0 && special.double == -.infinity)
    #expect(FloatValue.nan.double.isNaN && DecimalValue.nan.double.isNaN)
    // The last bits of a number of binary128 are beyond a double.
    let wide = FloatFormat.binary128
    let one: FloatFormat.Code = 0x3FFF << 112
    let next = wide.value(of: one + 1 << 60)
    #expect(next.double == 1.0.nextUp)
    #expect(wide.value(of: one + 1 << 59).double == 1)
    #expect(wide.value(of: one + 1 << 59 + 1).double == 1.0.nextUp)
    #expect(wide.value(of: wide.largestFiniteCode).double == .infinity)
    #expect(DecimalFormat.decimal64.round(try ExactRational(1, over: 10)).value.double == 0.1)
  }
}
