import TestSupport
import Testing

@testable import Results

@Suite("Lengths rounded to hundredths")
struct HundredthsTests {
  @Test(
    "A length has at most two digits and no needless zero",
    arguments: [
      (0, "0"), (-0.0, "0"), (5, "5"), (-5, "-5"), (0.5, "0.5"), (0.05, "0.05"), (-0.05, "-0.05"), (1.25, "1.25"),
      (100, "100"), (100.1, "100.1"), (0.004, "0"), (-0.004, "0"), (0.005, "0.01"), (-0.005, "-0.01"), (0.125, "0.13"),
      (-0.125, "-0.13"), (0.999, "1"), (-0.996, "-1"), (99.995, "100"), (1e-300, "0"), (.leastNonzeroMagnitude, "0"),
      (999_999_999.99, "999999999.99"), (1e9, "0"), (-1e300, "0"), (.infinity, "0"), (-.infinity, "0"), (.nan, "0"),
    ] as [(Double, String)])
  func rounds(_ number: Double, _ text: String) {
    #expect(number.hundredths == text)
  }

  @Test("Every hundredth is written exactly")
  func exact() {
    for count in -20_000...20_000 {
      let number = Double(count) / 100
      #expect(Double(number.hundredths) == number)
    }
  }

  @Test(
    "A text is within half a hundredth, and rounding it again does not change it", arguments: [1, 2, 3] as [UInt64])
  func near(_ seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<2_000 {
      let number = Double.random(in: -5_000...5_000, using: &random)
      let rounded = try #require(Double(number.hundredths), "seed \(seed)")
      #expect(abs(rounded - number) <= 0.005_000_001, "seed \(seed): \(number)")
      #expect(rounded.hundredths == number.hundredths, "seed \(seed): \(number)")
    }
  }
}
