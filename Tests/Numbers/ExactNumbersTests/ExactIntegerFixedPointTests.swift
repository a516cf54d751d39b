import ExactNumbers
import TestSupport
import Testing

@Suite("Exact integers as fixed-point numbers")
struct ExactIntegerFixedPointTests {
  /// Returns numbers of every width, and those at the edges of words.
  private func number(_ random: inout SplitMix64) -> ExactInteger {
    let edges: [ExactInteger] = [
      0, 1, -1, ExactInteger(Int.max), ExactInteger(Int.min), .powerOfTwo(63), .powerOfTwo(126),
    ]
    if random.next() & 7 == 0 { return random.pick(edges) }
    let number = ExactInteger(random.int128(bits: 126))
    return random.next() & 7 == 0 ? number * .powerOfTwo(40) : number
  }

  @Test("Products and quotients are the exact ones, rounded down", arguments: [220])
  func rounding(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<Exhaustive.count(500_000, part: 20_000) {
      let (left, right) = (number(&random), number(&random))
      let bits = Int.random(in: 0...130, using: &random)
      let unit = ExactRational.powerOfTwo(-bits)
      let (x, y) = (ExactRational(left) * unit, ExactRational(right) * unit)
      let product = ExactInteger.fixedPointProduct(left, right, fractionBits: bits)
      #expect(product == (x * y).scaled(byPowerOfTwo: bits).floor, "\(left) \(right) \(bits) seed \(seed)")
      let divisor = UInt32(truncatingIfNeeded: random.next()) | 1
      let exact = try ExactRational(left) / ExactRational(ExactInteger(divisor))
      #expect(left.flooredQuotient(dividingBy: divisor) == exact.floor, "\(left) \(divisor) seed \(seed)")
      guard right != 0 else {
        #expect(throws: DivisionByZero.self) {
          try ExactInteger.fixedPointQuotient(left, right, fractionBits: bits)
        }
        continue
      }
      let quotient = try ExactInteger.fixedPointQuotient(left, right, fractionBits: bits)
      #expect(quotient == (try x / y).scaled(byPowerOfTwo: bits).floor, "\(left) \(right) \(bits) seed \(seed)")
    }
  }
}
