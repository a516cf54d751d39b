import ExactNumbers
import NumberFormats
import Results
import SourceText
import TestSupport
import Testing

@testable import NumberExperiments

@Suite("posit.error-map")
struct PositErrorMapTests {
  @Test(
    "The map shows a result as exact exactly if the arithmetic is",
    arguments: [FloatOperation.add, .subtract, .multiply, .divide])
  func exact(operation: FloatOperation) throws {
    for format in [try PositFormat(bits: 6), .posit8] {
      let map = ErrorMap(operation, format)
      let numbers = TaperedNumberSet(format)
      #expect(map.values.count == 1 << format.bits - 1)
      func code(_ position: Int) -> PositFormat.Code {
        PositFormat.Code(bitPattern: numbers.indices.lowerBound + Int128(position)) & format.largestCode
      }
      for left in map.values.indices {
        for right in map.values.indices {
          let result =
            switch operation {
            case .add: format.add(code(left), code(right))
            case .subtract: format.subtract(code(left), code(right))
            case .multiply: format.multiply(code(left), code(right))
            default: format.divide(code(left), code(right))
            }
          let exact = operation.exact(map.values[left], map.values[right])
          let kind = map.rows[left][right]
          #expect((kind == .noNumber) == (result == format.notAReal))
          #expect((kind == .exact) == (exact != nil && format.value(of: result).exact == exact))
        }
      }
    }
  }

  @Test("Near 1 no error is larger than a half, and at the ends some are")
  func ends() {
    let map = ErrorMap(.multiply, .posit8)
    let near = map.values.indices.filter { (1...4).contains(map.values[$0].magnitude) }
    for left in near {
      for right in near { #expect(map.rows[left][right] != .beyond) }
    }
    #expect(map.rows[0][0] == .beyond && map.counts[.overflow] == nil)
  }

  @Test("The picture has a text alternative, fits, and is smaller than a megabyte", arguments: ["add", "divide"])
  func words(operation: String) async throws {
    let whole = try await figure("posit.error-map", "operation: \(operation)")
    #expect(whole.svg(.english).utf8.count < 700_000)
    let small = try await figure("posit.error-map", "{bits: 6, exponent-bits: 1, operation: \(operation)}")
    #expect(small.alt.en.hasPrefix("posit6es1: \(operation): a map of the errors for all pairs of its 63 numbers"))
    #expect(whole.crowdedTexts == [] && small.crowdedTexts == [])
  }

  @Test("Only formats that can be enumerated are accepted")
  func refused() throws {
    #expect(try refusals("posit.error-map", "bits: 9").count == 1)
    #expect(try refusals("posit.error-map", "operation: remainder").count == 1)
  }
}
