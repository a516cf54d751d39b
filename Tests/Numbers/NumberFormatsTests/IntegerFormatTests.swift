import ExactNumbers
import NumberFormats
import TestSupport
import Testing

@Suite("Integer formats")
struct IntegerFormatTests {
  /// The widths of the tests: all up to 12 bits, and those at the end of a word.
  static let widths = Array(1...12) + [13, 31, 32, 33, 62, 63, 64]

  @Test(arguments: widths)
  func valuesFollowTheDefinition(bits: Int) throws {
    for format in try IntegerFormat.all(bits: bits) {
      let wrong = format.codes.filter { code in
        let defined = format.definedValue(format.bitPattern(code))
        let value = format.value(of: code)
        return value?.exact != defined?.exact || value?.isNegativeZero != defined?.isNegativeZero
      }
      #expect(wrong == [], "\(format)")
    }
  }

  @Test(arguments: widths)
  func codesComeBack(bits: Int) throws {
    for format in try IntegerFormat.all(bits: bits) {
      let wrong = format.codes.filter { code in
        guard let value = format.value(of: code) else { return false }
        return format.code(of: value.exact) != (value.isNegativeZero ? format.code(of: 0) : code)
      }
      #expect(wrong == [], "\(format)")
    }
  }

  @Test(arguments: widths)
  func boundsAreTheExtremes(bits: Int) throws {
    for format in try IntegerFormat.all(bits: bits) {
      let values = format.codes.compactMap { format.value(of: $0)?.exact }
      #expect(format.minimum == values.min(), "\(format)")
      #expect(format.maximum == values.max(), "\(format)")
      let outside = [
        format.minimum - 1, format.maximum + 1, format.minimum - .powerOfTwo(64), format.maximum + .powerOfTwo(64),
      ]
      #expect(outside.compactMap(format.code(of:)) == [], "\(format)")
    }
  }

  /// Every number between the bounds has a code, and only BCD has unused codes, apart from those of second zeros.
  @Test(arguments: 1...12)
  func numbersAreAllThoseBetweenTheBounds(bits: Int) throws {
    for format in try IntegerFormat.all(bits: bits) {
      let numbers = Set(format.codes.compactMap { format.value(of: $0)?.exact })
      #expect(ExactInteger(numbers.count) == format.maximum - format.minimum + 1, "\(format)")
      let isComplete = format.codes.allSatisfy { format.value(of: $0) != nil }
      #expect(isComplete == (format.encoding != .bcd || bits < 4), "\(format)")
    }
  }

  @Test(arguments: IntegerFormat.supportedBits)
  func codesComeBackInEveryWidth(bits: Int) throws {
    var random = SplitMix64(seed: UInt64(bits))
    for format in try IntegerFormat.all(bits: bits) {
      for _ in 0..<20 {
        let code = random.next() & format.largestCode
        guard let value = format.value(of: code), !value.isNegativeZero else { continue }
        let comment: Comment = "seed \(bits): \(format), \(code)"
        #expect(format.code(of: value.exact) == code, comment)
        #expect((format.minimum...format.maximum).contains(value.exact), comment)
        let negated = format.negated(code).flatMap(format.value(of:))
        #expect(negated?.exact == (format.code(of: -value.exact) == nil ? nil : -value.exact), comment)
      }
    }
  }

  @Test(arguments: 1...12)
  func zerosAreCounted(bits: Int) throws {
    for format in try IntegerFormat.all(bits: bits) {
      let negativeZeros = format.codes.compactMap(format.value(of:)).filter { $0 == .negativeZero }
      let hasTwo = format.encoding == .onesComplement || format.encoding == .signMagnitude
      #expect(negativeZeros.map(\.description) == (hasTwo ? ["-0"] : []), "\(format)")
    }
  }

  @Test(arguments: widths)
  func negationNegatesWhatItCan(bits: Int) throws {
    for format in try IntegerFormat.all(bits: bits) {
      let wrong = format.codes.filter { code in
        guard let value = format.value(of: code) else { return format.negated(code) != nil }
        guard let negated = format.negated(code) else { return format.code(of: -value.exact) != nil }
        guard let result = format.value(of: negated) else { return true }
        let swapsZeros = format.encoding == .onesComplement || format.encoding == .signMagnitude
        let zeroIsRight = value.exact != 0 || result.isNegativeZero == (swapsZeros && !value.isNegativeZero)
        return result.exact != -value.exact || !zeroIsRight || format.negated(negated) != code
      }
      #expect(wrong == [], "\(format)")
    }
  }

  @Test(arguments: widths)
  func bitPatternsComeBack(bits: Int) throws {
    let format = try IntegerFormat(.unsigned, bits: bits)
    let wrong = format.codes.filter { code in
      let pattern = format.bitPattern(code)
      return pattern.count != bits || UInt64(pattern, radix: 2) != code || format.code(bitPattern: pattern) != code
    }
    #expect(wrong == [])
  }

  @Test(arguments: ["", "0101", "010101", "01012", "+0101", " 0101", "0b101", "０１０１０", "0101\u{301}"])
  func otherPatternsAreRefused(pattern: String) throws {
    #expect(try IntegerFormat(.unsigned, bits: 5).code(bitPattern: pattern) == nil)
  }

  @Test(arguments: [Int.min, -1, 0, 65, .max])
  func otherWidthsAreRefused(bits: Int) {
    let error = IntegerFormatError.unsupportedBits(bits)
    #expect(throws: error) { try IntegerFormat(.signMagnitude, bits: bits) }
    #expect(throws: error) { try RippleCarryAdder(bits: bits) }
    #expect(error.description == "\(bits) bits are not supported; the number of bits is 1 to 64")
  }

  @Test func standardBiasIsTheOneOfIEEE754() {
    #expect([1, 5, 8, 11, 15].map(IntegerFormat.standardBias(bits:)) == [0, 15, 127, 1023, 16383])
    #expect(IntegerFormat.standardBias(bits: 64) == ExactInteger(Int64.max))
  }
}
