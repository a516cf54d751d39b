import ExactNumbers
import NumberFormats
import TestSupport
import Testing

@Suite("The nearest number of a floating-point format")
struct FloatNearestTests {
  /// Returns the nearest code without a sign, by comparing all of them; ties go to the even one.
  private func nearest(_ number: Double, _ definition: FloatDefinition, _ format: FloatFormat) -> FloatFormat.Code {
    let codes = (0...format.largestFiniteCode).map { (code: $0, distance: abs(definition.value(Int($0)) - number)) }
    let least = codes.map(\.distance).min()
    let near = codes.filter { $0.distance == least }.map(\.code)
    // With one digit only zero is even.
    if format.fractionBits == 0, near.count > 1, definition.value(Int(near[0])) != 0 { return near[1] }
    return near.first { $0.isMultiple(of: 2) } ?? near[0]
  }

  /// Returns a double as a rational number.
  private func exact(_ double: Double) -> ExactRational {
    guard double != 0 else { return 0 }
    let digits = ExactRational(ExactInteger(Int64(double.significand * 0x1p52)))
    return digits.scaled(byPowerOfTwo: Int(double.exponent) - 52)
  }

  @Test(
    "The nearest code is the nearest of all numbers, for numbers on, between and next to them",
    arguments: FloatDefinition.all)
  func smallFormats(definition: FloatDefinition) throws {
    let format = try definition.format
    let values = (0...format.largestFiniteCode).map { definition.value(Int($0)) }
    let middles = zip(values, values.dropFirst()).map { ($0 + $1) / 2 }
    let beyond = (values.last ?? 0) + 100
    let beside = middles.flatMap { [$0 * 0.999, $0 * 1.001] }
    for number in values + middles + beside + [beyond] {
      let code = nearest(number, definition, format)
      #expect(format.nearestFinite(to: exact(number)) == code, "\(number)")
      #expect(format.nearestFinite(to: -exact(number)) == (number == 0 ? 0 : code | format.signBit), "\(-number)")
      #expect(format.holds(exact(number)) == (definition.value(Int(code)) == number), "\(number)")
    }
  }

  @Test(
    "Ties go to the even code, even below the smallest number",
    arguments: [
      ("0.3125", "0"), ("0.3126", "0.625"), ("-0.3125", "-0"), ("-0.1", "-0"), ("0.6875", "0.75"), ("0.8125", "0.75"),
      ("0.9375", "1"), ("4.5", "4"), ("5.5", "6"), ("6.5", "6"), ("1000000", "6"), ("-7", "-6"), ("0", "0"),
      ("1/3", "0.625"), ("0.1", "0"),
    ])
  func float5(number: String, nearest: String) throws {
    let code = FloatFormat.float5.nearestFinite(to: try #require(ExactRational(number)))
    #expect(FloatFormat.float5.value(of: code).description == nearest)
  }

  @Test("A format without a sign rounds negative numbers to its smallest number, and one without -0 to 0")
  func signs() throws {
    let unsigned = try FloatFormat(hasSign: false, exponentBits: 2, fractionBits: 1)
    #expect(unsigned.nearestFinite(to: -5) == 0)
    let oneZero = try FloatFormat(exponentBits: 2, fractionBits: 1, zero: .unsigned)
    #expect(oneZero.nearestFinite(to: .powerOfTwo(-9) * -1) == 0)
    #expect(oneZero.nearestFinite(to: -1) == 0b1010)
  }

  @Test("The nearest code is the one that the processor rounds a double to", arguments: [8, 88] as [UInt64])
  func processor(seed: UInt64) throws {
    let format = try #require(FloatFormatTests.binary32)
    var random = SplitMix64(seed: seed)
    for _ in 0..<1_000 {
      let digits = Int64(truncatingIfNeeded: random.next() >> 11)
      let exponent = Int.random(in: -210...70, using: &random)
      let double = Double(sign: .plus, exponent: exponent, significand: Double(digits))
      let exact = ExactRational(ExactInteger(digits)).scaled(byPowerOfTwo: exponent)
      #expect(
        format.nearestFinite(to: exact) == FloatFormat.Code(Float(double).bitPattern), "\(double), seed \(seed)")
    }
  }
}
