import NumberFormats
import TestSupport
import Testing

@Suite("Multiplication by shifting and adding")
struct RippleCarryProductTests {
  @Test("The product, carry out and overflow are those of the exact product", arguments: 1...8)
  func everyPair(bits: Int) throws {
    let adder = try RippleCarryAdder(bits: bits)
    let count = 1 << bits
    func signed(_ code: Int) -> Int { code < count / 2 ? code : code - count }
    var wrong: [RippleCarryAdder.Product] = []
    for (left, right) in (0..<count).flatMap({ left in (0..<count).map { (left, $0) } }) {
      let found = adder.multiply(UInt64(left), UInt64(right))
      let signedExact = signed(left) * signed(right)
      let overflows = signedExact < -count / 2 || signedExact >= count / 2
      let isRight =
        Int(found.full) == left * right && Int(found.product) == left * right % count
        && found.carryOut == (left * right >= count) && found.overflow == overflows
        && (overflows || signed(Int(found.product)) == signedExact)
      if !isRight { wrong.append(found) }
    }
    #expect(wrong == [])
  }

  @Test("After each step, the accumulator is the product with the lower bits", arguments: 1...5)
  func steps(bits: Int) throws {
    let adder = try RippleCarryAdder(bits: bits)
    for left in 0..<(1 << bits) {
      for right in 0..<(1 << bits) {
        let steps = adder.multiply(UInt64(left), UInt64(right)).steps
        #expect(steps.map(\.bit) == Array(0..<bits))
        #expect(steps.map { $0.multiplierBit ? 1 : 0 } == (0..<bits).map { right >> $0 & 1 }, "\(left) * \(right)")
        #expect(steps.map { Int($0.addend) } == (0..<bits).map { left * (right & 1 << $0) }, "\(left) * \(right)")
        #expect(
          steps.map { Int($0.accumulator) } == (1...bits).map { left * (right % (1 << $0)) }, "\(left) * \(right)")
      }
    }
  }

  @Test("Multiplication with 64 bits is that of the machine", arguments: [1 as UInt64, 2, 3])
  func machine(seed: UInt64) throws {
    let adder = try RippleCarryAdder(bits: 64)
    var random = SplitMix64(seed: seed)
    let edges: [UInt64] = [0, 1, .max, .max - 1, 1 << 63, 1 << 63 - 1, 1 << 32]
    for _ in 0..<500 {
      let (left, right) = (random.pick(edges + [random.next()]), random.pick(edges + [random.next() >> 40]))
      let found = adder.multiply(left, right)
      let (high, low) = left.multipliedFullWidth(by: right)
      let signed = Int64(bitPattern: left).multipliedReportingOverflow(by: Int64(bitPattern: right))
      let comment: Comment = "seed \(seed): \(left) * \(right)"
      #expect(found.full == UInt128(high) << 64 | UInt128(low) && found.product == low, comment)
      #expect(found.carryOut == (high != 0) && found.overflow == signed.overflow, comment)
      #expect(found.steps.count == 64 && found.steps.last?.accumulator == found.full, comment)
    }
  }

  @Test("Patterns of products have twice the bits")
  func patterns() throws {
    let product = try RippleCarryAdder(bits: 3).multiply(0b101, 0b110)
    #expect(product.bitPattern(product.full) == "011110")
    #expect(product.steps.map { product.bitPattern($0.addend) } == ["000000", "001010", "010100"])
    let wide = try RippleCarryAdder(bits: 64).multiply(.max, .max)
    #expect(
      wide.bitPattern(wide.full)
        == String(repeating: "1", count: 63) + String(repeating: "0", count: 64) + "1")
  }
}
