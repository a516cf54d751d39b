import ExactNumbers
import NumberFormats
import TestSupport
import Testing

@Suite("Typed numbers")
struct TypedFloatTests {
  enum Five: FloatKind {
    static let arithmetic = FloatArithmetic(.float5)
  }
  enum Natural: FloatKind {
    static let arithmetic = FloatArithmetic((try? .p3109(bits: 8, precision: 4, isSigned: false)) ?? .e4m3fn)
  }
  typealias Small = TypedFloat<E4M3FN>

  @Test("Operators are the operations on the codes", arguments: 0...255 as ClosedRange<FloatFormat.Code>)
  func operators(left: FloatFormat.Code) {
    let arithmetic = E4M3FN.arithmetic
    for right in 0...255 as ClosedRange<FloatFormat.Code> {
      let (x, y) = (Small(code: left), Small(code: right))
      #expect((x + y).code == arithmetic(.add, left, right).code)
      #expect((x - y).code == arithmetic(.subtract, left, right).code)
      #expect((x * y).code == arithmetic(.multiply, left, right).code)
      #expect((x / y).code == arithmetic(.divide, left, right).code)
      #expect(x.addingProduct(x, y).code == arithmetic.fusedMultiplyAdd(left, right, left).code)
      let order = FloatFormat.e4m3fn.compare(left, right).order
      #expect((x == y) == (order == .equal) && (x < y) == (order == .less) && (x > y) == (order == .greater))
      #expect((x <= y) == [.less, .equal].contains(order) && (x >= y) == [.greater, .equal].contains(order))
      #expect(x != y || x.hashValue == y.hashValue)
    }
    let x = Small(code: left)
    #expect(x.squareRoot().code == arithmetic.squareRoot(left).code)
    #expect((-x).double == -x.double || x.double.isNaN)
    #expect(x.magnitude.double == x.double.magnitude || x.double.isNaN)
    #expect(Small(x.description).map { $0.code } == x.code || x.double.isNaN)
  }

  @Test("Literals and texts are rounded, texts only once")
  func literals() {
    let (x, y): (Small, Small) = (1.5, 3)
    #expect(x + y == 4.5 && "\(x * y)" == "4.5" && x < y && -x == -1.5)
    #expect(Small("0.1")?.description == "0.1015625" && Small("-0")?.description == "-0" && Small("x") == nil)
    #expect(Small("inf")?.value == .nan && Small("nan") != Small("nan"))
    #expect(TypedFloat<E5M2>("-inf")?.double == -.infinity)
    #expect(Small(exactly: 17) == nil && Small(exactly: 16) == 16 && [x, y, 0.5].reduce(0, +) == 5)
    #expect(Small(Float(0.3)).code == E4M3FN.arithmetic.encode(0.3 as Float).code)
    #expect(TypedFloat<Five>(6).description == "6" && TypedFloat<Five>(0.75).value.exact == ExactRational("0.75"))
  }

  @Test("An operation on a missing result has no result")
  func noResult() {
    let zero: TypedFloat<E2M1FN> = 0
    let none = zero / zero
    #expect(none.code == nil && (none + 1).code == nil && none != none && none.value == .nan && none.double.isNaN)
    #expect(none.squareRoot().code == nil && none.addingProduct(1, 1).code == nil && (-none).code == nil)
    #expect(none.description == "nan")
  }

  @Test("A format without a sign has no opposite numbers")
  func unsigned() {
    let one: TypedFloat<Natural> = 1
    #expect((-one).value == .nan && one.magnitude == one && (0 as TypedFloat<Natural>).magnitude == 0)
  }
}
