import ExactNumbers
import TestSupport
import Testing

@Suite("An ExactRational of the machine's floating-point numbers")
struct ExactRationalBinaryFloatingPointTests {
  static let examples: [(Double, String)] = [
    (0, "0"), (-0.0, "0"), (1, "1"), (-3.25, "-3.25"), (0x1p100, "1267650600228229401496703205376"),
    (0.1, "0.1000000000000000055511151231257827021181583404541015625"),
  ]

  @Test("The exact value of a number is its decimal text", arguments: examples)
  func decimals(number: Double, text: String) {
    #expect(ExactRational(exactly: number)?.description == text)
  }

  @Test("The least and the greatest numbers are powers of two and differences of them")
  func extremes() {
    #expect(ExactRational(exactly: Double.leastNonzeroMagnitude) == .powerOfTwo(-1074))
    #expect(ExactRational(exactly: -Double.leastNormalMagnitude) == -.powerOfTwo(-1022))
    #expect(ExactRational(exactly: Double.greatestFiniteMagnitude) == .powerOfTwo(1024) - .powerOfTwo(971))
    #expect(ExactRational(exactly: Float.leastNonzeroMagnitude) == .powerOfTwo(-149))
    #expect(ExactRational(exactly: Float.greatestFiniteMagnitude) == .powerOfTwo(128) - .powerOfTwo(104))
  }

  @Test("Infinities and NaN have no exact value")
  func notNumbers() {
    for number in [Double.infinity, -.infinity, .nan, .signalingNaN] {
      #expect(ExactRational(exactly: number) == nil)
    }
  }

  @Test("Truncating the exact number returns the same double", arguments: [15, 115] as [UInt64])
  func doubles(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<3_000 {
      let number = Double(bitPattern: random.next())
      guard number.isNormal else { continue }
      let exact = try #require(ExactRational(exactly: number))
      #expect(Double(truncating: exact) == number, "\(number), seed \(seed)")
    }
  }

  @Test("The exact value of a float is that of its double", arguments: [16, 116] as [UInt64])
  func floats(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<3_000 {
      let number = Float(bitPattern: UInt32(truncatingIfNeeded: random.next()))
      #expect(ExactRational(exactly: number) == ExactRational(exactly: Double(number)), "\(number), seed \(seed)")
    }
  }

  #if !(os(macOS) && arch(x86_64))
    @Test("The exact value of every Float16 is that of its double")
    func halves() {
      for bits in UInt16.min ... .max {
        let number = Float16(bitPattern: bits)
        #expect(ExactRational(exactly: number) == ExactRational(exactly: Double(number)))
      }
    }
  #endif

  #if arch(x86_64) && !os(Windows)
    @Test("A number of 80 bits has all its digits")
    func extended() {
      #expect(ExactRational(exactly: Float80(UInt64.max)) == .powerOfTwo(64) - 1)
      #expect(ExactRational(exactly: Float80.leastNonzeroMagnitude) == .powerOfTwo(-16445))
      #expect(ExactRational(exactly: -Float80.leastNormalMagnitude) == -.powerOfTwo(-16382))
    }
  #endif
}
