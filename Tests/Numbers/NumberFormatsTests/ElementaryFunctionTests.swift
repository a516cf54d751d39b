import Foundation
import NumberFormats
import TestSupport
import Testing

@Suite("Elementary functions")
struct ElementaryFunctionTests {
  static let roundings: [(String, Rounding)] = [
    ("even", .nearestEven), ("away", .nearestAway), ("zero", .towardZero), ("up", .up), ("down", .down), ("odd", .odd),
  ]
  static let rows = (try? OracleFile.rows("elementary_mpmath.csv")) ?? []

  /// Returns the FNV-1a hash of the codes, the low byte first, and the exceptions of all results.
  ///
  /// NaN is all ones, and no result is one less.
  private func checksum(_ results: [FloatResult], _ format: FloatFormat) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for result in results {
      var word: UInt16 = 0xFFFE
      if let code = result.code { word = format.value(of: code) == .nan ? 0xFFFF : UInt16(code) }
      for byte in [UInt8(word & 0xFF), UInt8(word >> 8), result.flags.rawValue] {
        hash = (hash ^ UInt64(byte)) &* 0x0100_0000_01B3
      }
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  @Test(
    "All values and exceptions are those of mpmath, rounded",
    arguments: Dictionary(grouping: rows) { $0[0] + " " + $0[1] }.sorted { $0.key < $1.key }.map(\.key))
  func oracle(name: String) throws {
    let rows = Self.rows.filter { "\($0[0]) \($0[1])" == name }
    #expect(rows.count == Self.roundings.count)
    let format = try #require(try FloatFormat(named: rows[0][0]))
    let function = try #require(ElementaryFunction(rawValue: rows[0][1]))
    let arithmetic = FloatArithmetic(format)
    for row in rows {
      let rounding = try #require(Self.roundings.first { $0.0 == row[2] }).1
      // Tables of 16 bits take a second each.
      guard format.bits <= 8 || Exhaustive.isWhole || row[2] == "even" || row[2] == "up" else { continue }
      let table = FloatFunctionTable(function, of: arithmetic, rounding: rounding)
      #expect(checksum(table.results, format) == row[3], "\(row)")
      #expect(table[1] == arithmetic(function, 1, rounding: rounding))
    }
  }

  @Test("The fixture has six formats, with six functions and six roundings each")
  func fixture() {
    #expect(Self.rows.count == 6 * ElementaryFunction.allCases.count * Self.roundings.count)
  }

  @Test("Rational values of elementary functions are exact")
  func exact() throws {
    let format = FloatFormat.binary32
    let arithmetic = FloatArithmetic(format)
    func code(_ number: Float) -> FloatFormat.Code { FloatFormat.Code(number.bitPattern) }
    for rounding in Rounding.deterministic {
      #expect(arithmetic(.exp2, code(-149), rounding: rounding) == FloatResult(code: 1))
      #expect(arithmetic(.exp2, code(10), rounding: rounding) == FloatResult(code: code(1024)))
      #expect(arithmetic(.log2, code(0x1p-149), rounding: rounding) == FloatResult(code: code(-149)))
      #expect(arithmetic(.log, code(1), rounding: rounding) == FloatResult(code: 0))
      #expect(arithmetic(.cos, code(-0), rounding: rounding) == FloatResult(code: code(1)))
      #expect(arithmetic(.exp, code(0), rounding: rounding) == FloatResult(code: code(1)))
    }
    let zero = code(-0.0)
    #expect(arithmetic(.sin, zero) == FloatResult(code: zero))
    #expect(arithmetic(.log, zero) == FloatResult(code: code(-.infinity), flags: .divideByZero))
    #expect(arithmetic(.log2, code(-1)) == FloatResult(code: format.nan, flags: .invalid))
    #expect(arithmetic(.sin, code(.infinity)) == FloatResult(code: format.nan, flags: .invalid))
    #expect(arithmetic(.exp, code(-.infinity)) == FloatResult(code: 0))
  }

  @Test("In wide formats, the value is between the results of both directions, which are neighbors", arguments: [140])
  func wide(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let arithmetic = FloatArithmetic(.binary64)
    let functions: [(ElementaryFunction, (Double) -> Double)] = [
      (.exp, { Foundation.exp($0) }), (.exp2, { Foundation.exp2($0) }), (.log, { Foundation.log($0) }),
      (.log2, { Foundation.log2($0) }), (.sin, { Foundation.sin($0) }), (.cos, { Foundation.cos($0) }),
    ]
    for _ in 0..<Exhaustive.count(20_000, part: 300) {
      let exponent = Int.random(in: -30...(random.next() & 3 == 0 ? 900 : 8), using: &random)
      let number = Double(sign: .plus, exponent: exponent, significand: 1 + Double(random.next() >> 12) * 0x1p-52)
      for (function, machine) in functions {
        let code = FloatFormat.Code(number.bitPattern)
        let results = [.down, .nearestEven, .up].map { arithmetic(function, code, rounding: $0) }
        let doubles = results.compactMap { $0.code.map { Double(bitPattern: UInt64($0)) } }
        try #require(doubles.count == 3)
        #expect(doubles[2] == doubles[0].nextUp && results[1].flags.contains(.inexact), "\(function) \(number)")
        #expect(doubles[1] == doubles[0] || doubles[1] == doubles[2], "\(function) \(number)")
        // The machine's functions are less than a unit off.
        let near = machine(number)
        #expect((doubles[0].nextDown...doubles[2].nextUp).contains(near), "\(function) \(number) \(near)")
      }
    }
  }
}
