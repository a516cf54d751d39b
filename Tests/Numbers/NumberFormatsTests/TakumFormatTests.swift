import ExactNumbers
import NumberFormats
import TestSupport
import Testing

/// A takum by its definition on strings of bits, which uses negative codes directly.
struct TakumDefinition: CustomTestStringConvertible {
  let bits: Int

  var testDescription: String { "\(bits) bits" }

  /// Returns the value of a code, nil for NaR: ((1 − 3 S) + f) × 2^e with e = (−1)^S (c + S).
  func value(_ code: Int) -> ExactRational? {
    let digits = String((1 << bits) + code, radix: 2).dropFirst()
    if !digits.contains("1") { return 0 }
    if digits.first == "1", !digits.dropFirst().contains("1") { return nil }
    // Bits beyond the end of a short code are 0.
    let padded = digits + String(repeating: "0", count: max(0, 12 - bits))
    func number(_ text: some StringProtocol) -> Int { Int("0" + text, radix: 2) ?? 0 }
    let (sign, direction) = (number(padded.prefix(1)), number(padded.dropFirst().prefix(1)))
    let regimeBits = number(padded.dropFirst(2).prefix(3))
    let regime = direction == 1 ? regimeBits : 7 - regimeBits
    let characteristicBits = number(padded.dropFirst(5).prefix(regime))
    let characteristic =
      direction == 1 ? (1 << regime) - 1 + characteristicBits : 1 - (1 << (regime + 1)) + characteristicBits
    let fractionText = padded.dropFirst(5 + regime)
    let fraction = ExactRational(ExactInteger(number(fractionText))).scaled(byPowerOfTwo: -fractionText.count)
    let exponent = (1 - 2 * sign) * (characteristic + sign)
    return (ExactRational(ExactInteger(1 - 3 * sign)) + fraction).scaled(byPowerOfTwo: exponent)
  }
}

@Suite("Takums")
struct TakumFormatTests {
  @Test(
    "Every code of up to 16 bits has the value of its definition",
    arguments: (3...16).map { TakumDefinition(bits: $0) })
  func values(definition: TakumDefinition) throws {
    let format = try TakumFormat(bits: definition.bits)
    var last: ExactRational?
    for place in 0...Int(format.largestCode) {
      // From the least number to the largest.
      let code = (place + Int(format.notAReal)) & Int(format.largestCode)
      let (value, expected) = (format.value(of: TakumFormat.Code(code)), definition.value(code))
      guard value.exact == expected, value == .nan || expected != nil else {
        Issue.record("\(format.bitPattern(TakumFormat.Code(code)))")
        return
      }
      if let expected {
        if let last, last >= expected { Issue.record("the order at \(code)") }
        last = expected
        let negated = format.value(of: format.negated(TakumFormat.Code(code))).exact
        if negated != -expected { Issue.record("the opposite of \(code)") }
      }
      if format.round(value) != TakumFormat.Code(code) { Issue.record("the way back of \(code)") }
    }
  }

  @Test(
    "Between two codes the code of one more bit decides, and a tie goes to the even one", arguments: [5, 8, 11, 12, 13])
  func rounding(bits: Int) throws {
    let (format, wider) = (try TakumFormat(bits: bits), TakumDefinition(bits: bits + 1))
    let trace = ExactRational.powerOfTwo(-700)
    for code in 1..<format.largest {
      let middle = try #require(wider.value(Int(code) << 1 | 1))
      #expect(format.round(middle) == (code.isMultiple(of: 2) ? code : code + 1), "\(code)")
      #expect(format.round(middle - trace) == code && format.round(middle + trace) == code + 1, "\(code)")
      #expect(format.round(-middle - trace) == format.negated(code + 1), "\(code)")
    }
    for exponent in [256, 100_000] {
      #expect(format.round(.powerOfTwo(exponent)) == format.largest)
      #expect(format.round(.powerOfTwo(-exponent)) == 1 && format.round(-.powerOfTwo(-exponent)) == format.largestCode)
    }
    #expect(format.round(.infinity(isNegative: false)) == format.notAReal && format.round(0) == 0)
  }

  @Test("Pi in 16 bits, the ends and one have the published codes")
  func known() {
    #expect(TakumFormat.takum16.round(ExactRational("3.14159265358979")!) == 0b0_1001_0_1001001000)
    #expect(TakumFormat.takum8.value(of: 0b0100_0000).exact == 1)
    #expect(TakumFormat.takum64.value(of: 1).number?.exponent == -255)
    #expect(TakumFormat.takum64.value(of: TakumFormat.takum64.largest).number?.exponent == 254)
    #expect(TakumFormat.takum8.compare(0x80, 0xFF) == .less && TakumFormat.takum8.compare(1, 1) == .equal)
    #expect(throws: TakumFormatError.unsupportedBits(2)) { try TakumFormat(bits: 2) }
    #expect(TakumFormatError.unsupportedBits(65).description == "65 bits are not supported; a takum has 3 to 64")
  }

  @Test("Every result of a takum is the exact one, rounded once", arguments: [8, 12, 16, 32, 48, 64])
  func arithmetic(bits: Int) throws {
    let format = try TakumFormat(bits: bits)
    try format.checkArithmetic(seed: UInt64(190 + bits))
  }
}
