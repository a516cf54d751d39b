import ExperimentKit
import TestSupport
import Testing

@Suite("Numbers as plain decimals")
struct PlainTextTests {
  @Test(
    "A plain decimal has the shortest digits, and never an exponent",
    arguments: [
      (0, "0"), (-0.5, "-0.5"), (100, "100"), (0.1, "0.1"), (1e-5, "0.00001"), (-1.25e-7, "-0.000000125"),
      (Double(Float(1e-5)), "0.000009999999747378752"), (1e16, "10000000000000000"),
      (-1.2345e20, "-123450000000000000000"), (1e-308, "0." + String(repeating: "0", count: 307) + "1"),
    ] as [(Double, String)])
  func known(number: Double, text: String) {
    #expect(number.plainText == text)
  }

  @Test("A Float has its own digits")
  func float() {
    #expect(
      Float(1e-5).plainText == "0.00001" && Float(0.1).plainText == "0.1" && Float(1 << 24).plainText == "16777216")
  }

  /// Seed 12: the text has only digits, a sign and a point, and read back it is the number.
  @Test("Any number is read back unchanged")
  func anyNumber() {
    var random = SplitMix64(seed: 12)
    for _ in 0..<2_000 {
      let number = Double(bitPattern: random.next())
      guard number.isFinite else { continue }
      let text = number.plainText
      #expect(Double(text) == number && text.wholeMatch(of: #/-?[0-9]+(\.[0-9]+)?/#) != nil, "\(number)")
      let single = Float(bitPattern: UInt32(truncatingIfNeeded: random.next()))
      #expect(!single.isFinite || Float(single.plainText) == single && !single.plainText.contains("e"), "\(single)")
    }
  }
}
