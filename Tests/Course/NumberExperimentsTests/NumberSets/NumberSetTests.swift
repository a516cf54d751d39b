import ExactNumbers
import NumberFormats
import Testing

@testable import NumberExperiments

@Suite("The ordered numbers of a format")
struct NumberSetTests {
  static let names = [
    "float5", "e2m2", "e4m3fn", "e5m2fnuz", "e2m1fn", "e8m0fnu", "binary5p3uf", "binary6p2se", "binary16", "posit8",
    "posit6es0", "posit5es1", "takum7", "takum3", "q3.4", "q0.4", "q4.0",
  ]

  /// Returns the values of all codes of a format, by the library's definition of a code, in order and without
  /// duplicates.
  private func definition(_ name: String) throws -> [ExactRational] {
    let format = try #require(try NumberFormatName(name)).format
    let values: [ExactRational?]
    switch format {
    case .float(let name): values = (0...name.format.largestCode).map { name.format.value(of: $0).exact }
    case .posit(let posit): values = (0...posit.largestCode).map { posit.value(of: $0).exact }
    case .takum(let takum): values = (0...takum.largestCode).map { takum.value(of: $0).exact }
    case .fixedPoint(let point):
      let half = 1 << (point.integerBits + point.fractionBits)
      values = (-half..<half).map { ExactRational(ExactInteger($0)) * .powerOfTwo(-point.fractionBits) }
    }
    return Set(values.compactMap { $0 }).sorted()
  }

  @Test("Every number has its own index", arguments: names)
  func order(name: String) throws {
    let numbers = try #require(try NumberFormatName(name)).numbers
    let values = numbers.indices.map(numbers.value)
    #expect(try values == definition(name))
    #expect(!values.contains(0) || numbers.value(at: 0) == 0)
    #expect(numbers.smallestPositive.map(numbers.value) == values.first { $0 > 0 })
    #expect(numbers.reach == values[0]...values[values.count - 1])
  }

  @Test("Subnormal numbers are those of the format", arguments: ["float5", "e2m2", "e4m3fn", "binary5p3uf"])
  func subnormals(name: String) throws {
    let format = try #require(try FloatFormat(named: name))
    let numbers = FloatNumberSet(format: format)
    let found = numbers.indices.filter(numbers.isSubnormal).map(numbers.value)
    let codes = (0...format.largestCode).filter { format.floatClass(of: $0) == .subnormal }
    #expect(found == codes.compactMap { format.value(of: $0).exact }.sorted())
    #expect(numbers.subnormalIndices.map { Array($0) }.joined().map(numbers.value) == found)
  }

  @Test("The numbers of a range are found", arguments: ["float5", "e2m1fn", "posit6es0", "q0.4"])
  func ranges(name: String) throws {
    let numbers = try #require(try NumberFormatName(name)).numbers
    let values = try definition(name)
    let ends = values + values.map { $0 + .powerOfTwo(-10) }
    for from in ends {
      for to in ends where to >= from {
        let found = numbers.indices(in: from...to).map { $0.map(numbers.value) } ?? []
        #expect(found == values.filter { (from...to).contains($0) })
      }
    }
  }

  @Test("Without a zero, the numbers nearest to zero on either side are neighbors")
  func withoutZero() throws {
    let format = try FloatFormat(exponentBits: 2, fractionBits: 1, hasSubnormals: false, zero: FloatFormat.Zero.none)
    let numbers = FloatNumberSet(format: format)
    let values = Set((0...format.largestCode).compactMap { format.value(of: $0).exact }).sorted()
    #expect(numbers.indices.map(numbers.value) == values && !values.contains(0))
    #expect(numbers.indices.map { format.value(of: numbers.code(at: $0)).exact } == values)
    #expect(numbers.gap(after: -1) == 1)
  }

  @Test("The widest format has the right number of numbers")
  func widest() throws {
    let numbers = FloatNumberSet(format: .binary128)
    let largest = UInt128(0x7FFE) << 112 | (1 << 112 - 1)
    #expect(numbers.indices.size == 2 * largest + 1)
    #expect(numbers.smallestPositive == 1)
  }

  @Test(
    "An unknown name has no format",
    arguments: [
      "posit", "posit2", "posit08", "posit8es5", "posit8es", "q3", "q3.", "q.4", "q-1.4", "q0.0", "q40.40", "Q3.4", "",
    ])
  func noNames(name: String) throws {
    #expect(try NumberFormatName(name) == nil)
  }
}
