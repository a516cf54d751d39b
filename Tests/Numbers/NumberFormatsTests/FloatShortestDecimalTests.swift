import ExactNumbers
import NumberFormats
import TestSupport
import Testing

@Suite("The shortest decimal of floating-point numbers")
struct FloatShortestDecimalTests {
  static let samples = SampleFormat.named(upTo: 8) + SampleFormat.p3109(3...5) + SampleFormat.someP3109

  @Test(
    "The shortest decimal is the nearest of its length that is read back, and no shorter one exists", arguments: samples
  )
  func brute(sample: SampleFormat) throws {
    let reference = ReferenceFormat(sample.format)
    for code in Exhaustive.indices(reference.values.count, part: 40, seed: 12) {
      guard let exact = reference.values[code].exact else {
        #expect(sample.format.shortestDecimal(of: FloatFormat.Code(code)) == nil)
        continue
      }
      let magnitude = code % (1 << (sample.format.exponentBits + sample.format.fractionBits))
      let shortest = exact == 0 ? 0 : try shortest(magnitude, reference)
      #expect(
        sample.format.shortestDecimal(of: FloatFormat.Code(code)) == (exact < 0 ? -shortest : shortest), "\(code)")
    }
  }

  /// Returns the shortest decimal of a magnitude, by trying every one with 1 digit, then with 2 digits, and so on.
  private func shortest(_ magnitude: Int, _ reference: ReferenceFormat) throws -> ExactRational {
    let exact = reference.roomy[magnitude]
    let least = magnitude == 0 ? 0 : reference.middles[magnitude - 1]
    let isLast = magnitude == reference.largest && reference.format.overflow == .largest
    let most = isLast ? exact * 1_000 : reference.middles[magnitude]
    func isReadBack(_ decimal: ExactRational) -> Bool {
      decimal > least && decimal < most || magnitude % 2 == 0 && (decimal == least || decimal == most)
    }
    let exponent = try #require(exact.decimalExponent)
    var first = 1
    for digits in 1... {
      defer { first *= 10 }
      var best: (distance: ExactRational, decimal: ExactRational, isOdd: Bool)?
      for place in exponent - digits...exponent + 2 - digits {
        let unit = try ExactRational(10).raised(toPower: place)
        for number in first..<first * 10 {
          let decimal = ExactRational(ExactInteger(number)) * unit
          guard isReadBack(decimal) else { continue }
          let distance = (decimal - exact).magnitude
          let isBetter = best.map { distance < $0.distance || distance == $0.distance && $0.isOdd } ?? true
          if isBetter { best = (distance, decimal, number % 2 == 1) }
        }
      }
      if let best { return best.decimal }
    }
    return exact
  }

  @Test("The shortest decimal is the one that Swift prints for the processor's numbers")
  func machine() {
    #expect(differences(Double.self, seed: 13) == [])
    #expect(differences(Float.self, seed: 14) == [])
    #if !(os(macOS) && arch(x86_64))
      #expect(differences(Float16.self, seed: 15) == [])
    #endif
  }

  private func differences<M: MachineFloat>(_: M.Type, seed: UInt64) -> [String] {
    var random = SplitMix64(seed: seed)
    let numbers = (0..<Exhaustive.count(20_000, part: 150)).map { _ in M.random(&random) }
    let near = (-8...8).map { M(sign: .plus, exponent: M.Exponent($0), significand: 1) }
    // Swift prints every digit of an integer, even of those that are farther apart than 1 in Float16.
    let isPlain = { (number: M) in !number.isFinite || number.magnitude < 0x1p11 || M.Bits.bitWidth > 16 }
    return (M.specials + numbers + near).filter(isPlain).filter { number in
      let shortest = M.format.shortestDecimal(of: number.code)
      return number.isFinite ? shortest != ExactRational("\(number)") : shortest != nil
    }.map { "\($0)" }
  }
}
