import ExactNumbers
import NumberFormats
import Testing

@Suite("Posit formats")
struct PositFormatTests {
  @Test("Every code of every small posit format has the value of its definition", arguments: PositDefinition.all)
  func smallFormats(definition: PositDefinition) throws {
    let format = try definition.format
    for code in 0...format.largestCode {
      let (value, expected) = (format.value(of: code), definition.value(Int(code)))
      #expect(value.exact.map { Double(truncating: $0) } == expected, "\(format.bitPattern(code))")
      #expect((value == .nan) == (code == format.notAReal))
      #expect(value.number?.isNegative == expected.map { $0 < 0 })
    }
  }

  @Test("Values rise with the codes as signed integers, and negation mirrors them", arguments: PositDefinition.all)
  func orderAndSymmetry(definition: PositDefinition) throws {
    let format = try definition.format
    var code = format.notAReal
    for _ in 0..<format.largestCode {
      let next = format.nextUp(code)
      #expect(format.nextDown(next) == code)
      #expect(format.compare(code, next) == .less && format.compare(next, code) == .greater)
      let (low, high) = (format.value(of: code).exact, try #require(format.value(of: next).exact))
      if let low { #expect(low < high) }
      #expect(format.value(of: format.negated(next)).exact == -high)
      code = next
    }
    #expect(code == format.largest && format.nextUp(code) == format.notAReal)
    #expect(format.nextDown(format.notAReal) == format.largest)
    #expect(format.negated(format.notAReal) == format.notAReal)
    #expect(format.compare(format.notAReal, format.notAReal) == .equal)
  }

  @Test(
    "The largest number and the smallest above zero are powers of two and reciprocal",
    arguments: [(8, 2, 24), (16, 2, 56), (16, 1, 28), (8, 0, 6), (32, 2, 120), (3, 4, 16), (32, 4, 480)])
  func ends(bits: Int, exponentBits: Int, exponent: Int) throws {
    let format = try PositFormat(bits: bits, exponentBits: exponentBits)
    #expect(format.value(of: format.largest).exact == .powerOfTwo(exponent))
    #expect(format.value(of: format.smallestPositive).exact == .powerOfTwo(-exponent))
    #expect(format.value(of: format.largestCode).exact == -.powerOfTwo(-exponent))
    #expect(format.largestCode == 1 << bits - 1)
    #expect(format.bitPattern(format.notAReal) == "1" + String(repeating: "0", count: bits - 1))
  }

  @Test(
    "Codes are divided into fields, and stand for a number or NaR",
    arguments: [
      ("00000000", ["0", "0000000", "", ""], "0"),
      ("10000000", ["1", "0000000", "", ""], "nan"),
      ("01000000", ["0", "10", "00", "000"], "1"),
      ("11000000", ["1", "10", "00", "000"], "-1"),
      ("01001101", ["0", "10", "01", "101"], "3.25"),
      ("10110011", ["1", "01", "10", "011"], "-3.25"),
      ("00110110", ["0", "01", "10", "110"], "0.4375"),
      ("01110011", ["0", "1110", "01", "1"], "768"),
      ("01111101", ["0", "111110", "1", ""], "262144"),
      ("01111111", ["0", "1111111", "", ""], "16777216"),
      ("00000001", ["0", "0000001", "", ""], "0.000000059604644775390625"),
    ])
  func fields(bits: String, parts: [String], value: String) throws {
    let code = try #require(PositFormat.Code(bits, radix: 2))
    let fields = PositFormat.posit8.fields(of: code)
    #expect([fields.sign, fields.regime, fields.exponent, fields.fraction] == parts)
    #expect(PositFormat.posit8.value(of: code).description == value)
  }

  @Test("The fields of every code, joined, are the code", arguments: PositDefinition.all)
  func fieldsMakeUpTheCode(definition: PositDefinition) throws {
    let format = try definition.format
    for code in 0...format.largestCode {
      let fields = format.fields(of: code)
      #expect(fields.sign + fields.regime + fields.exponent + fields.fraction == format.bitPattern(code))
      #expect(fields.exponent.count == fields.exponentBits && fields.fraction.count == fields.fractionBits)
      #expect(Set(fields.regime.dropLast()).count < 2 && fields.exponentBits <= definition.exponentBits)
    }
  }

  @Test(
    "The error of a posit format names its wrong part",
    arguments: [
      (2, 2, "2 bits are not supported; a posit has 3 to 64"),
      (65, 0, "65 bits are not supported; a posit has 3 to 64"),
      (8, 5, "5 exponent bits are not supported; a posit has 0 to 4"),
      (8, -1, "-1 exponent bits are not supported; a posit has 0 to 4"),
    ])
  func errors(bits: Int, exponentBits: Int, message: String) throws {
    let error = #expect(throws: PositFormatError.self) { try PositFormat(bits: bits, exponentBits: exponentBits) }
    #expect(error?.description == message)
  }

  @Test("Formats of the standard have 2 exponent bits")
  func named() throws {
    #expect(try PositFormat.posit8 == PositFormat(bits: 8) && PositFormat.posit16 == PositFormat(bits: 16))
  }
}
