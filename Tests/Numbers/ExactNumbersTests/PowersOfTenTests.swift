import ExactNumbers
import TestSupport
import Testing

@Suite("Powers of ten")
struct PowersOfTenTests {
  @Test("Scaling moves the point of a decimal text", arguments: [0, 1, 3, 40])
  func movesThePoint(places: Int) throws {
    let zeros = String(repeating: "0", count: places)
    for digits in ["1", "-25", "1234567890123456789012345678901234567890"] {
      let number = try #require(ExactRational(digits))
      #expect(number.scaled(byPowerOfTen: places).description == digits + zeros)
      #expect(number.scaled(byPowerOfTen: -places) == ExactRational("\(digits)e-\(places)"))
    }
    #expect(ExactRational(0).scaled(byPowerOfTen: places) == 0)
  }

  @Test("The zeros at the end are those of the text", arguments: [10, 100] as [UInt64])
  func trailingZeros(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<200 {
      let zeros = Int.random(in: 0...30, using: &random)
      let text = random.decimal(digits: Int.random(in: 1...40, using: &random)) + String(repeating: "0", count: zeros)
      let kept = text.reversed().drop { $0 == "0" }
      let (number, count) = try #require(ExactInteger(text)).withoutTrailingZeros
      #expect(number.description == String(kept.reversed()) && count == text.count - kept.count, "seed \(seed)")
    }
    #expect(ExactInteger(0).withoutTrailingZeros == (0, 0))
  }
}
